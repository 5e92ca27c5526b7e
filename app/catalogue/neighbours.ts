/** A link to a dress needs these. */
export type NamedProduct = { slug: string; name: string };

/** The dresses before and after one in a list; none at its ends. */
export type Neighbours = { previous?: NamedProduct; next?: NamedProduct };

/** It is undefined where the list does not have the dress. */
export function neighboursIn(list: readonly NamedProduct[], slug: string): Neighbours | undefined {
  const index = list.findIndex((dress) => dress.slug === slug);
  if (index < 0) return undefined;
  const [previous, next] = [list[index - 1], list[index + 1]];
  return { ...(previous && { previous: named(previous) }), ...(next && { next: named(next) }) };
}

/** Whether dresses stand in an order at this address: in a collection, a search, a fitting list. */
export function isList(address: string): boolean {
  return /^\/(collection\/|search\?|fitting\?)/.test(address);
}

function named({ slug, name }: NamedProduct): NamedProduct {
  return { slug, name };
}
