import type { Page } from "@playwright/test";
import { nothingMoreComes } from "#scripts/screen-states.mjs";
import {
  BRIDAL,
  box,
  chip,
  dresses,
  filterDialog,
  openFilter,
  showDresses,
  tick,
} from "#tests/support/filter-page.ts";
import { holdResponses } from "#tests/support/held-responses.ts";
import { expect, expectComplaints, test } from "#tests/support/journey.ts";
import { setStandardLetters } from "#tests/support/large-letters.ts";

const SATIN = "/collection/satin-dresses";

/** Answers for filtered and sorted lists. */
const ANSWERS = /\/collection\/[a-z-]+\.data\?.*(?:colour|sort|size)=/;

test("the button that shows the dresses takes what is pressed, whatever is beneath it", async ({ page }) => {
  await page.goto(BRIDAL);
  await openFilter(page);
  const below = await filterDialog(page).evaluate((drawer) => drawer.scrollHeight - drawer.clientHeight);
  expect(below, "there is something to scroll").toBeGreaterThan(100);
  for (let top = 0; top <= below; top += 50) {
    await filterDialog(page).evaluate((drawer, to) => drawer.scrollTo({ top: to, behavior: "instant" }), top);
    await page.getByRole("button", { name: /^Show .*dress/ }).click({ trial: true, timeout: 5_000 });
  }
});

test("on the narrowest phone each chip and the way to clear them all are on the screen", async ({ page }) => {
  await page.goto(`${SATIN}?colour=pink,red,blue`);
  for (const standard of [16, 32]) {
    await setStandardLetters(page, standard);
    await page.setViewportSize({ width: 320, height: 640 });
    const links = page.getByRole("navigation", { name: "Chosen" }).getByRole("link");
    await expect(links).toHaveCount(4);
    const rightEdges = () =>
      links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().right));
    await expect.poll(async () => Math.max(...(await rightEdges()))).toBeLessThanOrEqual(320);
  }
});

test("a range of an old address leaves the form when unticked; the focus goes on", async ({ page }) => {
  await page.goto(`${BRIDAL}?price=1100-9000`);
  await openFilter(page);
  const old = page.locator('[type="checkbox"][value="1100-9000"]');
  await expect(old).toBeChecked();
  await old.focus();
  await page.keyboard.press("Space");
  await expect(old).toHaveCount(0);
  await expect(page.locator('[type="checkbox"][name="price"]').first()).toBeFocused();
});

