import type { Page } from "@playwright/test";
import { isPlaying } from "#tests/support/is-playing.ts";
import { expect, test } from "#tests/support/journey.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("a dress moves once its clip is looked at, silently, and stops with all motion", async ({ page }) => {
  const asked = requestsForClips(page);
  await page.goto("/product/helene");
  await expect(page.getByRole("link", { name: /^Clip 2/ })).toBeVisible();
  expect(asked, "nothing is fetched ahead").toEqual([]);
  await showEntry(page, "Clip 2");
  const film = page.locator("video");
  await expect.poll(() => film.evaluate(isPlaying)).toBe(true);
  expect(
    await film.evaluate((video) => video instanceof HTMLVideoElement && [video.muted, video.loop]),
  ).toEqual([true, true]);
  expect(asked).toEqual([expect.stringMatching(/\/clip-film-.*\.js$/), expect.stringMatching(/\.mp4$/)]);

  await showEntry(page, "Picture 1");
  await expect.poll(() => film.evaluate(isPlaying), "nobody looks").toBe(false);
  await showEntry(page, "Clip 2");
  await expect.poll(() => film.evaluate(isPlaying)).toBe(true);

  const pause = page.getByRole("button", { name: "Pause motion" });
  await pause.click();
  await expect(pause).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => film.evaluate(isPlaying)).toBe(false);
  await showEntry(page, "Picture 3");
  await showEntry(page, "Clip 2");
  await expect(pause).toBeInViewport();
  expect(await film.evaluate(isPlaying), "it stays paused").toBe(false);

  await page.getByRole("link", { name: /^Enlarge: The ball gown turns once/ }).click();
  await expect(
    page.getByRole("dialog").getByRole("img", { name: /^The ball gown turns once/ }),
  ).toBeVisible();
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("a clip is a picture", async ({ page }) => {
    const asked = requestsForClips(page);
    await page.goto("/product/helene");
    await showEntry(page, "Clip 2");
    await expect(page.locator("video"), "its script is there").toBeAttached();
    await expect(page.getByRole("img", { name: /^The ball gown turns once/ })).toBeInViewport();
    await expect(page.getByRole("button", { name: "Pause motion" })).toHaveCount(0);
    expect(asked).toEqual([expect.stringMatching(/\.js$/)]);
    expect(
      await page.locator("video").evaluate((video) => video instanceof HTMLVideoElement && video.readyState),
    ).toBe(0);
  });
});

test("whoever saves data is sent no clip", async ({ page }) => {
  await page.addInitScript(() =>
    Reflect.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  const asked = requestsForClips(page);
  await page.goto("/product/helene");
  await showEntry(page, "Clip 2");
  await expect(page.locator("#picture-2 > div"), "its script is there").toBeAttached();
  await expect(page.getByRole("img", { name: /^The ball gown turns once/ })).toBeInViewport();
  await expect(page.locator("video")).toHaveCount(0);
  expect(asked).toEqual([expect.stringMatching(/\.js$/)]);
});

function requestsForClips(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\.mp4$|\/clip-film-[^/]*\.js$/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

async function showEntry(page: Page, name: string) {
  await page.getByRole("link", { name: new RegExp(`^${name}:`) }).click();
}
