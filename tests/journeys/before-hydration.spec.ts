import type { Locator } from "@playwright/test";
import { FITTING_KEY } from "#app/fitting/device-list.ts";
import { cardOf, expect, hydrated, test } from "#tests/support/journey.ts";
import { openWithoutScripts } from "#tests/support/open-without-scripts.ts";
import { servePausedDocument } from "#tests/support/paused-document.ts";

test("a question opened before the scripts come stays open, and closes with one click", async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, "/faq");
  const question = page.getByText("Will the colour match the pictures?");
  const answer = page.getByText("Satin changes with the light it stands in");
  await question.click();
  await expect(answer).toBeVisible();
  await letScriptsCome();
  await expect(answer).toBeVisible();
  await question.click();
  await expect(answer).toBeHidden();
});

test("a question that the browser opens, to show what was found in the page, closes with one click", async ({
  page,
}) => {
  await page.goto("/faq");
  const item = page.getByRole("group").filter({ hasText: "Will the colour match the pictures?" });
  await item.evaluate((details) => details.setAttribute("open", ""));
  await expect(item).toHaveAttribute("data-state", "entered");
  await page.getByText("Will the colour match the pictures?").click();
  await expect(item).not.toHaveAttribute("open");
});

test("what is typed before the scripts come is searched for, and what is written stays", async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, "/contact?search=");
  const overlay = page.getByRole("dialog", { name: "Search" });
  await overlay.getByRole("searchbox").fill("vivi");
  await page.locator("textarea").evaluate((field) => {
    if (field instanceof HTMLTextAreaElement) field.value = "In May";
  });
  await letScriptsCome();
  await expect(overlay.getByRole("option", { name: /Vivienne/ })).toBeVisible();
  await expect(overlay.getByRole("combobox")).toHaveValue("vivi");
  await expect(page.locator("textarea")).toHaveValue("In May");
});

for (const path of [
  "/contact?utm_source=letter&fbclid=1",
  "/collection/tulle-dresses?sort=cheapest",
  "/product/aurelie?colour=transparent&size=900",
  "/about?sort=name-ascending",
]) {
  test(`the scripts take over the page of ${path}, which was rendered without what means nothing on it`, async ({
    page,
  }) => {
    const letScriptsCome = await openWithoutScripts(page, path);
    const heading = await page.locator("main h1").elementHandle();
    await letScriptsCome();
    expect(await heading?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  });
}

test("a picture gone to before the scripts come is the one that is marked", async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, "/product/aurelie");
  await scrollToSecond(page.getByRole("group", { name: "Pictures of Aurélie" }));
  await letScriptsCome();
  await expect(page.getByRole("link", { name: /^Picture 2/ })).toHaveAttribute("aria-current", "true");
});

test("a search opened and typed in before the scripts come keeps its words", async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, "/faq");
  await page.getByRole("button", { name: "Search", exact: true }).first().click();
  const overlay = page.getByRole("dialog", { name: "Search" });
  await expect(overlay).toBeVisible();
  await overlay.getByRole("searchbox").pressSequentially("vivi");
  await letScriptsCome();
  await expect(overlay.getByRole("combobox")).toHaveValue("vivi");
  await expect(overlay.getByRole("option", { name: /Vivienne/ })).toBeVisible();
});

test("the arrows of a slider are there once they can do something", async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, "/");
  const slider = page.getByRole("region", { name: "Evening Dresses" });
  await slider.scrollIntoViewIfNeeded();
  const next = slider.getByRole("button", { name: "Next in Evening Dresses", includeHidden: true });
  const strip = slider.getByRole("list");
  await expect(strip.getByRole("listitem").first()).toBeVisible();
  await expect(next).toBeHidden();
  await letScriptsCome();
  await expect(next).toBeVisible();
  await next.click();
  await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test("a newsletter address sent before the scripts come gets its answer, in view and with its words", async ({
  page,
}) => {
  await openWithoutScripts(page, "/faq");
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("textbox").fill("not an address");
  await footer.getByRole("textbox").press("Enter");
  await expect(page, "it stays on its page").toHaveURL("/faq");
  const words = footer.getByRole("textbox");
  await expect(words).toBeFocused();
  await expect(words).toHaveValue("not an address");
  await expect(words).toHaveAttribute("aria-invalid", "true");
  await expect(words).toBeInViewport();
});

