import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { contrast, luminance } from "#app/label/colour-contrast.ts";
import { followFocus, startOver } from "#tests/support/follow-focus.ts";
import { expect, test } from "#tests/support/journey.ts";
import { screens } from "#tests/support/screen-paths.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The last is a screen of 1280 by 1024 at 400 %. */
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
  { width: 320, height: 256 },
];

/** The footer alone has more links: a way that ends sooner has not been gone. */
const MIN_STOPS = 15;

for (const path of [...screens, "/?notice=not-shown"]) {
  test(`${path}: what gets the focus is never under something else`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.goto(path);
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const key of ["Tab", "Shift+Tab"]) {
        await page.evaluate(startOver, key);
        const { stops, covered } = await followFocus(page, key);
        expect(covered, `${key} at ${size.width}`).toEqual([]);
        expect(stops, `controls on the way, ${key} at ${size.width}`).toBeGreaterThan(MIN_STOPS);
      }
    }
  });
}

const ringed: { path: string; name: string; find: (page: Page) => Locator }[] = [
  {
    path: "/product/aurelie",
    name: "a thumbnail that is shown",
    find: (page) => page.getByRole("link", { name: /^Picture 1:/ }),
  },
  {
    path: "/product/aurelie?colour=sage&size=38",
    name: "a colour that is chosen",
    find: (page) => page.getByRole("radio", { name: "Sage" }),
  },
  {
    path: "/product/aurelie?colour=sage&size=38",
    name: "a size that is chosen",
    find: (page) => page.getByRole("radio", { name: "Size 38" }),
  },
  {
    path: "/contact",
    name: "a field",
    find: (page) => page.getByRole("textbox", { name: "Name", exact: true }),
  },
  {
    path: "/faq",
    name: "the newsletter's field",
    find: (page) => page.getByRole("contentinfo").getByRole("textbox"),
  },
  {
    path: "/",
    name: "a carousel's bullet",
    find: (page) => page.getByRole("button", { name: "Show slide 1 of 5" }),
  },
];

for (const forcedColors of ["none", "active"] as const)
  for (const { path, name, find } of ringed)
    test(`the focus is seen on ${name}, forced colours ${forcedColors}`, async ({ page }) => {
      await page.emulateMedia({ forcedColors, reducedMotion: "reduce" });
      await page.goto(path);
      const control = find(page);
      // What comes when it is near has to be near.
      await page.evaluate(() => document.querySelector(".swiper")?.scrollIntoView({ behavior: "instant" }));
      await control.scrollIntoViewIfNeeded();
      await expect(control).toBeVisible();
      // The keyboard is in use: rings are shown.
      await page.keyboard.press("Shift");
      await control.focus();
      await control.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
      const box = await control.boundingBox();
      if (!box) throw new Error(`There is no ${name}.`);
      const around = { x: box.x - 12, y: box.y - 12, width: box.width + 24, height: box.height + 24 };
      const clip = { ...around, x: Math.max(0, around.x), y: Math.max(0, around.y) };
      const shot = () => page.screenshot({ clip, caret: "hide" });
      const focused = await shot();
      await control.evaluate((element) => element.blur());
      const changed = await contrastingPixels(await shot(), focused);
      // As much as a line of one pixel along the longer side: WCAG 2.2, 2.4.13, asks for about twice that all round.
      expect(changed).toBeGreaterThan(Math.max(box.width, box.height) * 0.9);
    });

test("the focus stays with the variant of the header that has it", async ({ page }) => {
  await page.goto("/faq");
  const tall = page.getByRole("banner").locator("> div").first().getByRole("link", { name: "About us" });
  await tall.focus();
  await page.evaluate(() => scrollTo(0, 600));
  await expect(page.getByRole("banner")).toHaveAttribute("data-scrolled");
  await expect(tall).toBeFocused();
  const short = page.getByRole("banner").locator("> div").nth(1).getByRole("link", { name: "About us" });
  await short.focus();
  await expect(short).toBeFocused();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.getByRole("banner")).not.toHaveAttribute("data-scrolled");
  await expect(short).toBeFocused();
  await expect(short).toBeVisible();
});

/** Of two pictures of one place, the pixels that differ by at least 3:1. */
async function contrastingPixels(before: Buffer, after: Buffer) {
  const [one, other] = await Promise.all(
    [before, after].map((png) => sharp(png).removeAlpha().raw().toBuffer()),
  );
  if (!one || !other) return 0;
  let count = 0;
  for (let at = 0; at < one.length; at += 3) {
    if (contrast(luminance(one, at), luminance(other, at)) >= 3) count += 1;
  }
  return count;
}
