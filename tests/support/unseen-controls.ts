import type { Page } from "@playwright/test";
import { contrastWithin, pixelsOf, shadesIn } from "./drawn-shades.ts";

/** The contrast between a control and its ground: WCAG 2.2, 1.4.11. */
const LEAST_CONTRAST = 3;

/** Names of the controls in sight that are drawn in one colour, or nearly. */
export async function unseenControls(page: Page): Promise<string[]> {
  const controls = await page.evaluate(controlsInSight);
  // A large number alone may fill a screen.
  if (controls.length === 0) return [];
  const pixels = await pixelsOf(await page.screenshot({ caret: "hide", scale: "css" }));
  const unseen = controls.filter(({ box }) => contrastWithin(shadesIn(pixels, box)) < LEAST_CONTRAST);
  return unseen.map(({ name }) => name);
}

/** Runs in the page. In whole pixels of the screen, with one more for a border that stands outside. */
function controlsInSight() {
  return [...document.querySelectorAll("a, button, input, textarea, summary, label")].flatMap((element) => {
    const box = element.getBoundingClientRect();
    const [left, top] = [Math.floor(box.left) - 1, Math.floor(box.top) - 1];
    const [right, bottom] = [Math.ceil(box.right) + 1, Math.ceil(box.bottom) + 1];
    const isInSight = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    // A dialog scrolls what it holds: beyond its edges nothing of that is painted.
    const frame = element.closest("dialog")?.getBoundingClientRect();
    const isCut = frame !== undefined && (top < frame.top || bottom > frame.bottom);
    if (
      !isInSight ||
      isCut ||
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      box.width < 2 ||
      box.height < 2
    )
      return [];
    const front = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!front || !(element.contains(front) || front.contains(element))) return [];
    const name = `${element.getAttribute("aria-label") ?? element.textContent} ${element.tagName}`;
    return [{ name, box: { left, top, right, bottom } }];
  });
}
