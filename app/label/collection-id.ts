/** Before the slug, in the id of a document that has no slug of its own: "collection-tulle-dresses". */
const PREFIX = "collection-";

export function collectionId(slug: string): string {
  return PREFIX + slug;
}

/** Empty when the id names none. */
export function slugOfId(id: string): string {
  return id.startsWith(PREFIX) ? id.slice(PREFIX.length) : "";
}
