import type { Page } from "@playwright/test";

/** Each look takes two frames. */
const MAX_LOOKS = 30;

/** Runs in the page: the focus begins at the end of the page that the key leads away from. */
export function startOver(key: string) {
  const places = document.querySelectorAll<HTMLElement>("a, button, input, summary, textarea");
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  scrollTo(0, key === "Tab" ? 0 : document.body.scrollHeight);
  if (key === "Tab") places[0]?.focus();
  else [...document.querySelectorAll<HTMLElement>("footer a")].at(-1)?.focus();
}

/** How many controls there are from one end of the page to the other, and the names of those whose middle somebody else has. */
export async function followFocus(page: Page, key: string, most = 150) {
  const covered: string[] = [];
  let stops = 0;
  for (; stops < most; stops += 1) {
    await page.keyboard.press(key);
    let found = await page.evaluate(whatCoversFocus);
    // The page has some frames to move a control into sight.
    for (let look = 0; found && found !== "end" && look < MAX_LOOKS; look += 1)
      found = await page.evaluate(whatCoversFocus);
    if (found === "end") break;
    if (found) covered.push(found);
  }
  return { stops, covered };
}

/** Undefined where nothing does, "end" where the focus has left the page. */
async function whatCoversFocus() {
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await frame();
  const element = document.activeElement;
  // The calendar's button of a date field lies within it.
  if (!element?.matches(":focus-within") || element === document.body) return "end";
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  const box = element.getBoundingClientRect();
  // A control that is larger than the screen is seen in part.
  const middle = (from: number, to: number, room: number) => (Math.max(from, 0) + Math.min(to, room)) / 2;
  const x = middle(box.left, box.right, innerWidth);
  const y = middle(box.top, box.bottom, innerHeight);
  const top = document.elementFromPoint(x, y);
  const isSeen = top !== null && (element.contains(top) || top.contains(element) || label?.contains(top));
  const name = element.getAttribute("aria-label") ?? element.textContent;
  return isSeen ? undefined : `${name} at ${Math.round(x)},${Math.round(y)} is under ${top?.className}`;
}
