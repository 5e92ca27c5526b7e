import { cp, rm } from "node:fs/promises";
import { resolve } from "node:path";
import type { Browser } from "@playwright/test";
import { loadFirstTime, openBrowser } from "./browser.ts";
import { openDataFolder } from "./catalogues.ts";
import { opened, sorted, WIDE_BITS_PER_SECOND } from "./navigation-benchmark.ts";
import { screens } from "./page-load-benchmark.ts";
import { startShop } from "./processes.ts";
import { bytesOf } from "./request-load.ts";
import { median, ratio } from "./result-table.ts";
import { openLink } from "./slow-link.ts";
import { keepPictures, restorePictures, untilPicturesAreMade } from "./warm-cache.ts";

// Compares this working copy with other builds, in turns, in one run. `npm run bench -- compare ../one ../two 9`
// loads each nine times; `load` or `navigation` as the last argument runs that part alone.

const DEFAULT_ROUNDS = 5;

type Shop = Awaited<ReturnType<typeof openShop>>;

const parameters = process.argv.slice(2);
const part = parameters.find((parameter) => parameter === "load" || parameter === "navigation");
const rounds = Number(parameters.find((parameter) => /^\d+$/.test(parameter)) ?? DEFAULT_ROUNDS);
const others = parameters.filter((parameter) => parameter !== part && parameter !== String(rounds));
const browser = await openBrowser();
const shops: Shop[] = [];
const data = await openDataFolder(48);
try {
  await makePictures();
  for (const folder of [".", ...others]) shops.push(await openShop(folder));
  for (const shop of shops) await warm(browser, shop);
  for (let round = 0; round < rounds; round++) {
    // Another one begins each round, so that nobody is always the last.
    const first = round % shops.length;
    for (const shop of [...shops.slice(first), ...shops.slice(0, first)]) await measure(shop);
  }
  print();
} finally {
  await browser.close();
  for (const shop of shops) await shop.close();
  await rm(data, { recursive: true, force: true });
}

async function measure(shop: Shop) {
  const note = (name: string, value: number) =>
    shop.figures.set(name, [...(shop.figures.get(name) ?? []), value]);
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
    for (const [name, hoverMs] of [
      ["hover, then click", 400],
      ["plain tap", 0],
    ] as const) {
      const { took, cpu } = await opened(browser, shop.wide, hoverMs);
      note(`${name}, ms`, took);
      note(`${name}: main thread, processor ms`, cpu);
    }
  }
}

/** Makes the pictures once for all builds. */
async function makePictures() {
  await restorePictures(data);
  const shop = await startShop({ DATA_DIR: data, WARM_PICTURES: "true" });
  try {
    await untilPicturesAreMade(
      shop,
      screens.map(({ path }) => path),
    );
  } finally {
    await shop.close();
  }
  await keepPictures(data);
}

async function openShop(folder: string) {
  const own = `${data}-${shops.length}`;
  await cp(data, own, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
  const shop = await startShop({ DATA_DIR: own }, resolve(folder));
  const [slow, wide] = [await openLink(shop.url), await openLink(shop.url, WIDE_BITS_PER_SECOND)];
  return {
    folder,
    process: shop,
    slow: slow.url,
    wide: wide.url,
    figures: new Map<string, number[]>(),
    async close() {
      for (const link of [slow, wide]) await link.close();
      await shop.close();
      await rm(own, { recursive: true, force: true });
    },
  };
}

/** Pages are compressed at the best quality at their second visit. */
async function warm(browser: Browser, shop: Shop) {
  for (const { path } of screens) await loadFirstTime(browser, shop.process.url + path);
  if (part !== "load") await opened(browser, shop.wide, 0);
}

/** A column each; of the others also what they are to this one. */
function print() {
  const [here, ...rest] = shops;
  console.log(`\n| what | this: lowest, median, highest | ${rest.map(({ folder }) => folder).join(" | ")} |`);
  console.log(`|${"---|".repeat(2 + rest.length)}`);
  for (const [what, values] of here?.figures ?? []) {
    const own = [Math.min(...values), median(values), Math.max(...values)].map((value) => value.toFixed(0));
    const theirs = rest.map(({ figures }) => {
      const value = median(figures.get(what) ?? []);
      return `${value.toFixed(0)}, ${ratio(value, median(values))}`;
    });
    console.log(`| ${what} | ${own.join(", ")} | ${theirs.join(" | ")} |`);
  }
}