test("a colour chosen before the scripts come is chosen, and the page stays where it is", async ({
  page,
}) => {
  const letScriptsCome = await openWithoutScripts(page, "/product/aurelie?size=38");
  const sage = page.getByRole("radio", { name: "Sage", exact: true });
  await sage.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await sage.click();
  await expect(sage).toBeChecked();
  await letScriptsCome();
  await expect(page).toHaveURL("/product/aurelie?colour=sage&size=38");
  await expect(sage).toBeChecked();
  await expect(page.getByRole("radio", { name: "Size 38" })).toBeChecked();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test("a picture tapped before the scripts come is enlarged when they have come", async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, "/product/aurelie");
  await page
    .getByRole("link", { name: /^Enlarge/ })
    .first()
    .click();
  await expect(page).toHaveURL("/product/aurelie");
  await letScriptsCome();
  await expect(page.getByRole("dialog", { name: "Pictures of Aurélie, enlarged" })).toBeVisible();
});

test("dresses marked before the scripts come are on the list, also when the page was left before they did", async ({
  page,
}) => {
  const letScriptsCome = await openWithoutScripts(page, "/collection/tulle-dresses");
  const mark = (name: string) => page.getByRole("link", { name: `Add ${name} to the fitting list` });
  await mark("Aurélie").click();
  for (let taps = 0; taps < 2; taps += 1) await mark("Odette").click();
  await cardOf(page, "Isaure").click();
  await expect(page).toHaveURL(/\/product\/isaure/);
  await mark("Isaure").first().click();
  await letScriptsCome();
  const list = page.getByRole("banner").getByRole("link", { name: "Fitting list, 2 dresses" });
  await expect(list).toHaveAttribute("href", "/fitting?dress=aurelie&dress=isaure");
  await page.reload();
  await expect(list, "they are put there once").toBeAttached();
});

test("a dress that is on the list already stays there when it is marked before the scripts come", async ({
  page,
}) => {
  await page.addInitScript(([key, list]) => localStorage.setItem(key, list), [
    FITTING_KEY,
    JSON.stringify([{ slug: "aurelie", name: "Aurélie", note: "With a veil" }]),
  ] as const);
  const letScriptsCome = await openWithoutScripts(page, "/product/aurelie");
  await page.getByRole("link", { name: "Add Aurélie to the fitting list" }).first().click();
  await letScriptsCome();
  await expect(page.getByRole("button", { name: "Add Aurélie to the fitting list" }).first()).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("tapped-marks"))).toBeNull();
  await expect(
    page.getByRole("banner").getByRole("link", { name: "Fitting list, 1 dress" }),
    "nobody saw that it was there: the tap was meant to put it there",
  ).toBeAttached();
});

test("what only scripts can do is not shown before them", async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, "/");
  const pause = page.getByRole("button", { name: "Pause motion" });
  const cards = page.getByRole("button", { name: /(Previous|Next) featured dress/ });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(pause.or(cards)).toHaveCount(0);
  await letScriptsCome();
  await expect(cards).toHaveCount(2);
  await expect(pause.first()).toBeVisible();
});

test("a carousel swiped before its script comes stays at its slide", async ({ page }) => {
  await page.clock.install();
  const letScriptsCome = await openWithoutScripts(page, "/");
  const carousel = page.getByRole("region", { name: "The bridal collection" });
  await carousel.scrollIntoViewIfNeeded();
  const slides = carousel.locator(".swiper");
  await slides.evaluate((element) => {
    const third = element.querySelectorAll(".swiper-slide")[2];
    element.scrollTo({ left: third instanceof HTMLElement ? third.offsetLeft : 0, behavior: "instant" });
  });
  await letScriptsCome();
  await page.clock.runFor(1_000);
  await expect(carousel.getByText("3 of 5")).toBeVisible();
});

