import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { SanityClient } from "@sanity/client";
import { withProgress } from "@trousseau/host/progress.ts";
import { t } from "@trousseau/words/translate.ts";
import { dialectOf } from "#model/tables/csv-dialect.ts";
import type { Table } from "#server/csv-import/cell-reader.ts";
import { columnGuide, templateTable } from "#server/csv-import/dress-columns.ts";
import { bookingLines, bookingsSummary, prepareBookings } from "#server/csv-import/import-bookings.ts";
import { customerLines, customersSummary, prepareCustomers } from "#server/csv-import/import-customers.ts";
import { prepareImport } from "#server/csv-import/import-dresses.ts";
import { faultLines, inColumns, planLines, planSummary } from "#server/csv-import/import-report.ts";
import { prepareTranslations } from "#server/csv-import/import-translations.ts";
import { openPictureFolder } from "#server/csv-import/picture-folder.ts";
import { readTable } from "#server/csv-import/read-table.ts";
import { readSettings, type Settings } from "#server/settings.ts";
import { withContentWriter } from "./content-writer.ts";
import { type Terminal, WrongUse } from "./run-command.ts";

const options = {
  pictures: { type: "string" },
  "dry-run": { type: "boolean", default: false },
  template: { type: "boolean", default: false },
  url: { type: "string" },
} as const;

/**
 * Imports dresses from a spreadsheet, or bookings or customers, which it knows by columns such as “first day” and “telephone”. Fails when something was not, or could not be,
 * imported.
 */
export function importTable(terminal: Terminal): Promise<boolean> {
  const { values, positionals } = parseArgs({ args: [...terminal.args], options, allowPositionals: true });
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new WrongUse("This command needs one file.");
  return values.template ? writeTemplate(file, terminal) : importFile(file, values, terminal);
}

async function writeTemplate(file: string, { say }: Terminal): Promise<boolean> {
  await writeFile(file, templateTable(dialectOf("")), { flag: "wx" });
  say(`Wrote ${file}: one dress a row. What each column takes:\n${columnGuide}`);
  return true;
}

type Chosen = { pictures?: string; "dry-run": boolean; url?: string };

async function importFile(
  file: string,
  { pictures, url, "dry-run": isDryRun }: Chosen,
  terminal: Terminal,
): Promise<boolean> {
  if (!existsSync(file)) throw new Error(`There is no file ${resolve(file)} that this account may read.`);
  const table = readTable(await readFile(file));
  if (table.rows.length === 0 && table.faults.length === 0) throw new Error(`There is nothing in ${file}.`);
  const settings = readSettings(terminal.environment);
  requireContent(settings);
  return withContentWriter({ settings, name: "import", url }, (writer) => {
    if (!writer) throw new Error("SANITY_WRITE_TOKEN is not set: hosted content is written with it.");
    if (table.kind === "customers") return importCustomers(writer, { file, table, isDryRun }, terminal);
    if (table.kind === "bookings") return importBookings(writer, { file, table, isDryRun }, terminal);
    if (table.kind === "translations") return importTranslations(writer, { file, table, isDryRun }, terminal);
    return importInto(writer, { file, table, pictures, isDryRun }, terminal);
  });
}

/** A lake that has not begun would begin empty. */
export function requireContent({ startsLake, dataFolder }: Settings) {
  if (startsLake && !existsSync(join(dataFolder, "lake", "lake.sqlite")))
    throw new Error(
      `There is no content in ${dataFolder} yet: start the shop once, or say where it is with DATA_DIR.`,
    );
}

type Task = { file: string; table: Table; pictures: string | undefined; isDryRun: boolean };

async function importInto(
  client: SanityClient,
  { file, table, pictures, isDryRun }: Task,
  { say, warn }: Terminal,
): Promise<boolean> {
  const { plan, carryOut } = await withProgress((report) => {
    report({ step: t("Reading the content") });
    return prepareImport(client, table, (names, assetsOf) =>
      openPictureFolder(pictures, names, assetsOf, report),
    );
  });
  for (const line of planLines(plan)) say(inColumns(line));
  if (plan.faults.length > 0) {
    warn([t("{{file}} cannot be imported:", { file }), ...faultLines(plan.faults)].join("\n"));
    warn(t("Nothing was imported."));
    return false;
  }
  if (isDryRun) say(t("Would import {{summary}}. Nothing was changed.", { summary: planSummary(plan) }));
  else {
    await withProgress(carryOut);
    say(t("Imported: {{summary}}.", { summary: planSummary(plan, "stored") }));
  }
  return true;
}

/** A customer whom somebody else has just written keeps out one row and no other. */
async function importCustomers(
  client: SanityClient,
  { file, table, isDryRun }: Omit<Task, "pictures">,
  { say, warn }: Terminal,
): Promise<boolean> {
  const { faults, planned, carryOut } = await prepareCustomers(client, table);
  if (faults.length > 0) {
    warn([t("{{file}} cannot be imported:", { file }), ...faultLines(faults)].join("\n"));
    warn(t("Nothing was imported."));
    return false;
  }
  for (const line of customerLines(planned)) say(inColumns(line));
  if (isDryRun) {
    const summary = customersSummary(planned);
    say(t("Would import {{summary}}. Nothing was changed.", { summary }));
    return true;
  }
  const { stored, refused } = await withProgress(carryOut);
  if (refused.length > 0) warn(faultLines(refused, refused.length).join("\n"));
  say(t("Imported: {{summary}}.", { summary: customersSummary(stored) }));
  return refused.length === 0;
}

/** One text that does not fit keeps them all out. */
async function importTranslations(
  client: SanityClient,
  { file, table, isDryRun }: Omit<Task, "pictures">,
  { say, warn }: Terminal,
): Promise<boolean> {
  const { faults, lines, summary, carryOut } = await prepareTranslations(client, table);
  if (faults.length > 0) {
    warn([t("{{file}} cannot be imported:", { file }), ...faultLines(faults)].join("\n"));
    warn(t("Nothing was imported."));
    return false;
  }
  for (const line of lines) say(inColumns(line));
  if (!isDryRun) await carryOut();
  say(
    isDryRun
      ? t("Would import {{summary}}. Nothing was changed.", { summary })
      : t("Imported: {{summary}}.", { summary }),
  );
  return true;
}

/** Days that are taken keep out one booking and no other. */
async function importBookings(
  client: SanityClient,
  { file, table, isDryRun }: Omit<Task, "pictures">,
  { say, warn }: Terminal,
): Promise<boolean> {
  const { faults, planned, foreseen, customersBut, carryOut } = await prepareBookings(client, table);
  if (faults.length > 0) {
    warn([t("{{file}} cannot be imported:", { file }), ...faultLines(faults)].join("\n"));
    warn(t("Nothing was imported."));
    return false;
  }
  const outcome = await (isDryRun ? foreseen() : withProgress(carryOut));
  const { booked, refused } = outcome;
  for (const line of bookingLines(booked, customersBut(refused))) say(inColumns(line));
  // Each of them is somebody's booking.
  const lines = faultLines(refused, refused.length);
  if (lines.length > 0) warn([isDryRun ? t("Would not be booked:") : t("Not booked:"), ...lines].join("\n"));
  const summary = t("{{summary}}; {{number}} not booked", {
    summary: bookingsSummary(outcome, planned),
    number: refused.length,
  });
  say(
    isDryRun
      ? t("Would import {{summary}}. Nothing was changed.", { summary })
      : t("Imported: {{summary}}.", { summary }),
  );
  return refused.length === 0;
}
