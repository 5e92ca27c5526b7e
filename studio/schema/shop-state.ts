import {
  COLLECTIONS_QUERY,
  choiceOf,
  collectionChoices,
  type FoundCollections,
} from "./collection-choices.ts";

/** The part of a dress that decides in which lists it stands. */
export type ShownDress = FoundDress & { category: string };

type FoundDress = {
  id: string;
  slug: string;
  category: string | null;
  previousSlugs: readonly unknown[] | null;
};

/** The result of `SHOP_QUERY`. */
export type FoundShop = {
  collections: FoundCollections;
  dresses: readonly FoundDress[];
  /** Null without a document of them. */
  questions: number | null;
};

/** Dresses in the label's order: see model/dresses/label-order.server.ts. */
export const SHOP_QUERY = `{
  "collections": ${COLLECTIONS_QUERY},
  "dresses": *[_type == "product" && defined(name) && defined(slug.current) && defined(mainImage.asset)]
    | order(coalesce(order, 1e300) asc, _createdAt asc, _id asc) {"id": _id, "slug": slug.current, category, previousSlugs},
  "questions": count(*[_id == "questions"][0].questions[defined(q) && defined(a)])
}`;

export type ShopState = ReturnType<typeof shopState>;

/** The state that decides which sections the home page draws. */
export function shopState({ collections, dresses, questions }: FoundShop) {
  const choices = collectionChoices(collections);
  const visibleDresses = dresses
    .map((dress): ShownDress => ({ ...dress, category: currentSlug(dress.category?.trim() ?? "", choices) }))
    .filter(({ category }) => choiceOf(category, choices)?.visibility !== "hidden");
  const held = new Set(visibleDresses.map(({ category }) => category));
  return {
    dresses: visibleDresses,
    collections: choices,
    /** The collections of the navigation, in its order. */
    listed: choices.filter(({ slug, visibility }) => visibility === "listed" && held.has(slug)),
    /** The collection that a section names, by the address that it has today. */
    currentSlug: (slug: string) => currentSlug(slug, choices),
    questions: questions ?? 0,
  };
}

function currentSlug(slug: string, choices: ReturnType<typeof collectionChoices>): string {
  return choiceOf(slug, choices)?.slug ?? slug;
}
