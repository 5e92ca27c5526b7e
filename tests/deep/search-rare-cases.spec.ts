import { expect, hydrated, test } from "#tests/support/journey.ts";
import { expectDressPage, search } from "#tests/support/search-page.ts";

test("after Back from a result the keys work as before, and another text is found next", async ({ page }) => {
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

test("closed after the results of two texts, the search leaves no step behind", async ({ page }) => {
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

test("what is typed after Enter stays, and the address follows it", async ({ page }) => {
  await page.goto("/faq");
  const overlay = await search(page, "vi");
  await page.keyboard.press("Enter");
  await page.keyboard.press("e");
  await expect(page).toHaveURL("/faq?search=vie");
  await expect(overlay.getByRole("combobox")).toHaveValue("vie");
  await expect(overlay.getByRole("button", { name: "Close search" })).toBeVisible();
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
  await expect(said).toHaveText(/^\d dress/);
  await page.clock.pauseAt(new Date("2026-11-24T13:00Z"));
  await page.keyboard.type("vienne");
  await page.clock.runFor(ASKED_MS);
  await expect(overlay.getByRole("option")).toHaveCount(1);
  await expect(said).toHaveText("");
  await page.clock.runFor(2_000);
  await expect(said).toHaveText(/^1 dress/);
});

test("what was asked before is no answer, nor where it is lost", async ({ page }) => {
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
  await expect(overlay.getByText("Searching needs a connection.")).toBeVisible();
  const requested = page.waitForRequest("/search.json?q=vivienne");
  await overlay.getByRole("combobox").fill("vivienne");
  await requested;
  await page.clock.runFor(2_000);
  await expect(overlay.getByText("Looking through the rails")).toBeVisible();
  await expect(nothing).toBeHidden();
  response.resolve();
  await expect(overlay.getByRole("option", { name: /Vivienne/ })).toBeVisible();
});

test("nothing is asked before somebody searches", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("/search.json") && asked.push(request.url()));
  await page.goto("/faq");
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/js/search-panel-")),
  );
  // The idle fetches are done, and another page was opened.
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact us" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Contact us" })).toBeVisible();
  expect(asked).toEqual([]);
  await search(page, "vivienne");
  await expect.poll(() => asked.at(-1)).toMatch(/q=vivienne$/);
});

test("where no answer came that is said, and Enter asks again", async ({ page }) => {
  let isLost = true;
  await page.route("/search.json?q=burgandy", (route) =>
    isLost ? route.abort("aborted") : route.fallback(),
  );
  await page.goto("/faq");
  const overlay = await search(page, "burgandy");
  await expect(overlay.getByText("Searching needs a connection.")).toBeVisible();
  const searchPage = overlay.getByRole("link", { name: "Open the search page" });
  await expect(searchPage).toHaveAttribute("href", "/search?q=burgandy");
  isLost = false;
  await page.keyboard.press("Enter");
  await expect(overlay.getByRole("option", { name: /Vivienne/ })).toBeVisible();
  await expect(page).toHaveURL("/faq?search=burgandy");
});

test("results of another text are no options of what is typed", async ({ page }) => {
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

test("the field has room for its words on the narrowest phone", { tag: "@phone" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/search");
  const field = page.getByRole("main").getByRole("searchbox");
  await field.fill((await field.getAttribute("placeholder")) ?? "");
  expect(await field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test("of a search without a match the odd word is said, and what is nearest", async ({ page }) => {
  await page.goto("/faq");
  const overlay = await search(page, "red ballgown xyzzy");
  await expect(overlay.getByRole("option")).toHaveCount(1);
  await expect(overlay.getByRole("option", { name: /Ginevra/ }).locator("mark")).toHaveText(["Ball", "gown"]);
  await expect(overlay.getByRole("paragraph").filter({ hasText: "leaving out “xyzzy”" })).toBeVisible();
  await expect(overlay.getByRole("status"), "it is read out").toHaveText(/^1 dress .*leaving out “xyzzy”/);
  await expect(overlay.getByRole("link", { name: /^Ask us about .* on WhatsApp/ })).toBeVisible();
  await overlay.getByRole("combobox").fill("auroliax");
  await expect(overlay.getByRole("link", { name: /Aurélie/ }), "what is spelt most alike").toBeVisible();
  const ask = overlay.getByRole("link", { name: /^Ask us about “auroliax” on WhatsApp/ });
  const href = new URL((await ask.getAttribute("href")) ?? "");
  expect(href.searchParams.get("text")).toContain("I am looking for “auroliax”.");
  await expect(overlay.getByRole("combobox")).toHaveAttribute("aria-expanded", "false");
});

test("recent searches are remembered on the device until they are forgotten", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("searches", '["duchess satin"]'));
  await page.goto("/faq");
  const overlay = await search(page, "viv");
  await overlay.getByRole("option", { name: /Vivienne/ }).click();
  await expectDressPage(page, "Vivienne");
  await search(page, "");
  const first = overlay.getByRole("heading", { name: "Start here" }).locator("xpath=..");
  await expect(first.getByRole("link")).toHaveCount(6);
  await expect(overlay.getByRole("combobox")).toHaveAttribute("aria-expanded", "false");
  const recent = overlay.getByRole("heading", { name: "Recent searches" }).locator("xpath=..");
  await expect(recent.getByRole("listitem")).toHaveText(["viv", "duchess satin", "Clear all"]);
  await recent.getByRole("button", { name: "Remove “viv”" }).click();
  await expect(recent.getByRole("listitem")).toHaveText(["duchess satin", "Clear all"]);
  await expect(overlay.getByRole("combobox")).toBeFocused();
  await recent.getByRole("button", { name: "duchess satin", exact: true }).click();
  await expect(overlay.getByRole("combobox")).toHaveValue("duchess satin");
  await page.keyboard.press("Escape");
  await recent.getByRole("button", { name: "Clear all" }).click();
  await expect(recent).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("searches"))).toBeNull();
});

test("the form of the newsletter is found from any page, and is in sight then", { tag: "@both" }, async ({
  page,
}) => {
  await page.goto("/faq");
  const overlay = await search(page, "newsletter");
  await overlay.getByRole("link", { name: "Newsletter" }).click();
  await expect(page).toHaveURL("/#newsletter");
  await expect(overlay).toBeHidden();
  await expect(page.getByRole("textbox", { name: "Email address for the newsletter" })).toBeInViewport();
});

/** Longer than a pause after which the server is asked. */
const ASKED_MS = 200;
