import { z } from "zod";
import { valueAt } from "#model/documents/text-path.ts";

import { TRANSLATIONS } from "#model/documents/translation.ts";
import { availabilities } from "#model/dresses/availability.ts";
import { offers } from "#model/dresses/product-fields.ts";
import type { PictureRole } from "#model/pictures/picture-roles.ts";
import { roleField } from "#model/pictures/role-words.ts";
import { amountCell } from "#model/tables/amount-cell.ts";
import * as cell from "#model/tables/cell-parsers.ts";
import { csvOf, dialectOf } from "#model/tables/csv-dialect.ts";
import { dressColumns, headings, shownHeadings } from "./dress-columns.ts";
import { dressTranslations } from "./dress-translations.ts";
import { type PresentContent, type StoredDress, slugIn } from "./present-content.ts";

/** A table of the dresses in the shop, in their order there. The import reads it, and finds nothing new in it. */
export function writeTable(content: PresentContent): string {
  const dresses = [...content.bySlug.values()].toSorted((one, other) => placeOf(one) - placeOf(other));
  const translations = dressTranslations.filter(({ language }) => content.languages.includes(language));
  const rows = dresses.map((dress) => {
    const cells = cellsOf(dress, content);
    return [...headings, ...translations.map(({ heading }) => heading)].map((heading) => cells.get(heading));
  });
  return csvOf(
    [[...shownHeadings, ...translations.map(({ ownHeading }) => ownHeading)], ...rows],
    dialectOf(content.labelPhone),
  );
}

/**
 * Leaves out the cells that say what is there already. A file at hand may hold another picture under its old name.
 */
export function newsIn(
  cells: ReadonlyMap<string, string>,
  before: StoredDress,
  { content, isAtHand }: { content: PresentContent; isAtHand(file: string): boolean },
): ReadonlyMap<string, string> {
  const present = cellsOf(before, content);
  const isSame = (heading: string) => !cells.has(heading) || cells.get(heading) === present.get(heading);
  // The cells of pictures and colours have a meaning only beside each other.
  const areSame = picturesAndColours.every(isSame) && !filesIn(cells).some(isAtHand);
  return new Map(
    [...cells].filter(([heading]) => {
      if (heading === dressColumns.slug.heading) return false;
      return picturesAndColours.includes(heading) ? !areSame : !isSame(heading);
    }),
  );
}

const picturesAndColours: readonly string[] = [
  dressColumns.colors,
  dressColumns.mainImage,
  dressColumns.pictureText,
  dressColumns.pictureColour,
  dressColumns.pictureRole,
  dressColumns.gallery,
  dressColumns.galleryTexts,
  dressColumns.galleryColours,
  dressColumns.galleryRoles,
].map(({ heading }) => heading);

/** The files that a row names. */
export function filesIn(cells: ReadonlyMap<string, string>): string[] {
  const { mainImage, gallery } = dressColumns;
  const readings = [
    mainImage.read(cells.get(mainImage.heading) ?? ""),
    gallery.read(cells.get(gallery.heading) ?? ""),
  ];
  return readings.flatMap((reading) => ("value" in reading ? reading.value : [])).filter(Boolean);
}

/** The cells by heading, as they are read again. A value that no cell can say is left out: an empty cell changes nothing. */
function cellsOf(dress: StoredDress, content: PresentContent): ReadonlyMap<string, string> {
  const cellTexts = Object.entries(dressColumns).map(([field, { heading }]) => {
    const write = writers.get(field);
    return [heading, asRead(write ? write(dress, content) : plain(dress[field]))] as const;
  });
  const translations = dressTranslations.map(({ field, language, heading }) => {
    return [heading, asRead(plain(valueAt(dress[TRANSLATIONS], [language, field])))] as const;
  });
  return new Map([...cellTexts, ...translations].filter(([, text]) => text !== ""));
}

type Writer = (dress: StoredDress, content: PresentContent) => string;

const picture = z.object({
  asset: z.object({ _ref: z.string() }),
  alt: z.string().optional().catch(undefined),
  color: z.string().optional().catch(undefined),
  role: roleField,
});
const colour = z.union([z.string(), z.object({ name: z.string(), value: z.string() })]);
const reference = z.object({ _ref: z.string() });

