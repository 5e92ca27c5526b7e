import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { SanityClient } from "@sanity/client";
import { dress } from "#app/content/documents/dress-document.ts";
import { fieldIssues } from "#app/content/field-issues.ts";
import { LONGEST_LINE } from "#app/label/label-limits.ts";
import { columnGuide, headingOf, templateTable } from "#server/csv-import/dress-columns.ts";
import { sizeNote } from "#server/csv-import/dress-pictures.ts";
import { isChanged, prepareImport } from "#server/csv-import/import-dresses.ts";
import type { PlannedDress } from "#server/csv-import/plan-dress.ts";
import type { ImportPlan } from "#server/csv-import/plan-import.ts";
import { type Fault, readTable, type Table } from "#server/csv-import/read-table.ts";
import { readSettings, type Settings } from "#server/settings.ts";
import { withContentWriter } from "./content-writer.ts";
import type { Terminal } from "./run-command.ts";

const USAGE = `npm run content:import -- dresses.csv --pictures FOLDER [--dry-run] [--url http://localhost:3000]
npm run content:import -- --template dresses.csv`;

const options = {
  pictures: { type: "string" },
  "dry-run": { type: "boolean", default: false },
  template: { type: "boolean", default: false },
  url: { type: "string" },
} as const;

/** Imports dresses from a spreadsheet. Fails when nothing was, or could be, imported. */
export function importTable(terminal: Terminal): Promise<boolean> {
  const { values, positionals } = parseArgs({ args: [...terminal.args], options, allowPositionals: true });
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new Error(USAGE);
  return values.template ? writeTemplate(file, terminal) : importFile(file, values, terminal);
}

async function writeTemplate(file: string, { say }: Terminal): Promise<boolean> {
  await writeFile(file, templateTable, { flag: "wx" });
  say(`Wrote ${file}: one dress a row. What each column takes:\n${columnGuide}`);
  return true;
}

type Chosen = { pictures?: string; "dry-run": boolean; url?: string };

async function importFile(
  file: string,
  { pictures, url, "dry-run": isDryRun }: Chosen,
  terminal: Terminal,
): Promise<boolean> {
  if (!existsSync(file)) throw new Error(`There is no file ${resolve(file)}.`);
  const table = readTable(await readFile(file));
  if (table.rows.length === 0 && table.faults.length === 0) throw new Error(`There is no dress in ${file}.`);
  const settings = readSettings(terminal.environment);
  requireContent(settings);
  return withContentWriter({ settings, name: "import", url }, (writer) => {
    if (!writer)
      throw new Error("SANITY_WRITE_TOKEN is not set: dresses are written into hosted content with it.");
    return importInto(writer, { file, table, pictures, isDryRun }, terminal);
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

async function importInto(
  client: SanityClient,
  { file, table, pictures, isDryRun }: Task,
  { say, warn }: Terminal,
): Promise<boolean> {
  const { plan, carryOut } = await prepareImport(client, table, pictures);
  for (const line of planLines(plan)) say(line);
  if (plan.faults.length > 0) {
    warn(`${file} cannot be imported:\n${faultLines(plan.faults).join("\n")}`);
    warn("Nothing was imported.");
    return false;
  }
  if (isDryRun) say(`Would import ${planSummary(plan)}. Nothing was changed.`);
  else {
    await carryOut();
    say(`Imported: ${planSummary(plan, "stored")}.`);
  }
  return true;
}

/** Nobody reads more: a table with more faults is another file, or has one fault in every row. */
const MOST_FAULTS = 100;

/** A cell that is repeated may hold a megabyte. In UTF-16 units. */
const LONGEST_COLUMN = 60;
const LONGEST_MESSAGE = 800;

export function faultLines(faults: readonly Fault[]): string[] {
  const lines = faults.slice(0, MOST_FAULTS).map(({ row, column, message }) => {
    const where =
      column === undefined ? `row ${row}` : `row ${row}, column “${printed(column, LONGEST_COLUMN)}”`;
    return `  ${where}: ${printed(message, LONGEST_MESSAGE)}`;
  });
  const more = faults.length - lines.length;
  return more > 0 ? [...lines, `  and ${more} more`] : lines;
}

/** The text stands on one line, and holds nothing that a terminal would take for a command. */
function printed(text: string, longest: number): string {
  const shown = text.length > longest ? `${text.slice(0, longest)}…` : text;
  return shown.toWellFormed().replace(/\p{Cc}+/gu, " ");
}

/** A line for each dress that is new or changes; none where something is wrong with the table. */
export function planLines({ dresses, files, faults }: ImportPlan): string[] {
  if (faults.length > 0) return [];
  return [
    ...dresses
      .filter(isChanged)
      .map(
        (planned) =>
          `  ${kindOf(planned).padEnd(10)}${printed(planned.name, LONGEST_LINE)} (${said(planned)})`,
      ),
    ...[...files.flatMap((file) => sizeNote(file) ?? []), ...notesOn(dresses)].map(
      (note) => `  note      ${note}`,
    ),
  ];
}

/** "3 new, 1 changed, 24 unchanged; 9 pictures to store". */
export function planSummary(
  { dresses, files }: ImportPlan,
  verb: "to store" | "stored" = "to store",
): string {
  const count = (kind: string) => dresses.filter((dress) => kindOf(dress) === kind).length;
  const toStore = files.filter(({ assetId }) => assetId === undefined).length;
  const pictures = toStore === 1 ? "1 picture" : `${toStore} pictures`;
  return `${count("new")} new, ${count("changed")} changed, ${count("unchanged")} unchanged; ${pictures} ${verb}`;
}

/** Studio's form says the same of a dress; here each note stands once, with the dresses that it is about. */
function notesOn(dresses: readonly PlannedDress[]): string[] {
  const byNote = new Map<string, string[]>();
  for (const { name, before, changed } of dresses.filter(isChanged))
    for (const { title, severity, message } of fieldIssues(dress.fields, { ...before, ...changed })) {
      if (severity === "error") continue;
      const note = `${title}: ${message}`;
      byNote.set(note, [...(byNote.get(note) ?? []), printed(name, LONGEST_LINE)]);
    }
  return [...byNote].map(([note, names]) => printed(`${note} ${names.join(", ")}`, LONGEST_MESSAGE));
}

function kindOf(dress: PlannedDress): "new" | "changed" | "unchanged" {
  if (!isChanged(dress)) return "unchanged";
  return dress.before ? "changed" : "new";
}

function said({ before, slug, changed }: PlannedDress): string {
  return before ? Object.keys(changed).map(headingOf).join(", ") : `/product/${slug}`;
}
