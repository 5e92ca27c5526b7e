/**
 * The former slugs that a document must keep when its draft is published, with the one that goes now. Undefined when
 * none does.
 */
export function slugsToKeep(draft: object | null, published: object | null): string[] | undefined {
  const [next, last] = [currentSlug(draft), currentSlug(published)];
  if (next === "" || last === "" || next === last) return undefined;
  const before: unknown = draft && "previousSlugs" in draft ? draft.previousSlugs : [];
  const valid = Array.isArray(before) ? before.filter((slug) => typeof slug === "string") : [];
  return [...new Set([...valid, last])].filter((slug) => slug !== next);
}

/** A copy is another page: links to the original's former slugs go on leading to the original. */
export function withoutPreviousSlugs<Copy extends object>(document: Copy): Copy {
  const copy: Copy & { previousSlugs?: unknown } = { ...document };
  delete copy.previousSlugs;
  return copy;
}

function currentSlug(document: object | null): string {
  const slug: unknown = document && "slug" in document ? document.slug : undefined;
  if (typeof slug !== "object" || slug === null || !("current" in slug)) return "";
  return typeof slug.current === "string" ? slug.current : "";
}
