import { t } from "@trousseau/words/translate.ts";
import type { Field } from "#model/documents/describe.ts";
import { type DressField, dress } from "#model/documents/dress-document.ts";
import { TRANSLATIONS } from "#model/documents/translation.ts";
import { amount } from "#model/tables/amount-cell.ts";
import * as cell from "#model/tables/cell-parsers.ts";
import { type CsvDialect, csvOf } from "#model/tables/csv-dialect.ts";
import { day } from "#model/tables/day-cell.ts";
import { type Heading, shownHeading } from "#model/tables/table-headings.ts";
import { type Column, createCellReader, type Fault, type TableRow } from "./cell-reader.ts";
import type { PresentContent } from "./present-content.ts";

/** A column is known by its English heading. A hint says what it takes, beside the empty table. */
export type DressColumn<T> = Column<T, PresentContent> & { heading: Heading; hint: string };

type PictureColumn =
  | "pictureText"
  | "pictureColour"
  | "pictureRole"
  | "galleryTexts"
  | "galleryColours"
  | "galleryRoles";

const price = (text: string, { currency }: PresentContent) => amount(text, currency);

/**
 * The columns stand in the template's order. Each field of a dress that is written by hand has one, and some describe
 * its pictures.
 */
export const dressColumns = {
  name: { heading: "name", hint: t("Aurélie (required)"), read: cell.line },
  slug: {
    heading: "address",
    hint: t(
      "aurelie (small letters, digits, hyphens: a later import knows the dress by it; empty: made from the name)",
    ),
    read: (text: string, { bySlug }: PresentContent) =>
      bySlug.has(text) ? { value: text } : cell.address(text),
  },
  category: {
    heading: "collection",
    hint: t("Tulle dresses (required: its name or its address)"),
    read: (text: string, { collections }: PresentContent) => cell.collection(text, collections),
  },
  price: { heading: "price", hint: t("2450 (in the shop’s currency; empty: price on request)"), read: price },
  salePrice: {
    heading: "sale price",
    hint: t("1900 (the price is crossed out; empty: no sale)"),
    read: price,
  },
  saleUntil: { heading: "sale until", hint: t("2027-01-31 (the last day; empty: it goes on)"), read: day },
  lowestPrice: {
    heading: "lowest price of 30 days",
    hint: t("2300 (before the sale, if it was below the price)"),
    read: price,
  },
  colors: {
    heading: "colours",
    hint: t(
      "Blush #e6c4ba | Ivory (the first is the one in the pictures; a common one, or another dress’s, needs no value)",
    ),
    read: (text: string, { colours }: PresentContent) => cell.colours(text, colours),
  },
  sizes: { heading: "sizes", hint: "36 | 38 | 40", read: cell.sizes },
  availability: {
    heading: "availability",
    hint: t("available, made to order, last one, sold or out (empty: nothing is said of it)"),
    read: cell.availability,
  },
  outUntil: { heading: "out until", hint: t("2027-06-15 (of a dress that is out)"), read: day },
  unavailableSizes: { heading: "unavailable sizes", hint: "36", read: cell.sizes },
  mainImage: {
    heading: "picture",
    hint: t("aurelie-front.jpg (required: the file’s name)"),
    read: cell.line,
  },
  pictureText: {
    heading: "picture in words",
    hint: t("Blush tulle gown with a pleated bodice (for people who cannot see it, and for search engines)"),
    read: cell.line,
  },
  pictureColour: { heading: "colour in picture", hint: "Blush", read: cell.line },
  pictureRole: {
    heading: "picture shows",
    hint: t("by itself (or: worn, detail, from behind, cloth; empty: as the file is called)"),
    read: cell.role,
  },
  gallery: { heading: "more pictures", hint: "aurelie-side.jpg | aurelie-back.jpg", read: cell.list },
  galleryTexts: {
    heading: "more pictures in words",
    hint: t("Pleats, from the side | A low back (in the same order)"),
    read: cell.texts,
  },
  galleryColours: { heading: "colours in more pictures", hint: "Blush | Blush", read: cell.texts },
  galleryRoles: { heading: "more pictures show", hint: t("worn | from behind"), read: cell.roles },
  description: { heading: "description", hint: t("An empty line begins a paragraph"), read: cell.text },
  cut: { heading: "cut", hint: t("Ball gown with a natural waist"), read: cell.text },
  making: { heading: "making and care", hint: t("Silk tulle. Dry clean only."), read: cell.text },
  figure: {
    heading: "number",
    hint: t("140 (six characters at most, set as wide as the page)"),
    read: cell.line,
  },
  figureWords: {
    heading: "number in words",
    hint: t("flowers, each curled over a warm spoon"),
    read: cell.line,
  },
  silhouette: { heading: "silhouette", hint: t("Ball gown (visitors filter by it)"), read: cell.line },
  neckline: { heading: "neckline", hint: t("Sweetheart (visitors filter by it)"), read: cell.line },
  sleeves: { heading: "sleeves", hint: t("Straps (visitors filter by it)"), read: cell.line },
  fabric: { heading: "fabric", hint: t("Tulle (visitors filter by it)"), read: cell.line },
  offeredFor: { heading: "offered", hint: t("rent, buy or both (empty: both)"), read: cell.offered },
  rentalPrice: { heading: "rental price", hint: "420", read: price },
  rentalDays: { heading: "rental days", hint: "4", read: cell.days },
  rentalDeposit: { heading: "rental deposit", hint: "600", read: price },
  rentalIncludes: { heading: "included in the rental", hint: t("Cleaning and a petticoat"), read: cell.line },
  makingDays: { heading: "days to make it", hint: "45", read: cell.days },
  order: { heading: "place", hint: t("1 (lower numbers come first)"), read: cell.place },
  completesLook: {
    heading: "completes the look",
    hint: t("colette | odette (their addresses)"),
    read: cell.list,
  },
  searchTitle: {
    heading: "search title",
    hint: t("Aurélie, a tulle wedding dress (empty: the dress’s name and yours)"),
    read: cell.line,
  },
  searchDescription: {
    heading: "search description",
    hint: t("One or two sentences (empty: the beginning of the description)"),
    read: cell.line,
  },
} satisfies Record<
  Exclude<DressField, "previousSlugs" | "sharingPicture" | "clip" | "availabilityByChoice"> | PictureColumn,
  DressColumn<unknown>
