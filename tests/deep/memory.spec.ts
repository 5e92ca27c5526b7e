import type { CDPSession, Page } from "@playwright/test";
import { cardOf, expect, test } from "#tests/support/journey.ts";

/** Moves to another screen in one tour, see below. */
const TOUR_MOVES = 5;
/** These moves load everything once. */
const FIRST_MOVES = 10;
const MOVES = 60;
/**
 * The first moves may add the page that React keeps for the next comparison. A page kept with each move would be
 * twice as much.
 */
const GROWTH = 1.3;
/** React's own timers hold the pictures of a view transition for up to a minute. */
const RELEASE_MS = 75_000;
const SETTLED_MS = 30_000;

/** Code that V8 compiles on the way would be most of what the heap grows by: 0.8 of 1 MB, and no end after many. */
const WITHOUT_COMPILERS = "--js-flags=--no-opt --no-maglev --no-sparkplug";

test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), WITHOUT_COMPILERS] }),
});

test("a long visit holds no more memory than a short one", async ({ page }) => {
  test.setTimeout(240_000);
  const devtools = await page.context().newCDPSession(page);
  await page.goto("/contact");
  for (let moves = 0; moves < FIRST_MOVES; moves += TOUR_MOVES) await tour(page, settled);
  const before = await memoryOf(devtools);
  for (let moves = FIRST_MOVES; moves < MOVES; moves += TOUR_MOVES) await tour(page, committed);
  await settled(page);
  await expect
    .poll(async () => grown(before, await memoryOf(devtools)), { timeout: RELEASE_MS, intervals: [1_000] })
    .toEqual({});
});

/** Moves between a list and its dresses, so many milliseconds apart: the next click comes while a picture may still travel. */
const QUICK_MS = 700;
const FIRST_QUICK_MOVES = 16;
const QUICK_MOVES = 144;

test("quick moves between a list and its dresses hold no more memory than some", async ({ page }) => {
  test.setTimeout(240_000);
  const devtools = await page.context().newCDPSession(page);
  await page.goto("/collection/tulle-dresses");
  await page.evaluate(moveQuickly, { moves: FIRST_QUICK_MOVES, everyMs: QUICK_MS });
  const before = await memoryOf(devtools);
  await page.evaluate(moveQuickly, { moves: QUICK_MOVES, everyMs: QUICK_MS });
  await expect
    .poll(async () => grown(before, await memoryOf(devtools)), { timeout: RELEASE_MS, intervals: [1_000] })
    .toEqual({});
});

/** Runs in the page. */
async function moveQuickly({ moves, everyMs }: { moves: number; everyMs: number }) {
  for (let move = 0; move < moves; move++) {
    const isDress = location.pathname.startsWith("/product/");
    const links = document.querySelectorAll<HTMLAnchorElement>(
      isDress ? "main article nav a[href^='/collection/']" : "main [data-card] a[href^='/product/']",
    );
    links[isDress ? 0 : move % links.length]?.click();
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}

/** The home page down to its carousel, a list, a dress from it, and two pages of text; each is waited for. */
async function tour(page: Page, arrived: (page: Page, path: string) => Promise<unknown>) {
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Home", exact: true }).press("Enter");
  await page.getByRole("heading", { name: "The bridal collection" }).scrollIntoViewIfNeeded();
  await expect(page.locator(".swiper-initialized")).toBeVisible();
  await arrived(page, "/");
  await footer.getByRole("link", { name: "Tulle", exact: true }).press("Enter");
  await arrived(page, "/collection/tulle-dresses");
  await cardOf(page, "Aurélie").press("Enter");
  await arrived(page, "/product/aurelie");
  await footer.getByRole("link", { name: "About us" }).press("Enter");
  await arrived(page, "/about");
  await footer.getByRole("link", { name: "Contact us" }).first().press("Enter");
  await arrived(page, "/contact");
}

/**
 * The screen is in the page and has taken the focus, which would otherwise take the next key. One that is left before is thrown away by React, and Chromium never frees the pictures with a
 * `srcset` on it, which were in no document: see docs/decisions/007-screens.md.
 */
async function committed(page: Page, path: string) {
  await page.waitForFunction(
    // The focus was on a link of the screen before.
    (wanted) => location.pathname === wanted && document.activeElement?.matches("main h1"),
    path,
    { timeout: SETTLED_MS },
  );
}

/** Nothing moves on the page any more, and its pictures have come. */
async function settled(page: Page, path = new URL(page.url()).pathname) {
  await committed(page, path);
  await page.waitForFunction(
    () => {
      const moving = document
        .getAnimations()
        .filter(({ timeline, playState }) => timeline === document.timeline && playState === "running")
        .filter(({ effect }) => effect?.getTiming().iterations === 1);
      const awaited = [...document.images].filter(({ loading, complete }) => loading !== "lazy" && !complete);
      return moving.length + awaited.length === 0;
    },
    undefined,
    { timeout: SETTLED_MS },
  );
}

type Memory = { heapBytes: number; nodes: number; listeners: number };

/** The memory after garbage collection. */
async function memoryOf(devtools: CDPSession): Promise<Memory> {
  await devtools.send("HeapProfiler.collectGarbage");
  const { nodes, jsEventListeners } = await devtools.send("Memory.getDOMCounters");
  const { usedSize } = await devtools.send("Runtime.getHeapUsage");
  return { heapBytes: usedSize, nodes, listeners: jsEventListeners };
}

/** The figures that have grown too much, as "before -> after". */
function grown(before: Memory, after: Memory): Record<string, string> {
  const names = ["heapBytes", "nodes", "listeners"] as const;
  return Object.fromEntries(
    names
      .filter((name) => after[name] > before[name] * GROWTH)
      .map((name) => [name, `${before[name]} -> ${after[name]}`]),
  );
}
