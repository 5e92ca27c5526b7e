import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startShop } from "./processes.ts";
import type { ResultRow } from "./result-table.ts";

/** The first start imports the sample label; the second finds it. Then a picture nobody has requested, and again. */
export async function startRows(): Promise<ResultRow[]> {
  const data = await mkdtemp(join(tmpdir(), "trousseau-bench-start-"));
  try {
    const first = await startShop({ DATA_DIR: data });
    const made = await timeOf(`${first.url}/house/bow-detail.jpg?w=960&h=600&q=75&fit=crop&auto=format`);
    const cached = await timeOf(`${first.url}/house/bow-detail.jpg?w=960&h=600&q=75&fit=crop&auto=format`);
    await first.close();
    const second = await startShop({ DATA_DIR: data });
    await second.close();
    return [
      stated(
        "start with an empty DATA_DIR, to the line that says it is open",
        `${first.startMs.toFixed(0)} ms`,
      ),
      stated("second start", `${second.startMs.toFixed(0)} ms`),
      stated("a rendition, 960 x 600, made and cached", `${made.toFixed(0)} ms, ${cached.toFixed(1)} ms`),
    ];
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}

async function timeOf(url: string): Promise<number> {
  const began = performance.now();
  const response = await fetch(url, { headers: { Accept: "image/webp,*/*" } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return performance.now() - began;
}

function stated(what: string, measured: string): ResultRow {
  return { what, measured, goal: "stated" };
}