const writers = new Map<string, Writer>(
  Object.entries({
    slug: slugIn,
    price: ({ price }, content) => amountIn(price, content),
    salePrice: ({ salePrice }, content) => amountIn(salePrice, content),
    lowestPrice: ({ lowestPrice }, content) => amountIn(lowestPrice, content),
    rentalPrice: ({ rentalPrice }, content) => amountIn(rentalPrice, content),
    rentalDeposit: ({ rentalDeposit }, content) => amountIn(rentalDeposit, content),
    category: ({ category }, { collections }) => collectionName(plain(category), collections),
    colors: ({ colors }) =>
      listOf(colour, colors)
        .map((entry) => (typeof entry === "string" ? entry : `${entry.name} ${entry.value}`))
        .join(BETWEEN),
    sizes: ({ sizes }) => joined(sizes),
    unavailableSizes: ({ unavailableSizes }) => joined(unavailableSizes),
    mainImage: ({ mainImage }, content) => listOf(picture, [mainImage]).map(nameIn(content)).join(BETWEEN),
    pictureText: ({ mainImage }) => listOf(picture, [mainImage])[0]?.alt ?? "",
    pictureColour: ({ mainImage }) => listOf(picture, [mainImage])[0]?.color ?? "",
    pictureRole: ({ mainImage }) => listOf(picture, [mainImage]).map(roleCellOf).join(""),
    gallery: ({ gallery }, content) => listOf(picture, gallery).map(nameIn(content)).join(BETWEEN),
    galleryTexts: ({ gallery }) => joinedTexts(listOf(picture, gallery).map(({ alt }) => alt)),
    galleryColours: ({ gallery }) => joinedTexts(listOf(picture, gallery).map(({ color }) => color)),
    galleryRoles: ({ gallery }) => joinedTexts(listOf(picture, gallery).map(roleCellOf)),
    availability: ({ availability }) =>
      listOf(z.enum(availabilities), [availability]).map(cell.availabilityCell).join(BETWEEN),
    offeredFor: ({ offeredFor }) => listOf(z.enum(offers), offeredFor).map(cell.offerCell).join(BETWEEN),
    completesLook: ({ completesLook }, { slugs }) =>
      listOf(reference, completesLook)
        .flatMap(({ _ref }) => slugs.get(_ref) ?? [])
        .join(BETWEEN),
  } satisfies Record<string, Writer>),
);

const BETWEEN = " | ";

function plain(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function amountIn(value: unknown, { currency, labelPhone }: PresentContent): string {
  return typeof value === "number"
    ? amountCell(value, currency, dialectOf(labelPhone).decimal)
    : plain(value);
}

function joined(values: unknown): string {
  return listOf(z.union([z.string(), z.number()]), values).join(BETWEEN);
}

function roleCellOf({ role }: { role?: PictureRole | undefined }): string | undefined {
  return role && cell.roleCell(role);
}

/** An empty text keeps its place among the others. */
function joinedTexts(texts: readonly (string | undefined)[]): string {
  return texts.some(Boolean) ? texts.map((text) => text ?? "").join(BETWEEN) : "";
}

/** Entries of another shape are left out. */
function listOf<Entry>(schema: z.ZodType<Entry>, values: unknown): Entry[] {
  const entries: unknown[] = Array.isArray(values) ? values : [];
  return entries.flatMap((entry) => {
    const { success, data } = schema.safeParse(entry);
    return success ? [data] : [];
  });
}

/** The slug, where another collection is called the same. */
function collectionName(slug: string, collections: PresentContent["collections"]): string {
  const name = collections.find((collection) => collection.slug === slug)?.names[0] ?? slug;
  const read = cell.collection(name, collections);
  return "value" in read && read.value === slug ? name : slug;
}

/** The name of the file that was uploaded; the asset's own where several files are called so. */
function nameIn({ uploaded }: PresentContent) {
  return ({ asset }: z.infer<typeof picture>) => {
    const name = uploaded.nameOf(asset._ref);
    const read = name === undefined ? undefined : cell.list(name);
    const isOneEntry = read !== undefined && "value" in read && read.value.length === 1;
    return name !== undefined && isOneEntry && uploaded.idsOf(name).length === 1 ? name : asset._ref;
  };
}

function placeOf({ order }: StoredDress): number {
  return typeof order === "number" ? order : Number.MAX_VALUE;
}

/** A file of UTF-8 without a zero in it can hold this, and `readTable` reads the same. */
function asRead(text: string): string {
  return text.toWellFormed().replaceAll("\0", "").replace(/\r\n?/g, "\n").trim();
}
