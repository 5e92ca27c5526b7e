/** A document with an address of its own, as far as it matters here. */
export type Addressed = { slug?: unknown; previousSlugs?: unknown };

/**
 * What a document must keep when its draft is published: all its former slugs, and the one that goes now. Undefined when none
 * does.
 */
export function slugsToKeep(draft: Addressed | null, published: Addressed | null): string[] | undefined {
  const [next, last] = [currentSlug(draft), currentSlug(published)];
  if (next === "" || last === "" || next === last) return undefined;
  const before: unknown[] = Array.isArray(draft?.previousSlugs) ? draft.previousSlugs : [];
  const kept = [...before.filter((slug) => typeof slug === "string"), last];
  return [...new Set(kept)].filter((slug) => slug !== next);
}

function currentSlug(document: Addressed | null): string {
  const slug = document?.slug;
  if (typeof slug !== "object" || slug === null || !("current" in slug)) return "";
  return typeof slug.current === "string" ? slug.current : "";
}
