import { isDeepStrictEqual } from "node:util";
import { t } from "@trousseau/words/translate.ts";
import { productWithinLimits } from "#model/documents/document-limits.server.ts";
import { TRANSLATIONS } from "#model/documents/translation.ts";
import { slugOf } from "#model/dresses/slug.ts";
import type { TableColour } from "#model/tables/cell-parsers.ts";
import { definedOf } from "./cell-reader.ts";
import { dressColumns, type RowReader } from "./dress-columns.ts";
import { picturesOf } from "./dress-pictures.ts";
import { translationsAfter } from "./dress-translations.ts";
import type { PictureFile, Pictures } from "./picture-folder.ts";
import {
  type PresentContent,
  type StoredDress,
  storedColours,
  storedReferences,
  withOwnKeys,
} from "./present-content.ts";

export type PlannedDress = ReturnType<typeof planDress>;

type DressParts = {
  row: RowReader;
  slug: string;
  content: PresentContent;
  pictures: Pictures;
  /** The ids of the dresses in the table, by their addresses. */
  ids: ReadonlyMap<string, string>;
  nextPlace: () => number | undefined;
  use: (file: PictureFile) => void;
  mayLack: readonly string[];
};

/** `changed`: the fields that differ, and all fields of a new dress. */
export function planDress(parts: DressParts) {
  const { row, slug, content, ids, nextPlace } = parts;
  const before = content.bySlug.get(slug);
  const rowFields = row.readFields();
  const [related, translations] = [relatedFields(parts, before), translationsAfter(row, before, rowFields)];
  const fields = definedOf({ ...rowFields, ...related, [TRANSLATIONS]: translations });
  if (!before && !("order" in fields)) Object.assign(fields, definedOf({ order: nextPlace() }));
  const changed = Object.fromEntries(
    Object.entries(fields).filter(([field, value]) => !isDeepStrictEqual(value, before?.[field])),
  );
  const after = { ...before, ...changed };
  const read = productWithinLimits(after);
  const excess = "excess" in read ? read.excess : read.issues[0]?.message;
  const isChanged = Object.keys(changed).length > 0;
  if (excess && isChanged)
    row.refuse(dressColumns.name, t("this dress could not be shown as it is: {{excess}}", { excess }));
  if (!before) refuseMoved(parts);
  if (!before) row.refuseIncomplete(fields, parts.mayLack);
  const id = ids.get(slug) ?? "";
  if (isChanged && [id, slug].some((name) => name !== "" && content.drafts.has(name)))
    row.refuse(
      dressColumns.slug,
      t("someone is editing this dress in Studio: publish or discard that first"),
    );
  const shownName = typeof after.name === "string" ? after.name : slug;
  return { name: shownName, slug, id, before, changed };
}

function refuseMoved({ row, slug, content }: DressParts) {
  const movedTo = content.movedTo.get(slug);
  if (movedTo)
    row.refuse(
      dressColumns.slug,
      t("the dress that was “{{slug}}” is “{{movedTo}}” now: write that address", { slug, movedTo }),
    );
}

/** These fields depend on what else is there. */
function relatedFields(parts: DressParts, before: StoredDress | undefined) {
  const { row, slug, pictures, use } = parts;
  const tableColours = row.read(dressColumns.colors);
  const colors = tableColours && mergedColours(tableColours, before);
  return {
    slug: before ? undefined : { _type: "slug", current: slug },
    colors,
    completesLook: completesLook(parts, before),
    ...picturesOf({ row, before, colours: colors ?? coloursOf(before), pictures, use }),
  };
}

type StoredColour = TableColour & { _key: string };

/** A colour that stays keeps what an editor has said of it, for example that it is unavailable. */
function mergedColours(
  tableColours: readonly TableColour[],
  before: StoredDress | undefined,
): StoredColour[] {
  const present = coloursOf(before);
  return withOwnKeys(
    tableColours.map((colour) => ({
      _key: slugOf(colour.name) || colour.value.slice(1),
      _type: "color",
      ...present.find(({ name }) => name === colour.name),
      ...colour,
    })),
  );
}

function coloursOf(dress: StoredDress | undefined): readonly TableColour[] {
  return storedColours.parse(dress?.colors);
}

/** References to the dresses that are named; one that is there stays as it is. */
function completesLook({ row, slug, content, ids }: DressParts, before: StoredDress | undefined) {
  const named = row.read(dressColumns.completesLook);
  const present = storedReferences.parse(before?.completesLook);
  const idOf = (other: string) => ids.get(other) ?? content.bySlug.get(other)?._id;
  const stray = named?.find((other) => other === slug || idOf(other) === undefined);
  if (stray !== undefined)
    row.refuse(
      dressColumns.completesLook,
      stray === slug
        ? t("a dress does not complete its own look")
        : t("there is no dress with the address “{{stray}}”", { stray }),
    );
  const references = named?.map((other) => {
    const _ref = idOf(other) ?? "";
    const same = present.find((reference) => reference._ref === _ref);
    return same ?? { _key: other, _type: "reference", _ref, _weak: true };
  });
  return references && withOwnKeys(references);
}
