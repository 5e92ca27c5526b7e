import type { Catalogue } from "./catalogue.ts";
import type { Choice } from "./choice.ts";
import { findDress } from "./find-dress.server.ts";
import { itemId, LONGEST_ID } from "./item-id.ts";
import type { Product } from "./product.ts";

/** All choices of a dress, also of what is sold, in the order of its page; one of nothing where there is nothing to choose. */
export function choicesOf({ colours, sizes }: Pick<Product, "colours" | "sizes">): Choice[] {
  const inColour = colours.length > 0 ? colours : [undefined];
  const inSize = sizes.length > 0 ? sizes : [undefined];
  return inColour.flatMap((colour) => inSize.map((size) => ({ colour, size })));
}

/** Whether a choice is of this colour and size, as far as they are named. */
export function fits(choice: Choice, { colour, size }: Partial<Choice>): boolean {
  return (!colour || choice.colour === colour) && (!size || choice.size === size);
}

export function itemIdOf({ slug }: Pick<Product, "slug">, { colour, size }: Partial<Choice>): string {
  return itemId(slug, colour?.slug, size?.label);
}

/** The dress that `itemIdOf` names, also by a former slug, and its choice where the id says one. */
export function findItem(
  catalogue: Catalogue,
  id: string,
): { product: Product; choice?: Choice } | undefined {
  const [slug = ""] = id.split(".");
  const named = findDress(catalogue, slug);
  if (named && slug === id) return { product: named };
  // An id that was cut has this length, and its beginning is that of the slug.
  const isCut = !named && id.length === LONGEST_ID;
  const candidates = isCut
    ? catalogue.products.filter((one) => one.slug.startsWith(slug))
    : [named ?? []].flat();
  for (const product of candidates) {
    if (itemIdOf(product, {}) === id) return { product };
    const choice = choicesOf(product).find((one) => itemIdOf(product, one) === id);
    if (choice) return { product, choice };
  }
  return undefined;
}
