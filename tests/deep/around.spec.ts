import type { Page } from "@playwright/test";
import { expectDress } from "#tests/support/beside-dress.ts";
import { expect, expectAccessible, expectComplaints, hydrated, test } from "#tests/support/journey.ts";

/** A visitor may have come to a dress from this list. */
const PINK_TULLE = "/collection/tulle-dresses?sort=price-descending&colour=pink";

test("the dresses beside one, and the way back, are those of the list she came from", async ({ page }) => {
  await page.goto(PINK_TULLE);
  const names = (await page.locator("main [data-card] h2").allTextContents()).slice(0, 3);
  const [first = "", second = "", third = ""] = names;
  expect(new Set(names).size).toBe(3);
  await page.getByRole("link", { name: second }).first().press("Enter");
  await expectDress(page, second);
  await expectBeside(page, [`Previous: ${first}`, `Next: ${third}`]);

  await page.locator("#colour ~ div label, [aria-labelledby=colour] label").first().click();
  await expect(page).toHaveURL(/colour=/);
  await page.reload();
  await hydrated(page);
  await expectBeside(page, [`Previous: ${first}`, `Next: ${third}`]);

  await besideDress(page).getByRole("link", { name: first }).press("Enter");
  await expectDress(page, first);
  await expectBeside(page, [`Next: ${second}`]);
  await page.goBack();
  await expectDress(page, second);
  await breadcrumbOf(page).getByRole("link", { name: "Tulle dresses" }).click();
  await expect(page).toHaveURL(PINK_TULLE);
});

test("a dress opened from the search has the dresses found beside it", async ({ page }) => {
  await page.goto("/collection/tulle-dresses?sort=name-ascending");
  await page.getByRole("banner").getByRole("button", { name: "Search" }).filter({ visible: true }).click();
  await page.getByRole("combobox", { name: "Search" }).fill("satin");
  const found = page.getByRole("dialog", { name: "Search" }).getByRole("option");
  await expect(page.getByRole("dialog").getByRole("status"), "all that there is").toHaveText(/^\d+ dress/);
  const [first = "", second = "", third = ""] = await found.getByRole("heading").allTextContents();
  await found.nth(1).click();
  await expectDress(page, second);
  await expectBeside(page, [`Previous: ${first}`, `Next: ${third}`]);
  await expectWayBack(page, "/collection/satin-dresses");
});

test("dresses seen before are shown on the next page, until they are forgotten", async ({ page }) => {
  const viewed = () => page.evaluate(() => localStorage.getItem("viewed"));
  await page.goto("/product/aurelie");
  await expect.poll(viewed).toBe('["aurelie"]');
  await expect(seenBefore(page)).toHaveCount(0);
  await page.goto("/product/solange");
  await expect(seenBefore(page).getByRole("link")).toHaveText(["Aurélie"]);
  await seenBefore(page).scrollIntoViewIfNeeded();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Clear", exact: true }).press("Enter");
  await expect(seenBefore(page)).toHaveCount(0);
  await expect(page.locator("#announcer")).toHaveText("Cleared");
  const hasFocus = await page.evaluate(() => document.activeElement?.matches("main *"));
  expect(hasFocus, "the focus is on the page").toBe(true);
  expect(await viewed()).toBe('["solange"]');
});

test("nonsense in the history, or from the server, leaves the collection's own order", async ({ page }) => {
  await page.goto("/product/seraphine");
  await expectBeside(page, ["Previous: Aurélie", "Next: Colette"]);
  for (const list of [7, "https://elsewhere.example/", "/collection/%zz"]) {
    await page.evaluate((list) => history.replaceState({ ...history.state, usr: { list } }, ""), list);
    await page.reload();
    await hydrated(page);
    await expectBeside(page, ["Previous: Aurélie", "Next: Colette"]);
  }
  await page.route(/\/(dresses|neighbours)\.json/, (route) =>
    route.fulfill({ body: '{"previous":7,"next":{}}' }),
  );
  await page.evaluate(() => {
    localStorage.setItem("viewed", '["odette"]');
    history.replaceState({ ...history.state, usr: { list: "/search?q=tulle" } }, "");
  });
  const asked = ["dresses", "neighbours"].map((name) => page.waitForResponse(`**/${name}.json*`));
  await page.reload();
  await Promise.all(asked);
  await expectBeside(page, ["Previous: Aurélie", "Next: Colette"]);
  // The answers have come by now, and anything they throw with them.
  await page.getByRole("main").getByRole("radio").first().press("Space");
  await expect(page).toHaveURL(/\?colour=/);
  await expectDress(page, "Séraphine");
  await expect(seenBefore(page)).toHaveCount(0);
});

test("a dress opened in another tab has the list as well", async ({ page, context }) => {
  await page.goto(PINK_TULLE);
  const [first = "", second = ""] = await page.locator("main [data-card] h2").allTextContents();
  const opened = context.waitForEvent("page");
  await page
    .getByRole("link", { name: first })
    .first()
    .click({ modifiers: ["ControlOrMeta"] });
  const tab = await opened;
  await expectBeside(tab, [`Next: ${second}`]);
  await expect(breadcrumbOf(tab).getByRole("link").last()).toHaveAttribute("href", PINK_TULLE);
});

test("links wait for what is beside a dress, which is asked again", async ({ page, complaints }) => {
  await page.clock.install();
  await page.goto(PINK_TULLE);
  const [first = "", second = ""] = await page.locator("main [data-card] h2").allTextContents();
  await page.route("**/neighbours.json*", (route) => route.abort("internetdisconnected"), { times: 1 });
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("/neighbours.json"));
  await page.getByRole("link", { name: second }).first().click();
  await failed;
  await expectDress(page, second);
  await expect(besideDress(page)).toBeAttached();
  await expectBeside(page, []);
  await page.clock.runFor(6_000);
  await expect(besideDress(page).getByRole("link", { name: `Previous: ${first}` })).toBeVisible();
  await expectWayBack(page, PINK_TULLE);
  await expectComplaints(complaints, /^net::ERR_INTERNET_DISCONNECTED/);
});

/** The links from a dress's page to those before and after it. */
function besideDress(page: Page) {
  return page.getByRole("navigation", { name: "Other dresses in this list" });
}

function breadcrumbOf(page: Page) {
  return page.getByRole("navigation", { name: "Breadcrumb" });
}

async function expectBeside(page: Page, names: readonly string[]) {
  const links = besideDress(page).getByRole("link");
  await expect(links).toHaveCount(names.length);
  for (const [index, name] of names.entries()) await expect(links.nth(index)).toHaveAccessibleName(name);
}

async function expectWayBack(page: Page, list: string) {
  await expect(breadcrumbOf(page).getByRole("link").last()).toHaveAttribute("href", list);
}

function seenBefore(page: Page) {
  return page.getByRole("region", { name: "Recently viewed" });
}
