import { getPublishedId } from "sanity";
import { slugOfId } from "#app/label/collection-id.ts";
import { examples, folders, pages } from "#studio/presentation/shop-pages.ts";

/** Where in the shop a document can be seen; undefined while it has no address. */
export function shopPath(type: string, id: string, document: unknown): string | undefined {
  const folder = folders[type];
  if (!folder) return (pages[type] ?? examples[type])?.href;
  const slug = slugOf(document) || (type === "collection" ? slugOfId(getPublishedId(id)) : "");
  return slug ? folder + slug : undefined;
}

function slugOf(document: unknown): string | undefined {
  if (typeof document !== "object" || document === null || !("slug" in document)) return undefined;
  const { slug } = document;
  if (typeof slug !== "object" || slug === null || !("current" in slug)) return undefined;
  return typeof slug.current === "string" ? slug.current : undefined;
}
