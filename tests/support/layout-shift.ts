import type { Page } from "@playwright/test";
import { type LayoutShift, layoutShiftsOf, watchLayoutShift } from "./journey.ts";

/**
 * On a first visit the fallback stands in until the type arrives, which moves a large title by up to 0.010. Nothing
 * else may move, and nothing at all once the type is known and the document is whole.
 */
export const FIRST_VISIT_SHIFT = 0.03;

/** Measures a first visit and a second one, which knows the type: while the document comes, and once it is whole. */
export async function shiftsOfTwoVisits(page: Page, path: string) {
  await watchLayoutShift(page);
  const [first, second] = [await visit(page, path), await visit(page, path)];
  return {
    first: sumOf([...first.whileParsed, ...first.afterwards]),
    second: sumOf(second.whileParsed),
    afterwards: second.afterwards,
  };
}

async function visit(page: Page, path: string) {
  await page.goto(path, { waitUntil: "load" });
  await page.evaluate(readToTheEnd);
  return layoutShiftsOf(page);
}

export function sumOf(shifts: LayoutShift[]) {
  return shifts.reduce((sum, { score }) => sum + score, 0);
}

/** Runs in the page: half a screen at a time, waiting for the pictures that come into sight. */
export async function readToTheEnd() {
  const frame = () => new Promise(requestAnimationFrame);
  for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
    scrollTo(0, y);
    await frame();
    const seen = [...document.images].filter(isInSight);
    while (seen.some((picture) => picture.isConnected && !picture.complete)) await frame();
    await frame();
  }

  function isInSight(picture: HTMLImageElement) {
    const { top, bottom, left, right } = picture.getBoundingClientRect();
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    // A strip may cut it off, and what is cut off is not fetched.
    const shown = document.elementFromPoint(x, y);
    return picture.checkVisibility() && shown !== null && picture.parentElement?.contains(shown) === true;
  }
}
