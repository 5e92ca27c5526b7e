import { t } from "@trousseau/words/translate.ts";
import { dress } from "#model/documents/dress-document.ts";
import { fieldIssues } from "#model/documents/field-issues.ts";
import { LONGEST_LINE } from "#model/documents/label-limits.ts";
import type { Fault } from "./cell-reader.ts";
import { headingOf } from "./dress-columns.ts";
import { sizeNote } from "./dress-pictures.ts";
import { isChanged } from "./import-dresses.ts";
import type { PlannedDress } from "./plan-dress.ts";
import type { ImportPlan } from "./plan-import.ts";
import { shownColumn } from "./table-kinds.ts";

/** Nobody reads more: a table with more faults is another file, or has one fault in every row. */
const MOST_FAULTS = 100;

/** A cell that is repeated may hold a megabyte. In UTF-16 units. */
const LONGEST_COLUMN = 60;
const LONGEST_MESSAGE = 800;

export function faultLines(faults: readonly Fault[], most = MOST_FAULTS): string[] {
  const lines = faults.slice(0, most).map(({ row, column, message }) => {
    const where =
      column === undefined
        ? t("row {{row}}", { row })
        : t("row {{row}}, column “{{column}}”", {
            row,
            column: printed(shownColumn(column), LONGEST_COLUMN),
          });
    return `  ${t("{{place}}: {{fault}}", { place: where, fault: printed(message, LONGEST_MESSAGE) })}`;
  });
  const more = faults.length - lines.length;
  return more > 0 ? [...lines, `  ${t("and {{number}} more", { number: more })}`] : lines;
}

/** The text stands on one line, and holds nothing that a terminal would take for a command. */
export function printed(text: string, longest: number): string {
  const shortenedText = text.length > longest ? `${text.slice(0, longest)}…` : text;
  return shortenedText.toWellFormed().replace(/\p{Cc}+/gu, " ");
}

/** A line for each dress that is new or changes; none where something is wrong with the table. */
export function planLines({ dresses, files, faults, notes }: ImportPlan): string[] {
  if (faults.length > 0) return [];
  return [
    ...dresses
      .filter(isChanged)
      .map(
        (planned) =>
          `  ${kindNames[kindOf(planned)].padEnd(10)}${printed(planned.name, LONGEST_LINE)} (${detailsOf(planned)})`,
      ),
    ...[...files.flatMap((file) => sizeNote(file) ?? []), ...notes, ...notesOn(dresses)].map(
      (note) => `  ${t("note").padEnd(10)}${printed(note, LONGEST_MESSAGE)}`,
    ),
  ];
}

/** "3 new, 1 changed, 24 unchanged; 9 pictures to store". */
export function planSummary(
  { dresses, files }: ImportPlan,
  verb: "to store" | "stored" = "to store",
): string {
  const summary = dressesSummary(dresses);
  const count = files.filter(({ assetId }) => assetId === undefined).length;
  return verb === "stored"
    ? t("{{summary}}; {{count}} pictures stored", {
        summary,
        count,
        defaultValue_one: "{{summary}}; {{count}} picture stored",
      })
    : t("{{summary}}; {{count}} pictures to store", {
        summary,
        count,
        defaultValue_one: "{{summary}}; {{count}} picture to store",
      });
}

/** "3 new, 1 changed, 24 unchanged" */
export function dressesSummary(dresses: readonly PlannedDress[]): string {
  const count = (kind: string) => dresses.filter((dress) => kindOf(dress) === kind).length;
  return t("{{added}} new, {{changed}} changed, {{unchanged}} unchanged", {
    added: count("new"),
    changed: count("changed"),
    unchanged: count("unchanged"),
  });
}

/** Studio's form says the same of a dress; here each note stands once, with the dresses that it is about. */
function notesOn(dresses: readonly PlannedDress[]): string[] {
  const byNote = new Map<string, string[]>();
  for (const { name, before, changed } of dresses.filter(isChanged))
    for (const { title, message } of fieldIssues(dress.fields, { ...before, ...changed })) {
      const note = t("{{place}}: {{fault}}", { place: title, fault: message });
      byNote.set(note, [...(byNote.get(note) ?? []), printed(name, LONGEST_LINE)]);
    }
  return Array.from(byNote, ([note, names]) => `${note} ${names.join(", ")}`);
}

export const kindNames = { new: t("new"), changed: t("changed"), unchanged: t("unchanged") };

function kindOf(dress: PlannedDress): "new" | "changed" | "unchanged" {
  if (!isChanged(dress)) return "unchanged";
  return dress.before ? "changed" : "new";
}

function detailsOf({ before, slug, changed }: PlannedDress): string {
  return before ? Object.keys(changed).map(headingOf).join(", ") : `/product/${slug}`;
}
