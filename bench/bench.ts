import { rm } from "node:fs/promises";
import { openDataFolder } from "./catalogues.ts";
import { growthRows } from "./growth-rows.ts";
import { hostRows, memoryRow } from "./host-rows.ts";
import { startShop } from "./processes.ts";
import { printTable, type Row } from "./table.ts";

// What the performance claims rest on: each figure beside its yardstick, in one run. `npm run bench -- host growth` runs
// those parts alone. Nothing here is a test: on a busy machine times vary, ratios and bytes hardly.
const parts: Record<string, () => Promise<Row[]>> = { host, growth: growthRows };

const asked = process.argv.slice(2);
const rows: Row[] = [];
for (const [name, part] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.error(`${name}…`);
  rows.push(...(await part()));
}
printTable(rows);

async function host(): Promise<Row[]> {
  const data = await openDataFolder(48);
  const shop = await startShop({ DATA_DIR: data });
  try {
    return [...(await hostRows(shop, data)), await memoryRow(shop)];
  } finally {
    await shop.close();
    await rm(data, { recursive: true, force: true });
  }
}
