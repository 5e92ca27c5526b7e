import type { Page } from "@playwright/test";
import { nothingMoreComes } from "#scripts/screen-states.mjs";
import { expect, test } from "#tests/support/journey.ts";

const BRIDAL = "/collection/bridal-dresses";

const dresses = (page: Page) => page.getByRole("main").locator("li").getByRole("heading", { level: 2 });
const black = (page: Page) => page.getByRole("checkbox", { name: /^Black/, includeHidden: true });
const isSaid = (page: Page, text: RegExp) => page.locator("[popover]").filter({ hasText: text });

/** What Chromium says of requests that it does not even try, and the journey of those that are answered with an error. */
const EXPECTED = /ERR_INTERNET_DISCONNECTED|^500: /;

test.afterEach(({ complaints }) => {
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !EXPECTED.test(complaint)));
});

/** The parts that know what to do must have come. */
async function open(page: Page, address = BRIDAL) {
  await page.goto(address);
  await nothingMoreComes(page);
}

/** The box lies under its words. */
async function tickBlack(page: Page) {
  await page.getByRole("button", { name: /Filter and Sort/ }).click();
  await black(page).focus();
  await page.keyboard.press("Space");
}

test("a tick without a connection leaves list and ticks as they are, says so, and is answered when the connection is back", async ({
  page,
  context,
}) => {
  await open(page);
  await context.setOffline(true);
  await tickBlack(page);
  await expect(isSaid(page, /no connection for the moment/)).toBeVisible();
  await expect(black(page)).toBeChecked();
  await page.getByRole("button", { name: "Show the dresses" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(isSaid(page, /no connection for the moment/)).toBeVisible();
  const status = page.getByRole("status").filter({ hasText: "Loading" });
  await expect(status.locator("span"), "the line at the top").toBeVisible();
  await expect(status.getByText("Loading"), "it stands where the note does").toBeHidden();
  await expect(dresses(page)).toHaveCount(7);
  await context.setOffline(false);
  await expect(dresses(page)).toHaveCount(1);
  await expect(isSaid(page, /no connection/)).toHaveCount(0);
  await expect(page).toHaveURL(`${BRIDAL}?colour=black`);
  await page.goBack();
  await expect(page).toHaveURL(BRIDAL);
  await expect(dresses(page)).toHaveCount(7);
});

test("a chip that is taken off without a connection is off once that is back, and Back puts it on again", async ({
  page,
  context,
}) => {
  await open(page, `${BRIDAL}?colour=black`);
  await context.setOffline(true);
  await page.getByRole("link", { name: "Remove: Black" }).click();
  await expect(isSaid(page, /no connection for the moment/)).toBeVisible();
  await expect(dresses(page)).toHaveCount(1);
  await context.setOffline(false);
  await expect(dresses(page)).toHaveCount(7);
  await expect(page).toHaveURL(BRIDAL);
  await page.goBack();
  await expect(page).toHaveURL(`${BRIDAL}?colour=black`);
  await expect(dresses(page)).toHaveCount(1);
});

test("Back gives up a tick that the shop answers with an error, and nothing is said of it any more", async ({
  page,
}) => {
  await open(page);
  await page.route(/bridal-dresses\.data\?.*colour=/, (route) => route.fulfill({ status: 500, body: "" }));
  await tickBlack(page);
  await expect(isSaid(page, /A stitch has come loose/)).toBeVisible();
  await expect(black(page)).toBeChecked();
  await expect(dresses(page)).toHaveCount(7);
  await page.goBack();
  await expect(page).toHaveURL(BRIDAL);
  await expect(isSaid(page, /A stitch/)).toHaveCount(0);
  await expect(black(page)).not.toBeChecked();
  await expect(dresses(page)).toHaveCount(7);
});
