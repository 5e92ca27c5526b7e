import type { Locator, Page } from "@playwright/test";
import { contrast, luminance } from "#model/brand/colour-contrast.ts";
import { luminanceOf, pixelsOf, shadesIn } from "#tests/support/drawn-shades.ts";
import { expect, test } from "#tests/support/journey.ts";

// These are the pixels over pictures and on paper: WCAG 2.2 asks 4.5:1 of text (1.4.3) and 3:1 of controls (1.4.11).

const paper = luminance([248, 244, 238]);

test("bullets of the carousel and swatches of any colour stand out", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => document.querySelector(".swiper")?.scrollIntoView({ behavior: "instant" }));
  const bullets = page.getByRole("button", { name: /^Show slide/ });
  await expect(bullets).toHaveCount(5);
  for (const bullet of await bullets.all())
    expect(await drawnContrast(page, bullet)).toBeGreaterThanOrEqual(3);
  await page.goto("/product/aurelie");
  const swatches = page.getByRole("group", { name: "Colour", exact: true }).locator("label");
  await expect(swatches).toHaveCount(4);
  for (const swatch of await swatches.all())
    expect(await drawnContrast(page, swatch, paper)).toBeGreaterThanOrEqual(3);
});

test("whoever asks for more contrast gets 7:1 for all quiet text", async ({ page }) => {
  await page.goto("/contact");
  const contrasts = () =>
    page
      .locator(".soft:visible")
      .evaluateAll((all) => all.map((element) => getComputedStyle(element).color))
      .then((colours) => colours.map((colour) => contrast(luminanceOf(colour), paper)));
  const usual = await contrasts();
  expect(Math.min(...usual)).toBeLessThan(7);
  await page.emulateMedia({ contrast: "more", reducedMotion: "reduce" });
  const more = await contrasts();
  expect(more.length).toBe(usual.length);
  expect(Math.min(...more)).toBeGreaterThanOrEqual(7);
});

for (const path of ["/product/aurelie", "/product/odette", "/product/seraphine"])
  test(`${path}: the count can be read over each picture`, { tag: "@phone" }, async ({ page }) => {
    await page.goto(path);
    const count = await page.locator('[id^="picture-"]').count();
    expect(count).toBeGreaterThan(1);
    for (let index = 1; index <= count; index += 1) {
      const picture = page.locator(`#picture-${index} img`);
      await picture.evaluate((image) => image.scrollIntoView({ inline: "start", behavior: "instant" }));
      await expect(picture).toBeInViewport({ ratio: 0.5 });
      const counter = page.getByText(`${index} / ${count}`, { exact: true }).first();
      await expect(counter).toBeVisible();
      await picture.evaluate((image: HTMLImageElement) => image.decode());
      expect(await drawnContrast(page, counter), `over picture ${index}`).toBeGreaterThanOrEqual(4.5);
    }
  });

/** The contrast between what a box stands on, or else what most of it is drawn in, and what is least like that in it. */
async function drawnContrast(page: Page, element: Locator, ground?: number): Promise<number> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error("It is not on the page.");
  const shades = shadesIn(await pixelsOf(await page.screenshot({ clip: box, scale: "css" })));
  const behind = ground ?? commonest(shades.map((shade) => Math.round(shade * 200) / 200));
  return Math.max(...shades.map((shade) => contrast(shade, behind)));
}

function commonest(values: readonly number[]): number {
  const counts = Map.groupBy(values, (value) => value);
  return [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? Number.NaN;
}
