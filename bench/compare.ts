import { rm } from "node:fs/promises";
import { resolve } from "node:path";
import type { Browser } from "@playwright/test";
import { loadFirstTime, openBrowser } from "./browser.ts";
import { openDataFolder } from "./catalogues.ts";
import { bytesOf } from "./load.ts";
import { opened, sorted, WIDE_BITS_PER_SECOND } from "./navigation-rows.ts";
import { screens } from "./page-load-rows.ts";
import { type Process, startShop } from "./processes.ts";
import { median, ratio } from "./result-table.ts";
import { openLink } from "./slow-link.ts";

// What a change is worth to a shopper: this working copy beside another one that is built, in turns, in one run.
// `npm run bench -- compare ../other 9` loads each nine times; `load` or `navigation` as the last argument runs that part alone.

const DEFAULT_ROUNDS = 5;

type Shop = { process: Process; data: string; slow: string; wide: string; close(): Promise<void> };
type Figures = Map<string, number[]>;

const [other = "", rounds = DEFAULT_ROUNDS, part] = process.argv.slice(2);
const browser = await openBrowser();
const shops = [await openShop("."), await openShop(other)];
const figures: Figures[] = shops.map(() => new Map());
try {
  for (const shop of shops) await warm(browser, shop);
  for (let round = 0; round < Number(rounds); round++) {
    // The order changes, so that nobody is always the second.
    for (const at of round % 2 ? [1, 0] : [0, 1]) await measure(at);
  }
  print();
} finally {
  await browser.close();
  for (const shop of shops) await shop.close();
}

async function measure(at: number) {
  const shop = shops[at];
  if (!shop) return;
  const note = (name: string, value: number) => {
    const list = figures[at]?.get(name) ?? [];
    figures[at]?.set(name, [...list, value]);
  };
  if (part !== "navigation") {
    for (const { name, path } of screens) {
      const { fcp, lcp, blocking, shift } = await loadFirstTime(browser, shop.slow + path);
      for (const [what, value] of Object.entries({ fcp, lcp, blocking })) note(`${name}: ${what}, ms`, value);
      note(`${name}: shift x 1000`, shift * 1000);
      note(`${name}: bytes`, (await bytesOf({ url: shop.process.url + path })).byteLength);
    }
    note("sorted on a slow phone, ms", await sorted(browser, shop.slow));
  }
  if (part !== "load") {
    note("hover, then click, ms", await opened(browser, shop.wide, 400));
    note("plain tap, ms", await opened(browser, shop.wide, 0));
  }
}

async function openShop(folder: string): Promise<Shop> {
  const data = await openDataFolder(48);
  const shop = await startShop({ DATA_DIR: data }, resolve(folder));
  const links = [await openLink(shop.url), await openLink(shop.url, WIDE_BITS_PER_SECOND)];
  return {
    process: shop,
    data,
    slow: links[0]?.url ?? "",
    wide: links[1]?.url ?? "",
    async close() {
      for (const link of links) await link.close();
      await shop.close();
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** Pictures are made once, pages are compressed at the best quality at their second visit. */
async function warm(browser: Browser, shop: Shop) {
  for (const { path } of screens) await loadFirstTime(browser, shop.process.url + path);
  await opened(browser, shop.wide, 0);
}

function print() {
  const [here, there] = figures;
  console.log("\n| what | this | other | other / this | lowest, highest of this |\n|---|---|---|---|---|");
  for (const [what, values] of here ?? []) {
    const [one, two] = [median(values), median(there?.get(what) ?? [])];
    const range = `${Math.min(...values).toFixed(0)}, ${Math.max(...values).toFixed(0)}`;
    console.log(`| ${what} | ${one.toFixed(0)} | ${two.toFixed(0)} | ${ratio(two, one)} | ${range} |`);
  }
}
