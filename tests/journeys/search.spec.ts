import type { Locator, Page, Request } from "@playwright/test";
import { expect, expectAccessible, hydrated, test } from "#tests/support/journey.ts";

test("a shopper searches by name and finds the dress", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Search", exact: true }).first().click();
  const overlay = page.getByRole("dialog", { name: "Search" });
  const field = overlay.getByRole("combobox");
  await expect(field).toBeFocused();
  await field.fill("AUR");
  const match = overlay.getByRole("option", { name: /Aurélie/ });
  await expect(match).toBeVisible();
  await expect(match).toContainText(/2,450\s\$/);
  await expect(match.locator("img")).toBeVisible();
  await expectAccessible(page);
  await match.click();
  await expect(page).toHaveURL("/product/aurelie");
  await expect(overlay).toBeHidden();
});

test("while typing has found nothing the loader shows; once it has settled, a kind sentence and ways on", async ({
  page,
}) => {
  await page.goto("/collection/satin-dresses");
  await page.getByRole("button", { name: "Search", exact: true }).first().click();
  const overlay = page.getByRole("dialog", { name: "Search" });
  await overlay.getByRole("combobox").pressSequentially("qqq");
  await expect(overlay.getByText("Looking through the rails")).toBeVisible();
  await expect(overlay.getByText("No dress goes by that name.")).toBeVisible();
  await expect(overlay.getByText("Looking through the rails")).toBeHidden();
  await expectAccessible(page);
  await overlay.getByRole("link", { name: "Tulle" }).click();
  await expect(page).toHaveURL("/collection/tulle-dresses");
  await expect(overlay).toBeHidden();
});

test("the list of names is asked for once, however often the focus moves before it comes", async ({
  page,
}) => {
  const requested: string[] = [];
  const response = Promise.withResolvers<void>();
  await page.route("/search-index.json", async (route) => {
    requested.push(route.request().url());
    await response.promise;
    await route.fallback();
  });
  await page.goto("/faq");
  const overlay = page.getByRole("dialog", { name: "Search" });
  await page.getByRole("button", { name: "Search", exact: true }).first().click();
  for (const _time of [1, 2, 3]) {
    await overlay.getByRole("button", { name: "Close search" }).focus();
    await overlay.getByRole("combobox").focus();
  }
  response.resolve();
  await overlay.getByRole("combobox").fill("vi");
  await expect(overlay.getByRole("option", { name: /Vivienne/ })).toBeVisible();
  expect(requested).toHaveLength(1);
});

test("Escape and the close icon close it, and the focus is back where it was", async ({ page }) => {
  await page.goto("/about");
  const toggle = page.getByRole("button", { name: "Search", exact: true }).first();
  const overlay = page.getByRole("dialog", { name: "Search" });
  await toggle.click();
  await expect(overlay).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(overlay).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.click();
  await overlay.getByRole("button", { name: "Close search" }).click();
  await expect(overlay).toBeHidden();
});

test("an address with a search in it opens on its results, and closes to the page below", async ({
  page,
}) => {
  await page.goto("/faq?search=vi");
  const overlay = page.getByRole("dialog", { name: "Search" });
  await expect(overlay.getByRole("option", { name: /Vivienne/ })).toBeVisible();
  await expectAccessible(page);
  await overlay.getByRole("link", { name: "Close search" }).click();
  await expect(overlay).toBeHidden();
  await expect(page).toHaveURL("/faq");
  await expect(page.getByRole("heading", { level: 1 }), "no button had the focus before").toBeFocused();
});

test("after Enter, a result opens its dress; Back finds the search as it was left", async ({ page }) => {
  await page.goto("/collection/tulle-dresses?sort=price-ascending");
  const overlay = await search(page, "vi");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/collection/tulle-dresses?sort=price-ascending&search=vi");
  await overlay.getByRole("option", { name: /Vivienne/ }).click();
  await expectDress(page, "Vivienne");
  await expect(overlay).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/collection/tulle-dresses?sort=price-ascending&search=vi");
  await expect(overlay.getByRole("combobox")).toHaveValue("vi");
  await overlay.getByRole("option", { name: /Vivienne/ }).click();
  await expectDress(page, "Vivienne");
});

