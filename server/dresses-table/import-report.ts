import { headingOf } from "./dress-columns.ts";
import { sizeNote } from "./dress-pictures.ts";
import { isChanged } from "./import-dresses.ts";
import type { PlannedDress } from "./plan-dress.ts";
import type { ImportPlan } from "./plan-import.ts";
import type { Fault } from "./read-table.ts";

/** What is wrong with the table, one line each. */
export function faultLines(faults: readonly Fault[]): string[] {
  return faults.map(({ line, column, message }) => {
    const where = column === undefined ? `line ${line}` : `line ${line}, column “${column}”`;
    return `  ${where}: ${message}`;
  });
}

/** What becomes of each dress that is new or changes: nothing, where something is wrong with the table. */
export function planLines({ dresses, files, faults }: ImportPlan): string[] {
  if (faults.length > 0) return [];
  return [
    ...dresses
      .filter(isChanged)
      .map((dress) => `  ${kindOf(dress).padEnd(10)}${dress.name} (${said(dress)})`),
    ...files.flatMap((file) => sizeNote(file) ?? []).map((note) => `  note      ${note}`),
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

function kindOf(dress: PlannedDress): "new" | "changed" | "unchanged" {
  if (!isChanged(dress)) return "unchanged";
  return dress.before ? "changed" : "new";
}

function said({ before, slug, changed }: PlannedDress): string {
  return before ? Object.keys(changed).map(headingOf).join(", ") : `/product/${slug}`;
}
