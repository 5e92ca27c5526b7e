import { setTimeout } from "node:timers/promises";
import type { Browser, CDPSession, Page } from "@playwright/test";
import { LOADED_MS, openBrowser, openPhone } from "./browser.ts";
import type { Process } from "./processes.ts";
import { mediansInTurns, type ResultRow } from "./result-table.ts";
import { openLink } from "./slow-link.ts";
import { untilPicturesAreMade } from "./warm-cache.ts";

const COLLECTION = "/collection/tulle-dresses";
const PRODUCT = 'main a[href="/product/dress-1"]';

/** A round trip's distance, but a wide line: what a good phone network is. */
export const WIDE_BITS_PER_SECOND = 50_000_000;

/** The pause after loading: the page is hydrated by then. */
const SETTLED_MS = 2_000;

/** A click that has not worked by then was lost. */
const LOST_MS = 10_000;

/** How soon things work: sorting on a first visit, and going from a list to a dress. */
export async function navigationRows(shop: Process): Promise<ResultRow[]> {
  const browser = await openBrowser();
  const slow = await openLink(shop.url);
  const wide = await openLink(shop.url, WIDE_BITS_PER_SECOND);
  try {
    await untilPicturesAreMade(shop, [COLLECTION, "/product/dress-1"]);
    const [toSorted = 0, hover = 0, tap = 0] = await mediansInTurns(
      () => sorted(browser, slow.url),
      async () => (await opened(browser, wide.url, 400)).took,
      async () => (await opened(browser, wide.url, 0)).took,
    );
    return [
      {
        what: "collection of 48 sorted, from the start of the navigation, slow phone",
        measured: `${toSorted.toFixed(0)} ms`,
        goal: "stated",
      },
      openedRow("hover 400 ms, then click", hover, 120),
      openedRow("plain tap", tap, 260),
    ];
  } finally {
    await browser.close();
    for (const link of [slow, wide]) await link.close();
  }
}

/** Time from the start of the navigation to a list that stands in another order. */
export async function sorted(browser: Browser, origin: string): Promise<number> {
  const page = await openPhone(browser);
  const began = performance.now();
  await page.goto(origin + COLLECTION, { waitUntil: "commit" });
  await page.getByRole("button", { name: "Filter and Sort" }).click();
  await page.getByRole("link", { name: "Alphabetically, A-Z" }).click();
  const first = page
    .locator("main li h2")
    .first()
    .filter({ hasText: /^Agathe/ });
  await first.waitFor({ timeout: LOST_MS });
  const took = performance.now() - began;
  await page.context().close();
  return took;
}

/** `cpu` is what the page's main thread has worked; that hardly depends on what else the machine does. In milliseconds. */
type Opened = { took: number; cpu: number };

/** Time from the click to the dress's picture on the screen, on a page that has come to rest. */
export async function opened(browser: Browser, origin: string, hoverMs: number): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  context.setDefaultTimeout(LOADED_MS);
  const page = await context.newPage();
  await page.goto(origin + COLLECTION, { waitUntil: "load" });
  await page.locator(PRODUCT).first().scrollIntoViewIfNeeded();
  await setTimeout(SETTLED_MS);
  await watch(page);
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  if (hoverMs > 0) await page.locator(PRODUCT).first().hover();
  await setTimeout(hoverMs);
  const before = await threadMs(session);
  await page.locator(PRODUCT).first().click();
  const took = Number(await page.evaluate(() => Reflect.get(window, "painted")));
  const cpu = (await threadMs(session)) - before;
  await context.close();
  return { took, cpu };
}

async function threadMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1000;
}

/** Promises, in the page, the time from the click to the first frame with the dress's main picture in it. */
function watch(page: Page): Promise<void> {
  return page.evaluate((lostMs) => {
    const painted = new Promise((resolve, reject) => {
      window.setTimeout(() => reject(new Error("No picture of the dress was painted.")), lostMs);
      const isThere = () => {
        // The list has left by then: its own pictures do not count.
        const picture = document.querySelector("#picture-1 img");
        return picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth > 0;
      };
      function from(start: number) {
        // The first task after the frame that shows it.
        if (isThere()) window.setTimeout(() => resolve(performance.now() - start));
        else requestAnimationFrame(() => from(start));
      }
      addEventListener("click", ({ timeStamp }) => from(timeStamp), { once: true, capture: true });
    });
    Reflect.set(window, "painted", painted);
  }, LOST_MS);
}

function openedRow(how: string, took: number, goal: number): ResultRow {
  return {
    what: `${how}, to the dress's picture painted, 150 ms round trip`,
    measured: `${took.toFixed(0)} ms`,
    goal: `${goal} ms`,
    isMet: took <= goal,
  };
}