test("a result that is opened while typing leaves the search behind it: Back finds it as it was left", async ({
  page,
}) => {
  await page.goto("/about");
  await page.goto("/collection/tulle-dresses?sort=price-ascending");
  const overlay = await search(page, "burgandy satin");
  await overlay.getByRole("option", { name: /Vivienne/ }).click();
  await expectDress(page, "Vivienne");
  await expect(overlay).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/collection/tulle-dresses?sort=price-ascending&search=burgandy+satin");
  await expect(overlay.getByRole("combobox")).toHaveValue("burgandy satin");
  await expect(overlay.getByRole("option", { name: /Vivienne/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/collection/tulle-dresses?sort=price-ascending");
  await expect(overlay).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("after Back from a result the field has the focus, and its keys work as before", async ({ page }) => {
  await page.goto("/about");
  const overlay = await search(page, "champagne");
  const field = overlay.getByRole("combobox");
  await expect(overlay.getByRole("option").nth(1)).toBeVisible();
  for (const key of ["ArrowDown", "ArrowDown", "Enter"]) await page.keyboard.press(key);
  await expect(page).toHaveURL(/\/product\//);
  await expect(overlay).toBeHidden();
  await page.goBack();
  await expect(overlay.getByRole("option").nth(1)).toBeVisible();
  await expect(field).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(overlay.getByRole("option", { selected: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(field).toHaveValue("");
  await expect(overlay).toBeVisible();
});

test("after Back, another text that a result is opened of is the one that Back finds next", async ({
  page,
}) => {
  await page.goto("/about");
  const overlay = await search(page, "champagne");
  await overlay.getByRole("option").first().click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  const field = overlay.getByRole("combobox");
  await expect(field).toBeFocused();
  await field.fill("vivienne");
  await overlay.getByRole("option", { name: /Vivienne/ }).click();
  await expectDress(page, "Vivienne");
  await page.goBack();
  await expect(page).toHaveURL("/about?search=vivienne");
  await expect(field).toHaveValue("vivienne");
  await expect(overlay.getByRole("option", { name: /Vivienne/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await expect(overlay).toBeHidden();
});

for (const { how, texts, isReloaded } of [
  { how: "Enter and Back from a result", texts: ["vi"], isReloaded: false },
  { how: "Enter, Back from a result and a reload", texts: ["vi"], isReloaded: true },
  { how: "Back from a result that was opened while typing", texts: [], isReloaded: false },
  { how: "the results of two texts, each with Enter and Back", texts: ["vi", "viv"], isReloaded: false },
]) {
  test(`closed after ${how}, the search leaves no history entry behind`, async ({ page }) => {
    await page.goto("/about");
    await page.goto("/collection/tulle-dresses?sort=price-ascending");
    const overlay = await search(page, "vi");
    for (const text of texts) {
      await overlay.getByRole("combobox").fill(text);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(`/collection/tulle-dresses?sort=price-ascending&search=${text}`);
      await openAndReturn(page, overlay);
    }
    if (texts.length === 0) await openAndReturn(page, overlay);
    if (isReloaded) await page.reload();
    await hydrated(page);
    await overlay.getByRole("link", { name: "Close search" }).click();
    await expect(overlay).toBeHidden();
    await expect(page).toHaveURL("/collection/tulle-dresses?sort=price-ascending");
    await expect(page.getByRole("heading", { level: 1 }), "no button had the focus before").toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL("/about");
  });
}

async function openAndReturn(page: Page, overlay: Locator) {
  await overlay.getByRole("option", { name: /Vivienne/ }).click();
  await expectDress(page, "Vivienne");
  await page.goBack();
  await expect(overlay.getByRole("combobox")).toBeFocused();
}

for (const [how, empty] of [
  ["Escape", (page: Page) => page.keyboard.press("Escape")],
  ["hand", (page: Page) => page.getByRole("combobox").fill("")],
] as const) {
  test(`emptied by ${how}, a search that was in the address is no longer in it`, async ({ page }) => {
    await page.goto("/about?search=vi");
    const overlay = page.getByRole("dialog", { name: "Search" });
    await expect(overlay.getByRole("option", { name: /Vivienne/ })).toBeVisible();
    await expect(overlay.getByRole("combobox")).toBeFocused();
    await empty(page);
    await expect(page).toHaveURL("/about?search=");
    await overlay.getByRole("link", { name: "Satin" }).click();
    await expect(page).toHaveURL("/collection/satin-dresses");
    await page.goBack();
    await expect(page).toHaveURL("/about?search=");
    await expect(overlay.getByRole("combobox")).toHaveValue("");
    await page.reload();
    await hydrated(page);
    await expect(overlay.getByRole("combobox")).toHaveValue("");
    await expect(overlay.getByRole("combobox")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(overlay).toBeHidden();
    await expect(page).toHaveURL("/about");
  });
}

test("a search that finds nothing whole says which word nothing has, and shows what comes nearest", async ({
  page,
}) => {
  await page.goto("/faq");
  const overlay = await search(page, "red ballgown xyzzy");
  await expect(overlay.getByRole("option")).toHaveCount(1);
  await expect(overlay.getByRole("option", { name: /Ginevra/ }).locator("mark")).toHaveText(["Ball", "gown"]);
  await expect(overlay.getByRole("paragraph").filter({ hasText: "without “xyzzy”" })).toBeVisible();
  await expect(overlay.getByRole("status"), "it is read out").toHaveText(/^1 dress .*without “xyzzy”/);
  await expect(overlay.getByRole("link", { name: /^Ask us on WhatsApp for/ })).toBeVisible();
  await expectAccessible(page);
});

test("where the index did not arrive she is told, and the next letter asks for it again", async ({
  page,
}) => {
  let requests = 0;
  let isLost = true;
  await page.route("/search-index.json", async (route) => {
    requests += 1;
    if (isLost) await route.abort("aborted");
    else await route.fallback();
  });
  await page.goto("/faq");
  const overlay = await search(page, "burgand");
  await expect(overlay.getByText("The list of dresses did not arrive.")).toBeVisible();
  await expect(overlay.getByRole("link", { name: "Search on a page of its own" })).toHaveAttribute(
    "href",
    "/search?q=burgand",
  );
  await expectAccessible(page);
  isLost = false;
  await page.keyboard.press("y");
  await expect(overlay.getByRole("option", { name: /Vivienne/ })).toBeVisible();

  const before = requests;
  await page.keyboard.type("abc");
  await expect(overlay.getByRole("option")).toHaveCount(0);
  expect(requests, "once it is here").toBe(before);
});

test("an index that never arrives is not asked for with every letter", async ({ page }) => {
  let requests = 0;
  await page.route("/search-index.json", async (route) => {
    requests += 1;
    await route.abort("aborted");
  });
  await page.goto("/faq");
  const overlay = await search(page, "");
  await page.route("/search-index.json?after", (route) => route.abort("aborted"));
  for (const letter of "abcdefghijklmnopqrstuvwxy") {
    await page.keyboard.press(letter);
    // What was asked for before has failed by then.
    await page.evaluate(() => fetch("/search-index.json?after").catch(() => undefined));
  }
  expect(requests, "it is asked for again").toBeGreaterThan(4);
  await expect(overlay.getByText("The list of dresses did not arrive.")).toBeVisible();
  expect(requests).toBeLessThan(12);
});

test("a search that somebody shared leads to the dress", async ({ page }) => {
  await page.goto("/?search=vi");
  await page
    .getByRole("dialog", { name: "Search" })
    .getByRole("option", { name: /Vivienne/ })
    .click();
  await expectDress(page, "Vivienne");
});

test("colour, size, sort and page are what they were, however the search is closed", async ({ page }) => {
  const product = "/product/aurelie?colour=sage&size=38";
  await page.goto(product);
  const overlay = await search(page, "vi");
  await dismiss(page);
  await expect(overlay).toBeHidden();
  await expect(page).toHaveURL(product);

  for (const close of [
    () => dismiss(page),
    () => overlay.getByRole("link", { name: "Close search" }).click(),
  ]) {
    await search(page, "vi");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${product}&search=vi`);
    await close();
    await expect(overlay).toBeHidden();
    await expect(page).toHaveURL(product);
    await expect(page.getByRole("radio", { name: "Size 38", exact: true })).toBeChecked();
  }
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
  await dismiss(page);
  await expect(overlay).toBeHidden();
  response.resolve();
  await ended.promise;
  // Nothing is to be seen of what does not happen: the screen has had its time for it.
  await page.evaluate(() => fetch("/search-index.json"));
  await expect(overlay).toBeHidden();
  await expect(page).toHaveURL("/faq");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact us" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Contact us" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/faq");
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
  await expect(overlay.getByRole("link", { name: "Close search" })).toBeVisible();
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
  // It fades out for a while once it is closed.
  await expect(overlay).toHaveJSProperty("open", true);
  await page.mouse.click(beside.x + beside.width - 2, beside.y + beside.height - 2);
  await expect(overlay, "a click there closes it").toHaveJSProperty("open", false);
});

test("the arrows point at results while the focus stays in the field, and Enter opens one", async ({
  page,
}) => {
  await page.goto("/faq");
  const overlay = await search(page, "satin burgandy");
  const field = overlay.getByRole("combobox");
  const options = overlay.getByRole("listbox", { name: "Dresses found" }).getByRole("option");
  await expect(options.first()).toBeVisible();
  await expect(field).toHaveAttribute("aria-expanded", "true");
  await expect(field).not.toHaveAttribute("aria-activedescendant");
  const active = overlay.getByRole("option", { selected: true });
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(active).toHaveAttribute("id", (await options.nth(1).getAttribute("id")) ?? "none");
  await expect(field).toHaveAttribute("aria-activedescendant", (await active.getAttribute("id")) ?? "none");
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(active, "up from the first").toHaveAttribute(
    "id",
    (await options.last().getAttribute("id")) ?? "none",
  );
  await page.keyboard.press("ArrowDown");
  await expect(active, "down from the last").toHaveAttribute(
    "id",
    (await options.first().getAttribute("id")) ?? "none",
  );
  await page.keyboard.press("Home");
  await expect(active, "the text's own keys").toHaveCount(0);
  await expect(field).toHaveJSProperty("selectionStart", 0);
  await page.keyboard.press("ArrowDown");
  await expect(active).toHaveCount(1);
  await page.keyboard.press("Space");
  await expect(active, "another text that finds the same").toHaveCount(0);
  await expect(options.first()).toBeVisible();
  await field.fill("vivienne");
  await expect(options).toHaveCount(1);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expectDress(page, "Vivienne");
  await expect(overlay).toBeHidden();
});

test("how many were found is said after a pause, and not with each letter", async ({ page }) => {
  await page.clock.install();
  await page.goto("/faq");
  const overlay = await search(page, "vi");
  const said = overlay.getByRole("status");
  await expect(said, "all dresses have been read").toHaveText(/^\d dress/);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.type("vienne");
  await expect(overlay.getByRole("option")).toHaveCount(1);
  await expect(said).toHaveText("");
  await page.clock.runFor(2_000);
  await expect(said).toHaveText(/^1 dress/);
});

test("a result is a real link: it opens in a tab of its own, and the search stays", async ({
  page,
  context,
}) => {
  await page.goto("/faq");
  const overlay = await search(page, "vivienn");
  const opened = context.waitForEvent("page");
  await overlay.getByRole("option", { name: /Vivienne/ }).click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL("/product/vivienne");
  await expect(overlay.getByRole("combobox")).toHaveValue("vivienn");
});

test("what was found by another word says by which; the words are marked", async ({ page }) => {
  await page.goto("/faq");
  const overlay = await search(page, "burgandy");
  const match = overlay.getByRole("option", { name: /Vivienne/ });
  await expect(match.locator("mark")).toHaveText(["Burgundy"]);
  await overlay.getByRole("combobox").fill("VIV");
  await expect(match.locator("mark")).toHaveText(["Viv"]);
});

test("while nothing is searched for there are the collections and the label's first dresses", async ({
  page,
}) => {
  await page.goto("/faq");
  const overlay = await search(page, "");
  await expect(overlay.getByRole("link", { name: "Satin" })).toBeVisible();
  const first = overlay.getByRole("heading", { name: "Begin with these" }).locator("xpath=..");
  await expect(first.getByRole("link")).toHaveCount(6);
  await expect(overlay.getByRole("combobox")).toHaveAttribute("aria-expanded", "false");
  await expectAccessible(page);
  await first.getByRole("link", { name: /Aurélie/ }).click();
  await expectDress(page, "Aurélie");
});

test("what was searched for is remembered on the device, and is forgotten when asked", async ({ page }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem("searches")) localStorage.setItem("searches", '[1,{"a":2},"duchess satin"]');
  });
  await page.goto("/faq");
  const overlay = await search(page, "viv");
  await overlay.getByRole("option", { name: /Vivienne/ }).click();
  await expectDress(page, "Vivienne");
  await search(page, "");
  const recent = overlay.getByRole("heading", { name: "You searched for" }).locator("xpath=..");
  await expect(recent.getByRole("listitem")).toHaveText(["viv", "duchess satin", "Forget all"]);
  await expectAccessible(page);
  await recent.getByRole("button", { name: "Forget “viv”" }).click();
  await expect(recent.getByRole("listitem")).toHaveText(["duchess satin", "Forget all"]);
  await expect(overlay.getByRole("combobox")).toBeFocused();
  await recent.getByRole("button", { name: "duchess satin", exact: true }).click();
  await expect(overlay.getByRole("combobox")).toHaveValue("duchess satin");
  await expect(overlay.getByRole("option", { name: /Vivienne/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await recent.getByRole("button", { name: "Forget all" }).click();
  await expect(recent).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("searches"))).toBeNull();
});

test("where nothing is found there is what is spelt most alike, and the label to be asked", async ({
  page,
}) => {
  await page.goto("/faq");
  const overlay = await search(page, "auroliax");
  await expect(overlay.getByRole("link", { name: /Aurélie/ })).toBeVisible();
  const ask = overlay.getByRole("link", { name: /^Ask us on WhatsApp for “auroliax”/ });
  const href = new URL((await ask.getAttribute("href")) ?? "");
  expect(href.searchParams.get("text")).toContain("I am looking for “auroliax”.");
  await expect(overlay.getByRole("combobox")).toHaveAttribute("aria-expanded", "false");
  await expectAccessible(page);
});

test.describe("where there are too many dresses for an index", () => {
  test.beforeEach(({ page }) => withoutIndex(page));

  test("the server is asked once she has typed, and its results are found as others are", async ({
    page,
  }) => {
    const asked: (string | null)[] = [];
    page.on("request", (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === "/search.json") asked.push(searchParams.get("q"));
    });
    await page.goto("/faq");
    const overlay = await search(page, "");
    await expect(overlay.getByRole("heading", { name: "Begin with these" })).toBeVisible();
    await overlay.getByRole("combobox").pressSequentially("burgandy satin", { delay: 5 });
    const match = overlay.getByRole("option", { name: /Vivienne/ });
    await expect(match.locator("mark").first()).toHaveText("Burgundy");
    expect(asked.at(-1)).toBe("burgandy satin");
    expect(asked.length, "not with every letter").toBeLessThan("burgandy satin".length / 2);
    await expect(overlay.getByRole("status")).toHaveText(/^\d+ dresses\s*$/);
    await expectAccessible(page);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/product\//);
  });

  test("what was asked before is no answer to what is asked now", async ({ page }) => {
    await page.clock.install();
    const response = Promise.withResolvers<void>();
    await page.route("/search.json?q=vivienne", async (route) => {
      await response.promise;
      await route.fallback();
    });
    await page.goto("/faq");
    const overlay = await search(page, "zzzz");
    const nothing = overlay.getByText("No dress goes by that name.");
    await expect(nothing).toBeVisible();
    const requested = page.waitForRequest("/search.json?q=vivienne");
    await overlay.getByRole("combobox").fill("vivienne");
    await requested;
    // Longer than what is typed takes to count as all of it.
    await page.clock.runFor(2_000);
    await expect(overlay.getByText("Looking through the rails")).toBeVisible();
    await expect(nothing).toBeHidden();
    response.resolve();
    await expect(overlay.getByRole("option", { name: /Vivienne/ })).toBeVisible();
  });

  test("what was found before is no option of what is typed now: Enter sends the text", async ({ page }) => {
    await page.route("/search.json?q=tulle", () => undefined);
    await page.goto("/faq");
    const overlay = await search(page, "satin");
    await expect(overlay.getByRole("option").first()).toBeVisible();
    const requested = page.waitForRequest("/search.json?q=tulle");
    await overlay.getByRole("combobox").fill("tulle");
    await requested;
    await page.keyboard.press("ArrowDown");
    await expect(overlay.getByRole("option", { selected: true })).toHaveCount(0);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/faq?search=tulle");
  });

  test("where the server does not answer she is told, and another letter asks again", async ({ page }) => {
    await page.route("/search.json?q=vivi", (route) => route.abort("aborted"));
    await page.goto("/faq");
    const overlay = await search(page, "vivi");
    await expect(overlay.getByText("The list of dresses did not arrive.")).toBeVisible();
    await page.keyboard.press("e");
    await expect(overlay.getByRole("option", { name: /Vivienne/ })).toBeVisible();
  });
});

for (const body of ["null", '{"results":7,"first":[{}],"dresses":{"names":[{}]}}']) {
  test(`where another server answers ${body}, the search says so, and finds again once ours does`, async ({
    page,
  }) => {
    let isOther = true;
    await page.route(/\/search(-index)?\.json/, (route) =>
      isOther ? route.fulfill({ body }) : route.fallback(),
    );
    await page.goto("/faq");
    const overlay = await search(page, "vivi");
    await expect(overlay.getByText("The list of dresses did not arrive.")).toBeVisible();
    isOther = false;
    await page.keyboard.press("e");
    await expect(overlay.getByRole("option", { name: /Vivienne/ })).toBeVisible();
  });

  test(`where there are too many dresses for an index, and another server answers ${body}, the search says so`, async ({
    page,
  }) => {
    await withoutIndex(page);
    await page.route("/search.json?q=vivi", (route) => route.fulfill({ body }));
    await page.goto("/faq");
    const overlay = await search(page, "vivi");
    await expect(overlay.getByText("The list of dresses did not arrive.")).toBeVisible();
    await page.keyboard.press("e");
    await expect(overlay.getByRole("option", { name: /Vivienne/ })).toBeVisible();
  });
}

test("neither the index nor the library comes before somebody is about to search", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  const ofSearch = () =>
    requested.filter((path) => /search-index\.json|forgiving-search|compact-index/.test(path));
  await page.goto("/faq");
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/js/deferred-modules-")),
  );
  // What is fetched when nothing else is to be done has been, and another screen was opened.
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact us" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Contact us" })).toBeVisible();
  expect(ofSearch()).toEqual([]);
  await page.getByRole("button", { name: "Search", exact: true }).first().focus();
  await expect.poll(() => ofSearch().length, { timeout: 10_000 }).toBe(3);
});

test("the page of the search is a form that leads to itself, and its results to the dresses", async ({
  page,
}) => {
  await page.goto("/search");
  const main = page.getByRole("main");
  await main.getByRole("searchbox").fill("sweethart tulle");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=sweethart+tulle");
  await expect(main.getByRole("searchbox")).toHaveValue("sweethart tulle");
  await expect(main.getByRole("heading", { level: 1 }), "as on a new screen").toBeFocused();
  await expect(page).toHaveTitle(/^“sweethart tulle” \| Search/);
  await expectAccessible(page);
  await main.getByRole("link", { name: /Aurélie/ }).click();
  await expectDress(page, "Aurélie");
  await page.goBack();
  await expect(main.getByRole("link", { name: /Aurélie/ })).toBeVisible();
});

async function search(page: Page, text: string) {
  const overlay = page.getByRole("dialog", { name: "Search" });
  await page.getByRole("button", { name: "Search", exact: true }).first().click();
  await overlay.getByRole("combobox").fill(text);
  return overlay;
}

/** The first Escape empties the field: browsers do so in every search field. */
async function dismiss(page: Page) {
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
}

async function expectDress(page: Page, name: string) {
  await expect(page).toHaveURL(
    `/product/${name
      .normalize("NFD")
      .replace(/\p{Mn}/gu, "")
      .toLowerCase()}`,
  );
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

async function withoutIndex(page: Page) {
  await page.route("/search-index.json", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), dresses: null } });
  });
}
