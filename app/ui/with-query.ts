/** Appends to a query that may be there already, in the order given. */
export function withQuery(src: string, query: string): string {
  return `${src}${src.includes("?") ? "&" : "?"}${query}`;
}
