import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { findChromium } from "#scripts/test-programs.mjs";
import type { Process } from "./processes.ts";
import { median, type ResultRow } from "./result-table.ts";

/** Fetched by npm into its own cache when this part runs: nobody else needs it. */
const LIGHTHOUSE = "lighthouse@13.5.0";
const ROUNDS = 5;

/** It asks itself to be run again when its recording has no beginning, which happens on small machines. */
const ATTEMPTS = 4;
const screens = ["/", "/collection/tulle-dresses", "/product/dress-1"];
const categories = ["performance", "accessibility", "best-practices", "seo"];
const report = z.object({ categories: z.record(z.string(), z.object({ score: z.number().nullable() })) });

export async function lighthouseRows(shop: Process, data: string): Promise<ResultRow[]> {
  const rows: ResultRow[] = [];
  for (const path of screens) {
    const audits: z.infer<typeof report>[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      audits.push(await audit(shop.url + path, join(data, "lighthouse.json")));
    }
    const medians = categories.map((name) => ({
      name,
      score: median(audits.map((report) => (report.categories[name]?.score ?? 0) * 100)),
    }));
    rows.push({
      what: `Lighthouse, mobile, median of ${ROUNDS}: ${path}`,
      measured: medians.map(({ name, score }) => `${name} ${score.toFixed(0)}`).join(", "),
      goal: "98, the rest 100",
      isMet: medians.every(({ name, score }) => score >= (name === "performance" ? 98 : 100)),
    });
  }
  return rows;
}

async function audit(url: string, file: string, attempts = ATTEMPTS): Promise<z.infer<typeof report>> {
  const flags = [
    "--output=json",
    `--output-path=${file}`,
    "--quiet",
    "--chrome-flags=--headless=new --no-sandbox",
  ];
  try {
    await promisify(execFile)("npm", ["exec", "--yes", LIGHTHOUSE, "--", url, ...flags], {
      env: { ...process.env, CHROME_PATH: (await findChromium()) ?? "" },
    });
  } catch (error) {
    if (attempts === 1) throw error;
    return audit(url, file, attempts - 1);
  }
  return report.parse(JSON.parse(await readFile(file, "utf8")));
}
