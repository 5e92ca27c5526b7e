import { collectionPath } from "#model/dresses/category.ts";
import type { Product } from "#model/dresses/product.ts";
import { eachScreen } from "./screens.ts";

/** The content host writes them so: "2026-11-24T10:00:00Z". */
type PageDates = { madeAt: string; changedAt: string };

/**
 * When each page was made and last changed, by its path. A list changes with its dresses, and the home page with everything. A page of
 * whose documents the host says no date has none.
 */
export function pageDates(
  documents: readonly unknown[],
  products: readonly Pick<Product, "id" | "category">[],
  pathOf: (id: string) => string | undefined,
): ReadonlyMap<string, PageDates> {
  const byId = new Map(documents.flatMap(datesOf));
  const byPath = new Map<string, PageDates>();
  function add(path: string | undefined, dates: PageDates | undefined) {
    if (path === undefined || dates === undefined) return;
    const pathDates = byPath.get(path);
    if (!pathDates) return void byPath.set(path, { ...dates });
    if (dates.madeAt < pathDates.madeAt) pathDates.madeAt = dates.madeAt;
    if (dates.changedAt > pathDates.changedAt) pathDates.changedAt = dates.changedAt;
  }

  for (const [id, dates] of byId) {
    add(pathOf(id), dates);
    add("/", dates);
  }
  for (const { id, category } of products) if (category) add(collectionPath(category), byId.get(id));
  for (const [path, { documents: ids = [] }] of eachScreen) for (const id of ids) add(path, byId.get(id));
  return byPath;
}

/** Thousands are read after each publish, so no schema does it. */
function datesOf(document: unknown): [id: string, dates: PageDates][] {
  if (typeof document !== "object" || document === null) return [];
  if (!("_id" in document && "_createdAt" in document && "_updatedAt" in document)) return [];
  const { _id: id, _createdAt: madeAt, _updatedAt: changedAt } = document;
  return typeof id === "string" && isMoment(madeAt) && isMoment(changedAt)
    ? [[id, { madeAt, changedAt }]]
    : [];
}

function isMoment(value: unknown): value is string {
  return typeof value === "string" && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value);
}
