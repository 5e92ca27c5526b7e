import { LONGEST_LINE } from "#app/label/label-limits.ts";
import { headingOf } from "./dress-columns.ts";
import { sizeNote, wordlessPictures } from "./dress-pictures.ts";
import { isChanged } from "./import-dresses.ts";
import type { PlannedDress } from "./plan-dress.ts";
import type { ImportPlan } from "./plan-import.ts";
import type { Fault } from "./read-table.ts";

/** Nobody reads more: a table with more faults is another file, or has one fault in every line. */
const MOST_FAULTS = 100;

/** A cell that is repeated may hold a megabyte. In UTF-16 units. */
const LONGEST_COLUMN = 60;
const LONGEST_MESSAGE = 800;

/** One line for each fault of the table. */
export function faultLines(faults: readonly Fault[]): string[] {
  const lines = faults.slice(0, MOST_FAULTS).map((fault) => `  ${placed(fault)}`);
  const more = faults.length - lines.length;
  return more > 0 ? [...lines, `  and ${more} more`] : lines;
}

function placed({ line, column, message }: Fault): string {
  const where =
    column === undefined ? `line ${line}` : `line ${line}, column “${printed(column, LONGEST_COLUMN)}”`;
  return `${where}: ${printed(message, LONGEST_MESSAGE)}`;
}

/** The text stands on one line, and holds nothing that a terminal would take for a command. */
function printed(text: string, longest: number): string {
  const shown = text.length > longest ? `${text.slice(0, longest)}…` : text;
  return shown.toWellFormed().replace(/\p{Cc}+/gu, " ");
}

/** A line for each dress that is new or changes; none where something is wrong with the table. */
export function planLines({ dresses, files, faults, notes }: ImportPlan): string[] {
  if (faults.length > 0) return [];
  return [
    ...dresses
      .filter(isChanged)
      .map((dress) => `  ${kindOf(dress).padEnd(10)}${printed(dress.name, LONGEST_LINE)} (${said(dress)})`),
    ...[
      ...files.flatMap((file) => sizeNote(file) ?? []),
      ...dresses.flatMap((dress) => wordlessNote(dress) ?? []),
      ...notes.map(placed),
    ].map((note) => `  note      ${note}`),
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

/** A dress that the table leaves as it is has these lines as well. */
function wordlessNote({ name, before, changed }: PlannedDress): string | undefined {
  const wordless = wordlessPictures({ ...before, ...changed });
  if (wordless.length === 0) return undefined;
  const which = wordless.length > 1 ? `pictures ${wordless.join(", ")} are` : `picture ${wordless[0]} is`;
  return `${printed(name, LONGEST_LINE)}: ${which} not described in words, for those who cannot see ${wordless.length > 1 ? "them" : "it"} and for search engines`;
}

function kindOf(dress: PlannedDress): "new" | "changed" | "unchanged" {
  if (!isChanged(dress)) return "unchanged";
  return dress.before ? "changed" : "new";
}

function said({ before, slug, changed }: PlannedDress): string {
  return before ? Object.keys(changed).map(headingOf).join(", ") : `/product/${slug}`;
}
