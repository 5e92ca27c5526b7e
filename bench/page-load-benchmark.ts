import { setTimeout } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { loadFirstTime, openBrowser, type PageLoad } from "./browser.ts";
import type { Process } from "./processes.ts";
import { openReference } from "./reference.ts";
import { bytesOf } from "./request-load.ts";
import { kilobytes, median, type ResultRow, ratio } from "./result-table.ts";
import { openLink } from "./slow-link.ts";
import { untilPicturesAreMade } from "./warm-cache.ts";

const ROUNDS = 5;
const MOST_BLOCKING_MS = 75;
const COLLECTION = "/collection/tulle-dresses";
export const screens = [
  { name: "home", path: "/" },
  { name: "collection of 48", path: COLLECTION },
  { name: "product", path: "/product/dress-1" },
];
/** How many times the reference's the shop's may be. */
const goals = { fcp: 1.1, lcp: 1.1, bytes: 1.3, document: 1.6 };
const LONGEST_LCP_MS = 1_400;
const others = ["/about", "/contact", "/faq", "/nowhere"];

/** First visits on a phone over a slow network, in turns with the hand-written pages. */
export async function pageLoadRows(shop: Process, data: string): Promise<ResultRow[]> {
  const browser = await openBrowser();
  const reference = await openReference(data);
  const lines = { shop: await openLink(shop.url), reference: await openLink(reference.url) };
  try {
    await untilPicturesAreMade(
      shop,
      screens.map(({ path }) => path),
    );
    const rows: ResultRow[] = [];
    for (const { name, path } of screens) {
      rows.push(await documentRow(name, shop.url + path, reference.bytes[path] ?? Number.NaN));
      const pair = await interleaved(browser, lines.shop.url + path, lines.reference.url + path);
      rows.push(...loadRows(name, pair));
    }
    return [...rows, ...(await calmRows(browser, lines.shop.url))];
  } finally {
    await browser.close();
    for (const line of Object.values(lines)) await line.close();
    await reference.close();
  }
}

async function documentRow(name: string, url: string, reference: number): Promise<ResultRow> {
  await bytesOf({ url });
  // The second visit has it compressed at the best quality; the third gets that.
  await setTimeout(1_000);
  const { byteLength } = await bytesOf({ url });
  return {
    what: `${name}: document with its styles, brotli`,
    measured: `${kilobytes(byteLength)}, ${ratio(byteLength, reference)} of ${kilobytes(reference)}`,
    goal: `${goals.document}x`,
    isMet: byteLength <= goals.document * reference,
  };
}

type Pair = { shop: PageLoad[]; reference: PageLoad[] };

async function interleaved(browser: Browser, shop: string, reference: string): Promise<Pair> {
  const loads: Pair = { shop: [], reference: [] };
  const load = {
    shop: async () => loads.shop.push(await loadFirstTime(browser, shop)),
    reference: async () => loads.reference.push(await loadFirstTime(browser, reference)),
  };
  for (let round = 0; round < ROUNDS; round++) {
    // The other one begins each round, so that neither is always the last.
    for (const next of round % 2 ? [load.shop, load.reference] : [load.reference, load.shop]) await next();
  }
  return loads;
}

function loadRows(name: string, { shop, reference }: Pair): ResultRow[] {
  const pair = (of: keyof PageLoad) =>
    [shop, reference].map((loads) => median(loads.map((load) => load[of])));
  const beside = (what: "fcp" | "lcp" | "bytes", label: string, write: (value: number) => string) => {
    const [value = 0, mark = 0] = pair(what);
    return {
      what: `${name}: ${label} on a slow phone`,
      measured: `${write(value)}, ${ratio(value, mark)} of ${write(mark)}`,
      goal: `${goals[what]}x`,
      isMet: value <= goals[what] * mark,
    };
  };
  const [blocking = 0, ofReference = 0] = pair("blocking");
  const [lcp = 0] = pair("lcp");
  return [
    beside("fcp", "FCP", milliseconds),
    beside("lcp", "LCP", milliseconds),
    {
      what: `${name}: LCP on a slow phone, whatever the reference's`,
      measured: milliseconds(lcp),
      goal: milliseconds(LONGEST_LCP_MS),
      isMet: lcp <= LONGEST_LCP_MS,
    },
    beside("bytes", "bytes until LCP", kilobytes),
    {
      what: `${name}: total blocking time at 4x`,
      measured: `${milliseconds(blocking)}, reference ${milliseconds(ofReference)}`,
      goal: `${MOST_BLOCKING_MS} ms`,
      isMet: blocking <= MOST_BLOCKING_MS,
    },
  ];
}

function milliseconds(value: number): string {
  return `${value.toFixed(0)} ms`;
}

/** Blocking time of the other screens, and shifts on every screen down to its end. */
async function calmRows(browser: Browser, origin: string): Promise<ResultRow[]> {
  const measurements: { path: string; blocking: number; shift: number }[] = [];
  for (const path of [...screens.map((screen) => screen.path), ...others]) {
    const loads: PageLoad[] = [];
    for (let round = 0; round < 3; round++) loads.push(await loadFirstTime(browser, origin + path));
    const blocking = median(loads.map((load) => load.blocking));
    measurements.push({ path, blocking, shift: Math.max(...loads.map((load) => load.shift)) });
  }
  return [
    {
      what: "total blocking time at 4x, each screen",
      measured: measurements.map(({ path, blocking }) => `${path} ${blocking.toFixed(0)}`).join(", "),
      goal: `${MOST_BLOCKING_MS} ms`,
      isMet: measurements.every(({ blocking }) => blocking <= MOST_BLOCKING_MS),
    },
    {
      what: "layout shift, each screen, scrolled to its end, the worst of 3",
      measured: measurements.map(({ path, shift }) => `${path} ${shift.toFixed(3)}`).join(", "),
      goal: "0.00",
      isMet: measurements.every(({ shift }) => shift < 0.005),
    },
  ];
}
