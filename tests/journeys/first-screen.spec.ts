import { cardOf, expect, test } from "#tests/support/journey.ts";

/** They are requested then in any case, in milliseconds. */
const LATEST_MS = 4_000;

test("the scripts are requested when the page is complete", async ({ page }) => {
  await page.goto("/collection/tulle-dresses");
  const { complete, first } = await page.evaluate(() => {
    const scripts = performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\/static\/js\//.test(name));
    const [visit] = performance.getEntriesByType("navigation");
    return {
      complete: visit instanceof PerformanceNavigationTiming ? visit.loadEventStart : Number.NaN,
      first: Math.min(...scripts.map(({ startTime }) => startTime)),
    };
  });
  expect(first).toBeGreaterThanOrEqual(Math.min(complete, LATEST_MS));
});

test("what is laid out under a pointer that rests does not have them requested", async ({ page }) => {
  await page.route(/\/images\//, () => new Promise(() => undefined));
  await page.goto("/collection/tulle-dresses", { waitUntil: "commit" });
  await page.waitForLoadState("domcontentloaded");
  const script = page.waitForRequest(/\/static\/js\//);
  const early = await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
    for (const type of ["pointerover", "pointermove"])
      heading.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: "mouse" }));
    return document.querySelectorAll("link[rel=modulepreload]").length;
  });
  expect(early).toBe(0);
  await page.getByRole("heading", { level: 1 }).hover();
  await script;
});

test("a picture that hangs does not keep them for ever, nor past the first interaction", async ({ page }) => {
  await page.route(/\/images\//, () => new Promise(() => undefined));
  await page.goto("/collection/tulle-dresses", { waitUntil: "commit" });
  const script = page.waitForRequest(/\/static\/js\/framework-/);
  await page.getByRole("heading", { level: 1 }).hover();
  await script;
});

test("dialogs open and close in a browser that knows no invoker commands", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
    document.addEventListener("command", (event) => event.preventDefault(), { capture: true });
  });
  await page.goto("/collection/satin-dresses");
  const dialog = page.getByRole("dialog", { name: "Filter and Sort" });
  await page.getByRole("button", { name: /Filter and Sort/ }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
});

test("a link changes the screen without a page load, and a new tab loads a page", async ({
  page,
  context,
}) => {
  await page.goto("/collection/tulle-dresses");
  await page.evaluate(() => Reflect.set(window, "isSame", true));
  const opened = context.waitForEvent("page");
  await cardOf(page, "Aurélie").click({ modifiers: ["ControlOrMeta"] });
  await (await opened).close();
  await expect(page).toHaveURL("/collection/tulle-dresses");
  await cardOf(page, "Aurélie").click();
  await expect(page.getByRole("heading", { level: 1, name: "Aurélie" })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "isSame"))).toBe(true);
});

test("who saves data is not sent the film", async ({ page }) => {
  await page.addInitScript(() =>
    Reflect.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  const films: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "media") films.push(request.url());
  });
  await page.goto("/", { waitUntil: "load" });
  await expect(page.getByRole("button", { name: "Pause motion" }).first()).toBeVisible();
  expect(films).toEqual([]);
  expect(
    await page.locator("video").evaluate((film) => film instanceof HTMLVideoElement && film.paused),
  ).toBe(true);
});

for (const saveData of [false, true]) {
  test(`what is at hand is ${saveData ? "not " : ""}fetched ahead`, async ({ page }) => {
    await page.addInitScript((value) => {
      Reflect.defineProperty(navigator, "connection", { value: { saveData: value } });
    }, saveData);
    await page.clock.install();
    await page.goto("/collection/tulle-dresses");
    await cardOf(page, "Aurélie").focus();
    await page.clock.runFor(2_000);
    await expect(page.locator('link[rel="prefetch"][as="fetch"]')).toHaveCount(saveData ? 0 : 1);
  });
}
