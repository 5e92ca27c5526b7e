import { t } from "@trousseau/words/translate.ts";
import Papa from "papaparse";
import { dress as described } from "#model/documents/dress-document.ts";
import { fieldIssues } from "#model/documents/field-issues.ts";
import { type Currency, currencyOf, minorDigitsOf, USUAL_CURRENCY } from "#model/dresses/currency.ts";
import { amount, amountCell } from "#model/tables/amount-cell.ts";
import { collection, list, type ParseResult, text } from "#model/tables/cell-parsers.ts";
import { day } from "#model/tables/day-cell.ts";
import type { CollectionChoice } from "#studio/schema/collection-choices.ts";
import { type ListedDress, revisionsOf } from "./change-dresses.ts";
import type { DressChange } from "./save-cells.ts";

/** Cells are read by these. */
type Around = { collections: readonly CollectionChoice[]; currency: Currency; labelPhone: string };

export type TableContent = Around & {
  dresses: readonly ListedDress[];
  /** The address of a dress's main picture, by the dress's id. */
  pictures: ReadonlyMap<string, string>;
};

/** The import of a table reads its cells in the same way. */
const readings = {
  price: (cell, { currency }) => amount(cell, currency),
  salePrice: (cell, { currency }) => amount(cell, currency),
  saleUntil: day,
  rentalPrice: (cell, { currency }) => amount(cell, currency),
  category: (cell, { collections }) =>
    collection(
      cell,
      collections.map(({ slug, name, previousSlugs }) => ({ slug, names: [name, ...previousSlugs] })),
    ),
  unavailableSizes: list,
  cut: text,
} satisfies Record<string, (cell: string, around: Around) => ParseResult<unknown>>;

export type CellField = keyof typeof readings;

export const cellFields: readonly CellField[] = [
  "price",
  "salePrice",
  "saleUntil",
  "rentalPrice",
  "category",
  "unavailableSizes",
  "cut",
];

export function titleOf(field: CellField, { code }: Currency): string {
  const { kind, title } = described.fields[field];
  return kind === "price" ? t("{{title}} in {{currency}}", { title, currency: code }) : title;
}

/** The cells of a dress that are typed and not saved yet. `since`: its revisions when that began. */
export type Edit = { since: string; cells: Readonly<Partial<Record<CellField, string>>> };

/** Each edit stands under its dress's id. */
export type Edits = ReadonlyMap<string, Edit>;

export type Cell = { dress: ListedDress; field: CellField; text: string };

