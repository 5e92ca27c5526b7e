/** A link to a product needs these. `query` is the choice that a filtered list makes of it, "?colour=blush". */
export type NamedProduct = { slug: string; name: string; query?: string };

/** The dresses before and after one in a list; none at its ends. */
export type Neighbours = { previous?: NamedProduct; next?: NamedProduct };

/** It is undefined where the list does not have the product. */
export function neighboursIn<Listed extends NamedProduct>(
  list: readonly Listed[],
  slug: string,
  queryFor: (product: Listed) => string = () => "",
): Neighbours | undefined {
  const index = list.findIndex((product) => product.slug === slug);
  if (index < 0) return undefined;
  const named = (product: Listed) => {
    const query = queryFor(product);
    return { slug: product.slug, name: product.name, ...(query && { query }) };
  };
  const [previous, next] = [list[index - 1], list[index + 1]];
  return { ...(previous && { previous: named(previous) }), ...(next && { next: named(next) }) };
}

/** Whether dresses stand in an order at this address: in a collection, a search, a fitting list. */
export function isList(address: string): boolean {
  return /^\/(collection\/|search\?|fitting\?)/.test(address);
}
