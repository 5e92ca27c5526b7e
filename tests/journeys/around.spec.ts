import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from "#tests/support/journey.ts";

const LIST = "/collection/tulle-dresses?sort=price-descending&colour=pink";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the dresses beside one are those of the list she came from, and the way back is that list", async ({
  page,
}) => {
  await page.goto(LIST);
  const names = (await page.locator("main [data-card] h2").allTextContents()).slice(0, 3);
  const [first = "", second = "", third = ""] = names;
  expect(new Set(names).size).toBe(3);
  await page.getByRole("link", { name: second }).first().press("Enter");
  await expectDress(page, second);
  await expectBeside(page, [`Previous: ${first}`, `Next: ${third}`]);

  await page.locator("#colour ~ div label, [aria-labelledby=colour] label").first().click();
  await expect(page).toHaveURL(/colour=/);
  await expectBeside(page, [`Previous: ${first}`, `Next: ${third}`]);
  await page.reload();
  await hydrated(page);
  await expectBeside(page, [`Previous: ${first}`, `Next: ${third}`]);

  await beside(page).getByRole("link", { name: first }).press("Enter");
  await expectDress(page, first);
  await expectBeside(page, [`Next: ${second}`]);
  await page.goBack();
  await expectDress(page, second);
  await expectBeside(page, [`Previous: ${first}`, `Next: ${third}`]);
  await breadcrumb(page).getByRole("link", { name: "Tulle dresses" }).click();
  await expect(page).toHaveURL(LIST);
});

test("an entry of the history that says nonsense, and a server that does, leave the collection's own order", async ({
  page,
}) => {
  await page.goto("/product/seraphine");
  await expectBeside(page, ["Previous: Aurélie", "Next: Colette"]);
  for (const list of [
    7,
    "https://elsewhere.example/",
    "/collection/satin-dresses?sort=name-ascending",
    "/collection/%zz",
  ]) {
    await page.evaluate((list) => history.replaceState({ ...history.state, usr: { list } }, ""), list);
    await page.reload();
    await hydrated(page);
    await expectBeside(page, ["Previous: Aurélie", "Next: Colette"]);
  }
  await page.route("**/neighbours.json*", (route) => route.fulfill({ body: "<!doctype html>" }));
  await page.evaluate(() => history.replaceState({ ...history.state, usr: { list: "/search?q=tulle" } }, ""));
  const asked = page.waitForResponse("**/neighbours.json*");
  await page.reload();
  await asked;
  await expectBeside(page, ["Previous: Aurélie", "Next: Colette"]);
});

test("dresses seen before are shown on the next one's page, on this device, until they are forgotten", async ({
  page,
}) => {
  await page.goto("/product/aurelie");
  await expect(page.locator("#more")).toBeVisible();
  await expect.poll(() => viewedOn(page)).toBe('["aurelie"]');
  await expect(seenBefore(page)).toHaveCount(0);
  await page.goto("/product/solange");
  await expect(seenBefore(page).getByRole("heading", { level: 3 })).toHaveText(["Aurélie"]);
  await page.goto("/product/isaure");
  await expect(seenBefore(page).getByRole("heading", { level: 3 })).toHaveText(["Solange", "Aurélie"]);
  await seenBefore(page).scrollIntoViewIfNeeded();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole("button", { name: "Forget these" }).press("Enter");
  await expect(seenBefore(page)).toHaveCount(0);
  expect(await viewedOn(page)).toBe('["isaure"]');
  await page.goto("/product/aurelie");
  await expect(seenBefore(page).getByRole("heading", { level: 3 })).toHaveText(["Isaure"]);
});

test("what is stored of dresses may be anything, and one that has left is not shown", async ({ page }) => {
  await page.goto("/faq");
  const list = '["gone","odette",7,null,{"slug":"x"},"__proto__","odette"]';
  await page.evaluate((list) => localStorage.setItem("viewed", list), list);
  await page.goto("/product/isaure");
  await expect(seenBefore(page).getByRole("heading", { level: 3 })).toHaveText(["Odette"]);
  for (const junk of ["{", '{"0":"odette"}', "7", `["${"x".repeat(10_000)}"]`]) {
    await page.evaluate((junk) => localStorage.setItem("viewed", junk), junk);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => viewedOn(page), junk.slice(0, 20)).toBe('["isaure"]');
    await expect(seenBefore(page)).toHaveCount(0);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the neighbours are those of the collection, and the dress is shared by WhatsApp", async ({
    page,
  }) => {
    await page.goto("/product/seraphine");
    await expectBeside(page, ["Previous: Aurélie", "Next: Colette"]);
    const share = await page.getByRole("link", { name: "Share Séraphine" }).getAttribute("href");
    expect(new URL(share ?? "").searchParams.get("text")).toMatch(/^Séraphine\nhttp:.*\/product\/seraphine$/);
    await beside(page).getByRole("link", { name: "Next: Colette" }).click();
    await expectDress(page, "Colette");
    await breadcrumb(page).getByRole("link", { name: "Tulle dresses" }).click();
    await expect(page).toHaveURL("/collection/tulle-dresses");
  });
});

function beside(page: Page) {
  return page.getByRole("navigation", { name: "Further in the list" });
}

function breadcrumb(page: Page) {
  return page.getByRole("navigation", { name: "Where you are" });
}

async function expectBeside(page: Page, names: readonly string[]) {
  const links = beside(page).getByRole("link");
  await expect(links).toHaveCount(names.length);
  for (const [index, name] of names.entries()) await expect(links.nth(index)).toHaveAccessibleName(name);
}

async function expectDress(page: Page, name: string) {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
}

function seenBefore(page: Page) {
  return page.getByRole("region", { name: "Seen before" });
}

function viewedOn(page: Page): Promise<unknown> {
  return page.evaluate(() => localStorage.getItem("viewed"));
}
