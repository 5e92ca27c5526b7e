import type { Browser } from "@playwright/test";
import { openBaseline } from "./baseline.ts";
import { loadFirstTime, openBrowser, type PageLoad } from "./browser.ts";
import type { Process } from "./processes.ts";
import { bytesOf } from "./request-load.ts";
import { kilobytes, median, type ResultRow, ratio } from "./result-table.ts";
import { openLink } from "./slow-link.ts";

const ROUNDS = 5;
const COLLECTION = "/collection/tulle-dresses";
export const screens = [
  { name: "home", path: "/" },
  { name: "collection of 48", path: COLLECTION },
  { name: "product", path: "/product/dress-1" },
];
/** Times the static page's, by docs/decisions/008-first-screen.md. */
const goals = { fcp: 1.15, lcp: 1.1 };
const others = ["/about", "/contact", "/faq", "/nowhere"];

/** First visits on a phone over a slow network, beside the same pages as static files. */
export async function pageLoadRows(shop: Process, data: string): Promise<ResultRow[]> {
  const browser = await openBrowser();
  const baseline = await openBaseline(
    shop,
    data,
    screens.map(({ path }) => path),
  );
  const lines = { shop: await openLink(shop.url), baseline: await openLink(baseline.url) };
  try {
    // Pictures are made once; a shop that has had a visitor has them.
    for (const { path } of screens) await loadFirstTime(browser, shop.url + path);
    const rows = [await bytesRow(shop, baseline.bytes[COLLECTION] ?? 0)];
    for (const { name, path } of screens) {
      const measured = await interleaved(browser, lines.shop.url + path, lines.baseline.url + path);
      rows.push(...paintRows(name, measured));
    }
    return [...rows, ...(await calmRows(browser, lines.shop.url))];
  } finally {
    await browser.close();
    for (const line of Object.values(lines)) await line.close();
    await baseline.close();
  }
}

async function bytesRow(shop: Process, baseline: number): Promise<ResultRow> {
  const url = shop.url + COLLECTION;
  await bytesOf({ url });
  // The second visit has it compressed at the best quality; the third gets that.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const { byteLength } = await bytesOf({ url });
  return {
    what: "collection of 48: document with its styles, brotli",
    measured: `${kilobytes(byteLength)}, ${ratio(byteLength, baseline)} of ${kilobytes(baseline)}`,
    goal: "1.6x",
    isMet: byteLength <= 1.6 * baseline,
  };
}

type Pair = { shop: PageLoad[]; baseline: PageLoad[] };

async function interleaved(browser: Browser, shop: string, baseline: string): Promise<Pair> {
  const loads: Pair = { shop: [], baseline: [] };
  for (let round = 0; round < ROUNDS; round++) {
    loads.baseline.push(await loadFirstTime(browser, baseline));
    loads.shop.push(await loadFirstTime(browser, shop));
  }
  return loads;
}

function paintRows(name: string, { shop, baseline }: Pair): ResultRow[] {
  return (["fcp", "lcp"] as const).map((paint) => {
    const [value, mark] = [
      median(shop.map((load) => load[paint])),
      median(baseline.map((load) => load[paint])),
    ];
    return {
      what: `${name}: ${paint.toUpperCase()} on a slow phone, beside the static page on nginx`,
      measured: `${value.toFixed(0)} ms, ${ratio(value, mark)} of ${mark.toFixed(0)} ms`,
      goal: `${goals[paint]}x`,
      isMet: value <= goals[paint] * mark,
    };
  });
}

/** Blocking time and shifts, on every screen and down to its end. */
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
      goal: "75 ms",
      isMet: measurements.every(({ blocking }) => blocking <= 75),
    },
    {
      what: "layout shift, each screen, scrolled to its end, the worst of 3",
      measured: measurements.map(({ path, shift }) => `${path} ${shift.toFixed(3)}`).join(", "),
      goal: "0.00",
      isMet: measurements.every(({ shift }) => shift < 0.005),
    },
  ];
}
