import { rm } from "node:fs/promises";
import { openDataFolder } from "./catalogues.ts";
import { counterRows } from "./counter-benchmark.ts";
import { growthRows } from "./growth-benchmark.ts";
import { hostRows, largeCatalogueRow, memoryRow } from "./host-benchmark.ts";
import { lighthouseRows } from "./lighthouse-benchmark.ts";
import { navigationRows } from "./navigation-benchmark.ts";
import { pageLoadRows } from "./page-load-benchmark.ts";
import { pictureRows } from "./picture-benchmark.ts";
import { type Process, startShop } from "./processes.ts";
import { publishRows } from "./publish-benchmark.ts";
import { printTable, type ResultRow } from "./result-table.ts";
import { scaleRows } from "./scale-benchmark.ts";
import { searchRows } from "./search-benchmark.ts";
import { keepPictures, restorePictures } from "./warm-cache.ts";

// Each figure stands beside its baseline, measured in one run; `npm run bench -- host growth` runs those parts alone.
// Nothing here is a test: times vary on a busy machine, ratios and bytes hardly.
const parts: Record<string, () => Promise<ResultRow[]>> = {
  host: () => withShop(hostRows, 48, { PUBLIC_URL: "" }),
  counter: () => withShop(counterRows, 48, { PUBLIC_URL: "", TRUST_PROXY: "127.0.0.1" }),
  memory: () => withShop(async (shop) => [await memoryRow(shop, 96)], 96),
  large: () => withShop(async (shop) => [await largeCatalogueRow(shop, 10_000)], 10_000),
  picture: () => withShop(pictureRows),
  load: () => withShop(pageLoadRows, 48, { WARM_PICTURES: "true" }),
  navigation: () => withShop(navigationRows, 48, { WARM_PICTURES: "true" }),
  search: () => searchRows(1_000),
  publish: () => withShop(publishRows),
  growth: growthRows,
  scale: scaleRows,
  // A page of another origin than PUBLIC_URL is refused its count, and the browser would complain of it.
  lighthouse: () => withShop(lighthouseRows, 48, { PUBLIC_URL: "" }),
};

const selected = process.argv.slice(2);
const rows: ResultRow[] = [];
for (const [name, part] of Object.entries(parts)) {
  if (selected.length > 0 && !selected.includes(name)) continue;
  console.error(`${name}…`);
  rows.push(...(await part()));
}
printTable(rows);

/** A shop of its own, with so many dresses in one collection. */
async function withShop(
  measure: (shop: Process, data: string) => Promise<ResultRow[]>,
  dresses = 48,
  settings: Record<string, string> = {},
): Promise<ResultRow[]> {
  const data = await openDataFolder(dresses);
  await restorePictures(data);
  const shop = await startShop({ DATA_DIR: data, ...settings });
  try {
    return await measure(shop, data);
  } finally {
    await shop.close();
    await keepPictures(data);
    await rm(data, { recursive: true, force: true });
  }
}