test("a thumbnail tapped before the scripts come leads to the picture that is counted", async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, "/product/aurelie");
  await page.getByRole("link", { name: /^Picture 2/ }).click();
  await expect(page.locator("#picture-2")).toBeInViewport({ ratio: 0.5 });
  await letScriptsCome();
  await expect(page.getByRole("link", { name: /^Picture 2/ })).toHaveAttribute("aria-current", "true");
});

test("the menu is opened and followed before the scripts come", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letScriptsCome = await openWithoutScripts(page, "/faq");
  await page.getByRole("button", { name: "Open the menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toBeVisible();
  await letScriptsCome();
  await expect(menu, "it stays open").toBeVisible();
  await page.goBack({ waitUntil: "commit" });
  await expect(menu, "Back closes it from now on").toBeHidden();
  await expect(page).toHaveURL("/faq");
});

test("a link of the menu leads on before the scripts come", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithoutScripts(page, "/faq");
  await page.getByRole("button", { name: "Open the menu" }).click();
  await page
    .getByRole("dialog", { name: "Menu" })
    .getByRole("link", { name: "Satin dresses" })
    .click({ noWaitAfter: true });
  await expect(page).toHaveURL("/collection/satin-dresses");
});

test("a list is sorted before the scripts come", async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, "/collection/tulle-dresses");
  await page.getByRole("button", { name: /Filter and Sort/ }).click();
  const menu = page.getByRole("dialog", { name: /Filter and Sort/ });
  await menu.getByRole("link", { name: "Price, low to high" }).click({ noWaitAfter: true });
  await expect(page).toHaveURL("/collection/tulle-dresses?sort=price-ascending");
  await expect(menu).toBeHidden();
  await letScriptsCome();
  await expect(page).toHaveURL("/collection/tulle-dresses?sort=price-ascending");
});

test("a size chosen before the scripts come is chosen and asked for", async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, "/product/aurelie?colour=sage");
  await page.getByRole("radio", { name: "Size 38", exact: true }).click();
  await letScriptsCome();
  await expect(page).toHaveURL("/product/aurelie?colour=sage&size=38");
  await expect(page.getByRole("radio", { name: "Size 38", exact: true })).toBeChecked();
  await expect(page.getByRole("link", { name: "Rent via WhatsApp" }).first()).toHaveAttribute(
    "href",
    /size%2038/,
  );
});

test("a message sent before the scripts come gets its answer, and keeps its words", async ({ page }) => {
  await openWithoutScripts(page, "/contact");
  await page.getByRole("textbox", { name: "Message" }).fill("A dress for May");
  await page.getByRole("button", { name: "Submit" }).click({ noWaitAfter: true });
  await expect(page.getByRole("link", { name: "Leave an email address for the answer." })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("A dress for May");
});

test("the message opened for copying before the scripts come is there, and is copied with the next opening", async ({
  page,
}) => {
  const letScriptsCome = await openWithoutScripts(page, "/product/aurelie");
  const summary = page.locator("summary");
  const copy = summary.filter({ hasText: /^Copy message$/ });
  const message = page.getByRole("textbox", { name: "Message", exact: true });
  await summary.filter({ hasText: /^Message$/ }).click();
  await expect(message).toBeVisible();
  await expect(copy).toHaveCount(0);
  await letScriptsCome();
  await expect(message).toHaveValue(/Aurélie/);
  await copy.click();
  await expect(message).toBeHidden();
  await copy.click();
  await expect(message).toBeVisible();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toContain("Aurélie");
});

test("a page whose last script is half there when the scripts are requested is hydrated all the same", async ({
  page,
  baseURL,
}) => {
  const server = await servePausedDocument(baseURL ?? "", '"later-module">import');
  await page.goto(`${server.url}/about`, { waitUntil: "commit" });
  await page.locator("script[type=later-module]").waitFor({ state: "attached" });
  // They are requested after four seconds at the latest.
  await page.waitForFunction(() => performance.now() > 4_500, undefined, { polling: 100 });
  server.sendRest();
  await hydrated(page);
  await server.close();
});

function scrollToSecond(strip: Locator) {
  return strip.evaluate((element) => element.scrollTo({ left: element.clientWidth, behavior: "instant" }));
}