/** The text of a cell as it is stored. */
export function storedText({ draft, published }: ListedDress, field: CellField): string {
  const value = (draft ?? published)?.[field];
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** A cell that says again what is stored is changed no longer. */
export function withCells(edits: Edits, cells: readonly Cell[]): Edits {
  const next = new Map(edits);
  for (const { dress, field, text } of cells) {
    const { since, cells: typed } = next.get(dress.id) ?? { since: revisionsOf(dress), cells: {} };
    const { [field]: _, ...others } = typed;
    const now = text === storedText(dress, field) ? others : { ...others, [field]: text };
    if (Object.keys(now).length > 0) next.set(dress.id, { since, cells: now });
    else next.delete(dress.id);
  }
  return next;
}

/** A block of a spreadsheet fills the cells to the right of and below the one that it is pasted into. */
export function pastedCells(
  block: string,
  dresses: readonly ListedDress[],
  fields: readonly CellField[],
): Cell[] {
  const { data } = Papa.parse<string[]>(block.replace(/\r?\n$/, ""), { delimiter: "\t" });
  return data.flatMap((texts, row) =>
    texts.flatMap((cell, column) => {
      const [dress, field] = [dresses[row], fields[column]];
      return dress && field ? [{ dress, field, text: cell.trim() }] : [];
    }),
  );
}

/** `value` is undefined for an empty cell; a fault keeps it from being saved, and a note does not. */
type Judgement = { value?: unknown; fault?: string; note?: string };

/** Studio's field and the import have the same rules. */
export function judge({ dress, field, text: typed }: Cell, around: Around): Judgement {
  const read = typed.trim() === "" ? { value: undefined } : readings[field](typed.trim(), around);
  if ("fault" in read) return { fault: `${read.fault}.` };
  const stored = dress.draft ?? dress.published;
  const issues = fieldIssues({ [field]: described.fields[field] }, { ...stored, [field]: read.value });
  const sayAll = (severity: string) =>
    issues
      .filter((issue) => issue.severity === severity)
      .map(({ message }) => message)
      .join(" ");
  const fault = sayAll("error");
  return fault ? { fault } : { value: read.value, note: sayAll("warning") };
}

/** The changes that can be saved, and the number of cells that cannot. */
export function changesOf(edits: Edits, { dresses, ...around }: Omit<TableContent, "pictures">) {
  let faults = 0;
  const changes = dresses.flatMap((dress): DressChange[] => {
    const edit = edits.get(dress.id);
    if (!edit) return [];
    const judged = cellFields.flatMap((field) => {
      const text = edit.cells[field];
      return text === undefined ? [] : [{ field, ...judge({ dress, field, text }, around) }];
    });
    faults += judged.filter(({ fault }) => fault !== undefined).length;
    const values = Object.fromEntries(judged.map(({ field, value }) => [field, value]));
    return [{ id: dress.id, name: dress.name, since: edit.since, values }];
  });
  return { changes, faults };
}

/** The edits without those that are saved; whoever saves the others again has been told of their newer state. */
export function withoutSaved(
  edits: Edits,
  unsavedIds: readonly string[],
  dresses: readonly ListedDress[],
): Edits {
  return new Map(
    dresses.flatMap((dress) => {
      const edit = edits.get(dress.id);
      return edit && unsavedIds.includes(dress.id)
        ? [[dress.id, { ...edit, since: revisionsOf(dress) }] as const]
        : [];
    }),
  );
}

export const fillWays = {
  set: { title: t("Set to"), of: (_, figure) => figure },
  raisePercent: { title: t("Raise by %"), of: (price, figure) => price * (1 + figure / 100) },
  lowerPercent: { title: t("Lower by %"), of: (price, figure) => price * (1 - figure / 100) },
  raise: { title: t("Raise by"), of: (price, figure) => price + figure },
  lower: { title: t("Lower by"), of: (price, figure) => price - figure },
} satisfies Record<string, { title: string; of(price: number, figure: number): number }>;

export type FillWay = keyof typeof fillWays;

export type Filling = {
  field: "price" | "salePrice" | "rentalPrice";
  way: FillWay;
  figure: number;
  step: number;
};

/** A share has two digits behind its point, whatever the prices have. */
const SHARE = currencyOf({ currency: USUAL_CURRENCY, dollarsAsLanguage: false });

export function readFigure(text: string, way: FillWay, currency: Currency): ParseResult<number> {
  return amount(text, way === "raisePercent" || way === "lowerPercent" ? SHARE : currency);
}

/** The least step is a cent where there are cents. Switzerland has no coin below five centimes. */
export function leastStep({ code }: Currency): number {
  return code === "CHF" ? 0.05 : 10 ** -minorDigitsOf(code);
}

/** A dress without a price keeps none, unless it is set. The prices are multiples of `step`. */
export function filledCells(
  { field, way, figure, step }: Filling,
  dresses: readonly ListedDress[],
  edits: Edits,
  currency: Currency,
): Cell[] {
  return dresses.flatMap((dress) => {
    // A sale is so much below the price, and not below a sale of before.
    const before = priceIn(dress, field === "salePrice" ? "price" : field, edits, currency);
    if (before === undefined && way !== "set") return [];
    const price = fillWays[way].of(before ?? 0, figure);
    const rounded = Number((Math.round(price / step) * step).toFixed(minorDigitsOf(currency.code)));
    return [{ dress, field, text: amountCell(rounded, currency) }];
  });
}

function priceIn(
  { id, draft, published }: ListedDress,
  field: Filling["field"],
  edits: Edits,
  currency: Currency,
): number | undefined {
  const typed = edits.get(id)?.cells[field];
  const stored = (draft ?? published)?.[field];
  const read = typed === undefined ? { value: stored } : amount(typed, currency);
  return "value" in read && typeof read.value === "number" ? read.value : undefined;
}
