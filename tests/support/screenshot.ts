import { expect, type Page } from "@playwright/test";
import sharp from "sharp";

/** Small enough to keep in the repository, and too small for one machine's letters to differ from another's. */
const WIDTH = { phone: 195, desktop: 360 };

/** A screenshot may differ from its reference by this part of its pixels: rounding, not design. */
const MAX_DIFFERENT = 0.012;

export type Screenshot = { name: string; isWhole?: boolean };

/** Compares what the page looks like with the approved reference, at reduced scale. */
export async function expectScreenshot(page: Page, { name, isWhole = false }: Screenshot) {
  if (isWhole) await readToTheEnd(page);
  else await page.evaluate(picturesDrawn, "0px");
  await page.evaluate(() => document.fonts.ready);
  const taken = await page.screenshot({ fullPage: isWhole, animations: "disabled", caret: "hide" });
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  const reduced = await sharp(taken)
    .resize({ width: isPhone ? WIDTH.phone : WIDTH.desktop, kernel: "mitchell" })
    .jpeg({ quality: 82, chromaSubsampling: "4:4:4" })
    .toBuffer();
  expect(reduced).toMatchSnapshot(`${name}.jpg`, { maxDiffPixelRatio: MAX_DIFFERENT });
}

/** Pictures further down are loaded lazily; only those that are shown are waited for. */
async function readToTheEnd(page: Page) {
  const steps = await page.evaluate(() => Math.ceil((2 * document.body.scrollHeight) / innerHeight));
  for (let step = 0; step < steps; step++) {
    await page.evaluate((at) => scrollTo(0, (at * innerHeight) / 2), step);
    await page.evaluate(frame);
    await page.evaluate(frame);
  }
  await page.evaluate(picturesDrawn, "99999px 0px");
  await page.evaluate(() => scrollTo(0, 0));
  // Scroll observers, such as the bar on phones, take some frames.
  for (let count = 0; count < 4; count++) await page.evaluate(frame);
}

/**
 * Runs in the page: all pictures within `rootMargin` of the screen have come, and show with the next frame. Those
 * further along in a slider wait for somebody to go there.
 */
async function picturesDrawn(rootMargin: string) {
  const observed = Promise.withResolvers<IntersectionObserverEntry[]>();
  const observer = new IntersectionObserver(observed.resolve, { rootMargin });
  for (const element of [document.body, ...document.images]) observer.observe(element);
  const shown = (await observed.promise).filter(({ isIntersecting }) => isIntersecting);
  observer.disconnect();
  const pictures = shown.map(({ target }) => target).filter((target) => target instanceof HTMLImageElement);
  await Promise.all(
    pictures.map((picture) => {
      picture.decoding = "sync";
      return picture.decode();
    }),
  );
}

/** The next frame; where several browsers share two processors, now and then one is not given any. */
function frame(): Promise<unknown> {
  const isLost = new Promise((resolve) => setTimeout(resolve, 250));
  return Promise.race([new Promise(requestAnimationFrame), isLost]);
}
