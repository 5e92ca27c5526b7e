import type { Request } from "@playwright/test";
import { expect, hydrated, test } from "#tests/support/journey.ts";
import { dismissSearch, expectDressPage, search, withoutIndex } from "#tests/support/search-page.ts";

test("after Back from a result the keys work as before, and another text is the one that Back finds next", async ({
  page,
}) => {
  await page.goto("/about");
  const overlay = await search(page, "champagne");
  const field = overlay.getByRole("combobox");
  await expect(overlay.getByRole("option").nth(1)).toBeVisible();
  for (const key of ["ArrowDown", "ArrowDown", "Enter"]) await page.keyboard.press(key);
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(field).toBeFocused();
  await expect(overlay.getByRole("option").nth(1)).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(overlay.getByRole("option", { selected: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(field).toHaveValue("");
  await expect(overlay).toBeVisible();
  await field.fill("vivienne");
  await overlay.getByRole("option", { name: /Vivienne/ }).click();
  await expectDressPage(page, "Vivienne");
  await page.goBack();
  await expect(page).toHaveURL("/about?search=vivienne");
  await expect(field).toHaveValue("vivienne");
});

test("closed after the results of two texts, each with Enter and Back, the search leaves no history entry behind", async ({
  page,
}) => {
  const list = "/collection/tulle-dresses?sort=price-ascending";
  await page.goto("/about");
  await page.goto(list);
  const overlay = await search(page, "");
  for (const text of ["vi", "viv"]) {
    await overlay.getByRole("combobox").fill(text);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${list}&search=${text}`);
    await overlay.getByRole("option", { name: /Vivienne/ }).click();
    await expectDressPage(page, "Vivienne");
    await page.goBack();
    await expect(overlay.getByRole("combobox")).toBeFocused();
  }
  await page.reload();
  await hydrated(page);
  await overlay.getByRole("button", { name: "Close search" }).click();
  await expect(overlay).toBeHidden();
  await expect(page).toHaveURL(list);
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("a search dismissed while its answer is on its way does not come back", async ({ page }) => {
  const requested = Promise.withResolvers<void>();
  const response = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const answer = /\/faq\.data\?.*search=vi/;
  await page.route(answer, async (route) => {
    requested.resolve();
    await response.promise;
    await route.fallback().catch(() => undefined);
  });
  const note = (request: Request) => answer.test(request.url()) && ended.resolve();
  page.on("requestfailed", note);
  page.on("requestfinished", note);
  await page.goto("/faq");
  const overlay = await search(page, "vi");
  await page.keyboard.press("Enter");
  await requested.promise;
  await dismissSearch(page);
  await expect(overlay).toBeHidden();
  response.resolve();
  await ended.promise;
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact us" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Contact us" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/faq");
  await expect(page.getByRole("heading", { level: 1, name: "Questions, answered" })).toBeVisible();
  await expect(overlay).toBeHidden();
});

test("what is typed while the answer to Enter is on its way stays", async ({ page }) => {
  const response = Promise.withResolvers<void>();
  await page.route(/\/faq\.data\?.*search=vi/, async (route) => {
    await response.promise;
    await route.fallback();
  });
  await page.goto("/faq");
  const overlay = await search(page, "vi");
  await page.keyboard.press("Enter");
  await page.keyboard.press("e");
  response.resolve();
  await expect(page).toHaveURL("/faq?search=vi");
  await expect(overlay.getByRole("button", { name: "Close search" })).toBeVisible();
  await expect(overlay.getByRole("combobox")).toHaveValue("vie");
});

test("text selected out of the field leaves the search open", async ({ page }) => {
  await page.goto("/faq");
  const overlay = await search(page, "vivienne");
  const field = await overlay.getByRole("combobox").boundingBox();
  const beside = await overlay.boundingBox();
  if (!field || !beside) throw new Error("The search has no place.");
  await page.mouse.move(field.x + 40, field.y + field.height / 2);
  await page.mouse.down();
  await page.mouse.move(beside.x + beside.width - 2, beside.y + beside.height - 2, { steps: 4 });
  await page.mouse.up();
  await expect(overlay).toBeVisible();
  await page.mouse.click(beside.x + beside.width - 2, beside.y + beside.height - 2);
  await expect(overlay, "a click there closes it").toBeHidden();
});

test("how many were found is said after a pause, and not with each letter", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-24T12:00Z") });
  await page.goto("/faq");
  const overlay = await search(page, "vi");
  const said = overlay.getByRole("status");
  await expect(said, "all dresses have been read").toHaveText(/^\d dress/);
  await page.clock.pauseAt(new Date("2026-11-24T13:00Z"));
  await page.keyboard.type("vienne");
  await expect(overlay.getByRole("option")).toHaveCount(1);
  await expect(said).toHaveText("");
  await page.clock.runFor(2_000);
  await expect(said).toHaveText(/^1 dress/);
});

test("without an index what was asked before is no answer: not while it is on its way, nor where it is lost", async ({
  page,
}) => {
  await withoutIndex(page);
  await page.clock.install();
  const response = Promise.withResolvers<void>();
  await page.route("/search.json?q=vivienne", async (route) => {
    await response.promise;
    await route.fallback();
  });
  await page.route("/search.json?q=vivi", (route) => route.abort("aborted"));
  await page.goto("/faq");
  const overlay = await search(page, "zzzz");
  const nothing = overlay.getByText("We found no dress for");
  await expect(nothing).toBeVisible();
  await overlay.getByRole("combobox").fill("vivi");
  await expect(overlay.getByText("The dresses could not be loaded.")).toBeVisible();
  const requested = page.waitForRequest("/search.json?q=vivienne");
  await overlay.getByRole("combobox").fill("vivienne");
  await requested;
  await page.clock.runFor(2_000);
  await expect(overlay.getByText("Looking through the rails")).toBeVisible();
  await expect(nothing).toBeHidden();
  response.resolve();
  await expect(overlay.getByRole("option", { name: /Vivienne/ })).toBeVisible();
});

test("neither the index nor the library comes before somebody is about to search", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  const ofSearch = () => requested.filter((path) => /search-index\.json|forgiving-search/.test(path));
  await page.goto("/faq");
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/js/search-panel-")),
  );
  // The idle fetches are done, and another page was opened.
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact us" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Contact us" })).toBeVisible();
  expect(ofSearch()).toEqual([]);
  const button = page.getByRole("button", { name: "Search", exact: true }).first();
  // The header that was scrolled away takes no focus.
  await expect(button).toBeVisible();
  await button.focus();
  await expect.poll(() => ofSearch().length).toBe(2);
});

test("where the index did not arrive the visitor is told, and the next letter asks for it again", async ({
  page,
}) => {
  let isLost = true;
  await page.route("/search-index.json", (route) => (isLost ? route.abort("aborted") : route.fallback()));
  await page.goto("/faq");
  const overlay = await search(page, "burgand");
  await expect(overlay.getByText("The dresses could not be loaded.")).toBeVisible();
  await expect(overlay.getByRole("link", { name: "Open the search page" })).toHaveAttribute(
    "href",
    "/search?q=burgand",
  );
  isLost = false;
  await page.keyboard.press("y");
  await expect(overlay.getByRole("option", { name: /Vivienne/ })).toBeVisible();
});

test("where there are too many dresses for an index the server is asked, and is no answer to other words", async ({
  page,
}) => {
  await withoutIndex(page);
  await page.goto("/faq");
  const overlay = await search(page, "burgandy satin");
  const options = overlay.getByRole("option");
  await expect(options.filter({ hasText: "Vivienne" }).locator("mark").first()).toHaveText("Burgundy");
  await expect(overlay.getByRole("status")).toHaveText(/^\d+ dresses\s*$/);
  await page.route("/search.json?q=tulle", () => undefined);
  const requested = page.waitForRequest("/search.json?q=tulle");
  await overlay.getByRole("combobox").fill("tulle");
  await requested;
  await page.keyboard.press("ArrowDown");
  await expect(overlay.getByRole("option", { selected: true })).toHaveCount(0);
  await overlay.getByRole("combobox").fill("vivienne");
  await expect(options).toHaveCount(1);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expectDressPage(page, "Vivienne");
});