>;

const columns = new Map<string, DressColumn<unknown>>(Object.entries(dressColumns));

const fields = new Map(Object.entries<Field>(dress.fields));

/** The fields of a dress that have a column, with what Studio says of them. */
const fieldColumns = Array.from(columns).flatMap(([name, column]) => {
  const field = fields.get(name);
  return field ? [{ name, field, column }] : [];
});

export const headings = Array.from(columns.values(), ({ heading }) => heading);

export const shownHeadings = headings.map(shownHeading);

/** The heading of the column of a document's field, in the shop's language; the field's own name where it has no column. */
export function headingOf(field: string): string {
  if (field === TRANSLATIONS) return t("Translations");
  const heading = columns.get(field)?.heading;
  return heading ? shownHeading(heading) : field;
}

/** A table without a dress. */
export function templateTable(dialect: CsvDialect): string {
  return csvOf([shownHeadings], dialect);
}

/** Hints stand two spaces behind the longest heading. In UTF-16 units. */
const GUIDE_WIDTH = Math.max(...shownHeadings.map(({ length }) => length)) + 2;

/** A line that says what each column takes, for whoever fills the empty table. */
export const columnGuide = Array.from(
  columns.values(),
  ({ heading, hint }) => `  ${shownHeading(heading).padEnd(GUIDE_WIDTH)}${hint}`,
).join("\n");

export type RowReader = ReturnType<typeof createRowReader>;

/** Reads one row, and notes among the faults what cannot be read. */
export function createRowReader(row: TableRow, content: PresentContent, faults: Fault[]) {
  const cells = createCellReader(row, content, faults);
  return {
    ...cells,
    /** Reads the columns of a dress's fields. */
    readFields: () => Object.fromEntries(fieldColumns.map(({ name, column }) => [name, cells.read(column)])),
    /** Refuses a dress without what Studio needs to publish one, in the same words. */
    refuseIncomplete(dress: Readonly<Record<string, unknown>>, mayLack: readonly string[]) {
      for (const { name, field, column } of fieldColumns)
        if (
          field.needs &&
          dress[name] === undefined &&
          !row.cells.has(column.heading) &&
          !mayLack.includes(name)
        )
          cells.refuse(column, field.needs);
    },
  };
}
