import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/journey.ts";

test("the scripts are requested when the page is complete", async ({ page }) => {
  await page.goto("/faq");
  const { complete, starts } = await page.evaluate(() => {
    const scripts = performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\/static\/js\//.test(name));
    const [visit] = performance.getEntriesByType("navigation");
    return {
      complete: visit instanceof PerformanceNavigationTiming ? visit.loadEventStart : Number.NaN,
      starts: scripts.map(({ startTime }) => startTime),
    };
  });
  expect(starts.length).toBeGreaterThan(0);
  // They begin after four seconds in any case.
  expect(Math.min(...starts)).toBeGreaterThanOrEqual(Math.min(complete, 4_000));
});

test("a picture that hangs holds the scripts back until the first interaction", async ({ page }) => {
  await stopClock(page);
  await page.route(/\/images\//, () => new Promise(() => undefined));
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(...(request.url().match(/\/static\/js\/.+/) ?? [])));
  await page.goto("/collection/tulle-dresses", { waitUntil: "commit" });
  await page.waitForLoadState("domcontentloaded");
  // The first move of a pointer is by nothing.
  await page.mouse.move(300, 300);
  expect(await page.evaluate(() => document.querySelectorAll("link[rel=modulepreload]").length)).toBe(0);
  expect(scripts).toEqual([]);
  await page.mouse.move(301, 301);
  await expect.poll(() => scripts.join()).toContain("framework-");
});

test.describe("who saves data", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("is not sent the film", async ({ page }) => {
    await page.addInitScript(() =>
      Reflect.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true }),
    );
    const films: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "media") films.push(request.url());
    });
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Pause motion" }).first()).toBeVisible();
    expect(films).toEqual([]);
    expect(
      await page.locator("video").evaluate((film) => film instanceof HTMLVideoElement && film.paused),
    ).toBe(true);
    // Read anew with each document: anybody else is sent it.
    await page.addInitScript(() =>
      Reflect.defineProperty(navigator, "connection", { value: { saveData: false } }),
    );
    await page.reload();
    await expect.poll(() => films.length).toBeGreaterThan(0);
  });
});

/** The scripts come after four seconds in any case: these do not pass. */
async function stopClock(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
}