test("Back closes the dialog in which something was ticked, and undoes it", async ({ page }) => {
  await page.goto("/faq");
  await page.goto(BRIDAL);
  await openFilter(page);
  await tick(page, /^Black/);
  await expect(dresses(page)).toHaveCount(1);
  await page.goBack();
  await expect(filterDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(BRIDAL);
  await expect(dresses(page)).toHaveCount(7);
  await page.goBack();
  await expect(page).toHaveURL("/faq");
});

test("Escape closes the filter before its answer, which comes all the same", async ({ page }) => {
  const answer = Promise.withResolvers<void>();
  await page.route(/bridal-dresses\.data\?.*colour=/, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.goto(BRIDAL);
  await openFilter(page);
  await tick(page, /^Black/);
  await page.keyboard.press("Escape");
  await expect(filterDialog(page)).toBeHidden();
  answer.resolve();
  await expect(chip(page, "Black")).toBeVisible();
  await expect(page).toHaveURL(`${BRIDAL}?colour=black`);
  await page.goBack();
  await expect(page).toHaveURL(BRIDAL);
  await expect(dresses(page)).toHaveCount(7);
  await openFilter(page);
  await expect(box(page, /^Black/)).not.toBeChecked();
});

test("a tick in the moment of leaving filters no other collection", async ({ page }) => {
  await page.goto(SATIN);
  await page.evaluate(() => {
    const push = history.pushState.bind(history);
    // The address is the next list's already, and the screen is still this one.
    history.pushState = (...step) => {
      history.pushState = push;
      push(...step);
      document.querySelector<HTMLInputElement>('[name="colour"][value="black"]')?.click();
    };
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "Bridal", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bridal" })).toBeVisible();
  await expect(page).toHaveURL(BRIDAL);
  await openFilter(page);
  await expect(box(page, /^Black/)).not.toBeChecked();
});

test.describe("while the answer is on its way", () => {
  test("Back gives the filter up", async ({ page }) => {
    // A link leads there, so that the list is a screen of the router's.
    await page.goto("/about");
    await page.getByRole("contentinfo").getByRole("link", { name: "Satin", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Satin Dresses" })).toBeVisible();
    const all = await dresses(page).count();
    const release = await tickBlack(page);
    await page.goBack();
    await expect(filterDialog(page)).toBeHidden();
    await expect(page).toHaveURL(SATIN);
    release();
    await openFilter(page);
    await expect(box(page, /^Black/)).not.toBeChecked();
    await page.keyboard.press("Escape");
    await expect(filterDialog(page)).toBeHidden();
    await expect(dresses(page)).toHaveCount(all);
    await page.goBack();
    await expect(page).toHaveURL("/about");
  });

  test("an order that is chosen keeps the tick, and so does a tick the order", async ({ page }) => {
    await page.goto(SATIN);
    const release = await tickBlack(page);
    await filterDialog(page).getByRole("link", { name: "Price, low to high" }).click();
    await expect(filterDialog(page)).toBeHidden();
    await openFilter(page);
    await tick(page, /^White/);
    await showDresses(page);
    release();
    await expect(page).toHaveURL(/\?sort=price-ascending&colour=white,black$/);
    await expect(chip(page, "Black")).toBeVisible();
    await expect(page.getByRole("button", { name: /Price, low to high/ })).toBeVisible();
  });

  test("chips removed one after the other both go, and a tick brings none back", async ({ page }) => {
    await page.goto(`${BRIDAL}?colour=pink,black&size=38`);
    const { asked, release } = await holdResponses(page, ANSWERS);
    let request = asked("colour=black");
    await chip(page, "Pink and blush").click();
    await request;
    request = asked("colour=black&");
    await chip(page, "38").click();
    await openFilter(page);
    await expect(box(page, /^Pink/)).not.toBeChecked();
    await tick(page, /^46/);
    await showDresses(page);
    release();
    await expect(page).toHaveURL(`${BRIDAL}?colour=black&size=46`);
    await request;
  });
});

test.describe("without an answer", () => {
  test("a tick says so, and waits for a connection", async ({ page, context, complaints }) => {
    await openWhole(page, BRIDAL);
    await context.setOffline(true);
    await openFilter(page);
    await tick(page, /^Black/);
    await expect(note(page, /You seem to be offline/)).toBeVisible();
    await showDresses(page);
    await expect(filterDialog(page)).toHaveCount(0);
    await expect(note(page, /You seem to be offline/)).toBeVisible();
    const status = page.getByRole("status").filter({ hasText: "Loading" });
    await expect(status.locator("span"), "the line at the top").toBeVisible();
    await expect(status.getByText("Loading"), "it stands where the note does").toBeHidden();
    await expect(dresses(page)).toHaveCount(7);
    await context.setOffline(false);
    await expect(dresses(page)).toHaveCount(1);
    await expect(note(page, /no connection/)).toHaveCount(0);
    await expect(page).toHaveURL(`${BRIDAL}?colour=black`);
    await page.goBack();
    await expect(page).toHaveURL(BRIDAL);
    await expect(dresses(page)).toHaveCount(7);
    await expectComplaints(complaints, /ERR_INTERNET_DISCONNECTED/);
  });

  test("Back gives up a tick that the shop answers with an error", async ({ page, complaints }) => {
    await openWhole(page, BRIDAL);
    await page.route(ANSWERS, (route) => route.fulfill({ status: 500, body: "" }));
    await openFilter(page);
    await tick(page, /^Black/);
    await expect(note(page, /A stitch has come loose/)).toBeVisible();
    await expect(dresses(page)).toHaveCount(7);
    await page.goBack();
    await expect(page).toHaveURL(BRIDAL);
    await expect(note(page, /A stitch/)).toHaveCount(0);
    await openFilter(page);
    await expect(box(page, /^Black/)).not.toBeChecked();
    await expectComplaints(complaints, /^500: /);
  });
});

/** The answer waits until it is released. */
async function tickBlack(page: Page) {
  const { asked, release } = await holdResponses(page, ANSWERS);
  await openFilter(page);
  const request = asked("colour=black");
  await tick(page, /^Black/);
  await request;
  return release;
}

/** The parts that know what to do must have come. */
async function openWhole(page: Page, address: string) {
  await page.goto(address);
  await nothingMoreComes(page);
}

function note(page: Page, text: RegExp) {
  return page.locator("[popover]").filter({ hasText: text });
}
