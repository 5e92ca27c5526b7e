import { isDeepStrictEqual } from "node:util";
import { productExcessOf, withinLists } from "#app/content/document-limits.server.ts";
import * as cell from "./cell-parsers.ts";
import type { StoredDress } from "./present-content.ts";
import { type DressParts, definedOf, relatedFields } from "./related-fields.ts";
import type { RowReader } from "./row-reader.ts";

/** One line becomes this. `changed`: the fields that differ, and all fields of a new dress. */
export type PlannedDress = {
  line: number;
  name: string;
  slug: string;
  id: string;
  before: StoredDress | undefined;
  changed: Readonly<{ [field: string]: unknown }>;
};

type DressPlace = DressParts & {
  name: string | undefined;
  nextPlace: () => number | undefined;
};

export function planDress(parts: DressPlace): PlannedDress {
  const { row, slug, name, content, ids, nextPlace } = parts;
  const before = content.bySlug.get(slug);
  const fields = { ...(name ? { name } : {}), ...plainFields(row), ...relatedFields(parts, before) };
  if (!before && !("order" in fields)) Object.assign(fields, definedOf({ order: nextPlace() }));
  const changed = Object.fromEntries(
    Object.entries(fields).filter(([field, value]) => !isDeepStrictEqual(value, before?.[field])),
  );
  const after = { ...before, ...changed };
  const excess = productExcessOf(after) ?? withinLists(after).faults[0];
  if (excess) row.refuse("name", `this dress could not be shown as it is: ${excess}`);
  if (!before) refuseIncomplete(parts, fields);
  const id = ids.get(slug) ?? "";
  if (Object.keys(changed).length > 0 && [id, slug].some((name) => name !== "" && content.drafts.has(name)))
    row.refuse("slug", "somebody is editing this dress in Studio: publish or discard that first");
  const shownName = typeof after.name === "string" ? after.name : slug;
  return { line: row.line, name: shownName, slug, id, before, changed };
}

/** Studio would not publish a dress with these faults. */
function refuseIncomplete({ row, slug, name, content }: DressPlace, fields: object) {
  const movedTo = content.movedTo.get(slug);
  if (movedTo) row.refuse("slug", `the dress that was “${slug}” is “${movedTo}” now: write that address`);
  if (name === undefined && row.has("slug")) row.refuse("name", "a new dress needs a name");
  if (!row.has("category")) row.refuse("category", "a new dress needs a collection");
  if (!row.has("mainImage") && !("mainImage" in fields))
    row.refuse("mainImage", "a new dress needs a picture: without one it is not shown");
}

/** Those that say the same wherever they stand. */
function plainFields(row: RowReader) {
  return definedOf({
    price: row.read("price", cell.amount),
    offeredFor: row.read("offeredFor", cell.offered),
    rentalPrice: row.read("rentalPrice", cell.amount),
    rentalDays: row.read("rentalDays", cell.days),
    rentalDeposit: row.read("rentalDeposit", cell.amount),
    rentalIncludes: row.read("rentalIncludes", cell.line),
    makingDays: row.read("makingDays", cell.days),
    order: row.read("order", cell.place),
    sizes: row.read("sizes", cell.list),
    silhouette: row.read("silhouette", cell.line),
    neckline: row.read("neckline", cell.line),
    sleeves: row.read("sleeves", cell.line),
    fabric: row.read("fabric", cell.line),
    description: row.read("description", cell.text),
    cut: row.read("cut", cell.text),
    making: row.read("making", cell.text),
  });
}
