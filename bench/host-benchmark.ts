import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { sortOrders } from "#model/dresses/sort-order.ts";
import { cacheStatus } from "#server/pages/cached-response.ts";
import { productChoices } from "./catalogues.ts";
import { type Process, startBaseline } from "./processes.ts";
import { bytesOf, cpuPerRequest, requestAll, uncached } from "./request-load.ts";
import { mediansInTurns, type ResultRow, ratio } from "./result-table.ts";

const COLLECTION = "/collection/tulle-dresses";
const WARM_UP = 400;
const REQUESTS = 4_000;

/** Processor time of a host without PUBLIC_URL, each beside a server that returns one prebuilt string. */
export async function hostRows(shop: Process, data: string): Promise<ResultRow[]> {
  const page = await bytesOf({ url: shop.url + COLLECTION });
  const file = join(data, "baseline.br");
  await writeFile(file, page);
  const baseline = await startBaseline(file);
  try {
    const url = shop.url + COLLECTION;
    const cached = { shop: { url, status: cacheStatus.hit }, baseline: { url: baseline.url } };
    for (const target of Object.values(cached)) await requestAll(Array(WARM_UP).fill(target));
    await requestAll(uncached(url, WARM_UP));
    const [one = 0, hit = 0, rendered = 0] = await mediansInTurns(
      () => cpuPerRequest(baseline, Array(REQUESTS).fill(cached.baseline)),
      () => cpuPerRequest(shop, Array(REQUESTS).fill(cached.shop)),
      () => cpuPerRequest(shop, uncached(url, 150)),
    );
    return [
      {
        what: "cached document, processor time per request",
        measured: `${hit.toFixed(3)} ms, ${ratio(hit, one)} of ${one.toFixed(3)} ms`,
        goal: "1.8x",
        isMet: hit <= 1.8 * one,
      },
      {
        what: "collection of 48 rendered and compressed, processor time",
        measured: `${rendered.toFixed(2)} ms, ${ratio(rendered, one)}`,
        goal: "12 ms",
        isMet: rendered <= 12,
      },
    ];
  } finally {
    await baseline.close();
  }
}

/** V8 takes this long to give back, by itself, what a burst has left. In milliseconds. */
const REST_MS = 90_000;

/** A thousand pages that nobody has requested before, each of which may be cached: then what the processes hold, at once and at rest. */
export async function memoryRow(shop: Process, dresses: number): Promise<ResultRow> {
  const addresses = (await productChoices(shop.url, dresses)).slice(0, 1_000);
  if (addresses.length < 1_000) throw new Error(`There are ${addresses.length} pages.`);
  await requestAll(addresses.map((url) => ({ url, status: cacheStatus.stored })));
  const resident = shop.residentMb();
  await setTimeout(REST_MS);
  const rested = shop.residentMb();
  return {
    what: "resident memory of all processes, 1,000 pages of products asked for",
    measured: `${resident.toFixed(0)} MB, ${rested.toFixed(0)} MB after ${REST_MS / 1000} s of rest`,
    goal: "250 MB after rest",
    isMet: rested <= 250,
  };
}

/** Half of these pages are lists, and half are dresses. */
const LARGE = { pages: 1_500, goalMb: 500 };

/** Renders pages that nobody has requested before: what all processes and the shop's own hold then, and how long a page took. */
export async function largeCatalogueRow(shop: Process, dresses: number): Promise<ResultRow> {
  const paths = Array.from({ length: LARGE.pages / 2 }, (_, index) => {
    const order = sortOrders[index % sortOrders.length];
    const page = 2 + Math.floor(index / sortOrders.length);
    return [`${COLLECTION}?sort=${order}&page=${page}`, `/product/dress-${index}`];
  }).flat();
  const pageMs = await cpuPerRequest(
    shop,
    paths.map((path) => ({ url: shop.url + path, status: cacheStatus.stored })),
  );
  const resident = shop.residentMb();
  return {
    what: `resident memory of all processes with ${dresses} dresses, ${LARGE.pages} pages of them asked for`,
    measured: `${resident.toFixed(0)} MB, ${shop.ownMb().toFixed(0)} MB of them the shop, ${pageMs.toFixed(1)} ms of processor time a page`,
    goal: `${LARGE.goalMb} MB`,
    isMet: resident <= LARGE.goalMb,
  };
}
