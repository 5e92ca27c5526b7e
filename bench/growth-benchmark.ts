import { rm } from "node:fs/promises";
import { openDataFolder } from "./catalogues.ts";
import { startShop } from "./processes.ts";
import { bytesOf, cpuPerRequest, requestAll, uncached } from "./request-load.ts";
import { kilobytes, type ResultRow, ratio } from "./result-table.ts";

const SIZES = [48, 480, 4_800, 10_000];
const COLLECTION = "/collection/tulle-dresses";
const LONGEST_START_MS = 5_000;

/** A hundred times the catalogue should change nothing on a page, and something at the start. */
export async function growthRows(): Promise<ResultRow[]> {
  const measures: Awaited<ReturnType<typeof measure>>[] = [];
  for (const size of SIZES) measures.push(await measure(size));
  const [smallest] = measures;
  if (!smallest) return [];
  return measures.map(({ size, bytes, drawMs, startMs, residentMb }) => {
    const growths = [bytes / smallest.bytes, drawMs / smallest.drawMs];
    return {
      what: `catalogue of ${size}: first page of the collection`,
      measured: [
        `${kilobytes(bytes)} (${ratio(bytes, smallest.bytes)})`,
        `${drawMs.toFixed(2)} ms (${ratio(drawMs, smallest.drawMs)})`,
        `start ${(startMs / 1000).toFixed(1)} s`,
        `${residentMb.toFixed(0)} MB`,
      ].join(", "),
      goal: "1.1x, start 5 s",
      isMet: Math.max(...growths) <= 1.1 && startMs <= LONGEST_START_MS,
    };
  });
}

async function measure(size: number) {
  const data = await openDataFolder(size);
  const shop = await startShop({ DATA_DIR: data, PUBLIC_URL: "" });
  try {
    const url = shop.url + COLLECTION;
    await requestAll(uncached(url, 200));
    const drawMs = await cpuPerRequest(shop, uncached(url, 400));
    const residentMb = shop.residentMb();
    const bytes = (await bytesOf({ url })).byteLength;
    return { size, bytes, drawMs, startMs: shop.startMs, residentMb };
  } finally {
    await shop.close();
    await rm(data, { recursive: true, force: true });
  }
}
