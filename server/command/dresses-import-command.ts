import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { SanityClient } from "@sanity/client";
import { prepareImport } from "#server/dresses-table/import-dresses.ts";
import { faultLines, planLines, planSummary } from "#server/dresses-table/import-report.ts";
import { readTable, type Table } from "#server/dresses-table/read-table.ts";
import { columnGuide, templateTable } from "#server/dresses-table/template-table.ts";
import { readSettings, type Settings } from "#server/settings.ts";
import { withContentWriter } from "./content-writer.ts";

// Dresses from a spreadsheet. Exit status 1 when nothing was, or could be, imported.
const USAGE = `npm run content:import -- dresses.csv --pictures FOLDER [--dry-run] [--url http://localhost:3000]
npm run content:import -- --template dresses.csv`;

const options = {
  pictures: { type: "string" },
  "dry-run": { type: "boolean", default: false },
  template: { type: "boolean", default: false },
  url: { type: "string" },
} as const;

try {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new Error(USAGE);
  if (values.template) await writeTemplate(file);
  else await importFile(file, values);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function writeTemplate(file: string) {
  await writeFile(file, templateTable, { flag: "wx" });
  console.log(`Wrote ${file}: one dress a line. What each column takes:\n${columnGuide}`);
}

type Chosen = { pictures?: string; "dry-run": boolean; url?: string };

async function importFile(file: string, { pictures, url, "dry-run": isDryRun }: Chosen) {
  if (!existsSync(file)) throw new Error(`There is no file ${resolve(file)}.`);
  const table = readTable(await readFile(file));
  if (table.rows.length === 0 && table.faults.length === 0) throw new Error(`There is no dress in ${file}.`);
  const settings = readSettings(process.env);
  requireContent(settings);
  await withContentWriter({ settings, name: "import", url }, async (writer) => {
    if (!writer)
      throw new Error("SANITY_WRITE_TOKEN is not set: dresses are written into hosted content with it.");
    await importTable(writer, { file, table, pictures, isDryRun });
  });
}

/** A lake that has not begun would begin empty. */
function requireContent({ startsLake, dataFolder }: Settings) {
  if (startsLake && !existsSync(join(dataFolder, "lake", "lake.sqlite")))
    throw new Error(
      `There is no content in ${dataFolder} yet: start the shop once, or say where it is with DATA_DIR.`,
    );
}

type Task = { file: string; table: Table; pictures: string | undefined; isDryRun: boolean };

async function importTable(client: SanityClient, { file, table, pictures, isDryRun }: Task) {
  const { plan, carryOut } = await prepareImport(client, table, pictures);
  for (const line of planLines(plan)) console.log(line);
  if (plan.faults.length > 0) {
    console.error(`${file} cannot be imported:\n${faultLines(plan.faults).join("\n")}`);
    console.error("Nothing was imported.");
    process.exitCode = 1;
  } else if (isDryRun) console.log(`Would import ${planSummary(plan)}. Nothing was changed.`);
  else {
    await carryOut();
    console.log(`Imported: ${planSummary(plan, "stored")}.`);
  }
}
