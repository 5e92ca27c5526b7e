import { setTimeout } from "node:timers/promises";
import { type Browser, chromium, devices, type Page } from "@playwright/test";
import { z } from "zod";
import { findChromium } from "#scripts/test-programs.mjs";

/** A middling phone beside this machine. */
const CPU_SLOWDOWN = 4;

/**
 * Playwright's inspector asks where each error was made, and React makes some as it loads: V8 would read all of React a second
 * time, which takes 40 ms at that slowdown and happens in no visitor's browser.
 */
const POSITIONS_AT_ONCE = "--js-flags=--no-enable-lazy-source-positions";

/** The pause after the last of it has loaded: long tasks and late shifts show by then. */
const SETTLED_MS = 2_000;

/** A first visit to a shop waits for its pictures to be made, on a busy machine for long. */
export const LOADED_MS = 180_000;

/** Screens of 800 pixels each: more than any page has. */
const MAX_SCREENS = 60;

/** A shorter task keeps nobody waiting. */
const LONG_TASK_MS = 50;

/** `bytes` have arrived whole until the largest contentful paint: the document and everything beside it. */
export type PageLoad = { fcp: number; lcp: number; blocking: number; shift: number; bytes: number };

/** Milliseconds from the start of the navigation. */
type Task = { start: number; end: number };
const transfer = z.object({ size: z.number(), end: z.number() });
type Seen = { fcp: number; lcp: number; tasks: Task[]; shift: number };

export async function openBrowser(): Promise<Browser> {
  const executablePath = await findChromium();
  return chromium.launch({ ...(executablePath && { executablePath }), args: [POSITIONS_AT_ONCE] });
}

export async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ ...devices["Pixel 7"] });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.addInitScript(observe);
  return page;
}

/** A first visit, to the end of the page. Times in milliseconds from the start of the navigation. */
export async function loadFirstTime(browser: Browser, address: string): Promise<PageLoad> {
  const page = await openPhone(browser);
  await page.goto(address, { waitUntil: "load", timeout: LOADED_MS });
  await setTimeout(SETTLED_MS);
  const early = await page.evaluate(() => JSON.stringify(Reflect.get(window, "seen")));
  const transfers = z.array(transfer).parse(JSON.parse(await page.evaluate(listTransfers)));
  for (let screen = 0; !(await page.evaluate(isAtEnd)); screen++) {
    if (screen === MAX_SCREENS) throw new Error(`${address} has no end.`);
    await page.mouse.wheel(0, 800);
    await setTimeout(120);
  }
  const observed = await page.evaluate(() => JSON.stringify(Reflect.get(window, "seen")));
  await page.context().close();
  const { fcp, lcp, tasks }: Seen = JSON.parse(early);
  if (fcp === 0 || lcp === 0) throw new Error(`${address} was not seen to paint.`);
  const bytes = transfers.filter(({ end }) => end <= lcp).reduce((sum, { size }) => sum + size, 0);
  return { fcp, lcp, blocking: blockingAfter(fcp, tasks), shift: JSON.parse(observed).shift, bytes };
}

/** Total blocking time: what tasks take beyond 50 ms once something has been painted. What comes earlier delays the paint itself. */
function blockingAfter(paint: number, tasks: Task[]): number {
  return tasks.reduce(
    (sum, { start, end }) => sum + Math.max(0, end - Math.max(start, paint) - LONG_TASK_MS),
    0,
  );
}

/** Runs in the page. */
function listTransfers(): string {
  const entries = [
    ...performance.getEntriesByType("navigation"),
    ...performance.getEntriesByType("resource"),
  ].filter((entry) => entry instanceof PerformanceResourceTiming);
  return JSON.stringify(
    entries.map(({ transferSize, responseEnd }) => ({ size: transferSize, end: responseEnd })),
  );
}

/** Runs in the page. */
function isAtEnd(): boolean {
  return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
}

/** Runs in the page, before anything of it. */
function observe() {
  const seen: Seen = { fcp: 0, lcp: 0, tasks: [], shift: 0 };
  Reflect.set(window, "seen", seen);
  function on(type: string, take: (entry: PerformanceEntry) => void) {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  }
  on("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") seen.fcp = startTime;
  });
  on("largest-contentful-paint", ({ startTime }) => {
    seen.lcp = startTime;
  });
  on("longtask", ({ startTime, duration }) => {
    seen.tasks.push({ start: startTime, end: startTime + duration });
  });
  on("layout-shift", (entry) => {
    if (!Reflect.get(entry, "hadRecentInput")) seen.shift += Number(Reflect.get(entry, "value"));
  });
}
