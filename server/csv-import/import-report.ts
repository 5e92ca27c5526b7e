import { t } from "@trousseau/words/translate.ts";
import { dress } from "#model/documents/dress-document.ts";
import { fieldIssues } from "#model/documents/field-issues.ts";
import { LONGEST_LINE } from "#model/documents/label-limits.ts";
import { isolated, labelled, separated } from "#words/locale.ts";
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
function printed(text: string, longest: number): string {
  const shortenedText = text.length > longest ? `${text.slice(0, longest)}…` : text;
  return shortenedText.toWellFormed().replace(/\p{Cc}+/gu, " ");
}

/** A line for each dress that is new or changes; none where something is wrong with the table. */
export function planLines({ dresses, files, faults, notes }: ImportPlan): ReportLine[] {
  if (faults.length > 0) return [];
  return [
    ...dresses
      .filter(isChanged)
      .map((planned) => changeLine(planned.name, planned.before !== undefined, detailsOf(planned))),
    ...[...files.flatMap((file) => sizeNote(file) ?? []), ...notes, ...notesOn(dresses)].map((note) => ({
      kind: t("note"),
      text: printed(note, LONGEST_MESSAGE),
    })),
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

export function dressesSummary(dresses: readonly PlannedDress[]): string {
  const changed = dresses.filter(isChanged);
  return countsInWords(dresses.length, changed.length, changed.filter(({ before }) => before).length);
}

/** "3 new, 1 changed, 24 unchanged": of `all`, so many `writes` are new or change, and so many `changes` were there before. */
export function countsInWords(all: number, writes: number, changes: number): string {
  return t("{{added}} new, {{changed}} changed, {{unchanged}} unchanged", {
    added: writes - changes,
    changed: changes,
    unchanged: all - writes,
  });
}

export type ReportLine = { kind: string; text: string };

export function changeLine(name: string, wasThere: boolean, details: string): ReportLine {
  const text = `${printed(name, LONGEST_LINE)}${details && ` (${details})`}`;
  return { kind: wasThere ? t("changed") : t("new"), text };
}

/** Lines stand in columns in a terminal: "changed   Ada (telephone)". */
export function inColumns({ kind, text }: ReportLine): string {
  return `  ${kind.padEnd(10)}${text}`;
}

/** A browser draws many spaces as one: "changed: Ada (telephone)". */
export function inWords({ kind, text }: ReportLine): string {
  return labelled(kind, text);
}

/** Studio's form says the same of a dress; here each note stands once, with the dresses that it is about. */
function notesOn(dresses: readonly PlannedDress[]): string[] {
  const byNote = new Map<string, string[]>();
  for (const { name, before, changed } of dresses.filter(isChanged))
    for (const { title, message } of fieldIssues(dress.fields, { ...before, ...changed })) {
      const note = t("{{place}}: {{fault}}", { place: title, fault: message });
      byNote.set(note, [...(byNote.get(note) ?? []), printed(name, LONGEST_LINE)]);
    }
  return Array.from(byNote, ([note, names]) => `${note} ${separated(names)}`);
}

function detailsOf({ before, slug, changed }: PlannedDress): string {
  return before ? separated(Object.keys(changed).map(headingOf)) : isolated(`/product/${slug}`);
}
