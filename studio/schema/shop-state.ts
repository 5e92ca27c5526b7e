import { slugOfId } from "#app/label/collection-id.ts";
import type { Stored } from "#studio/desk/own-label.ts";
import {
  COLLECTIONS_QUERY,
  choiceOf,
  collectionChoices,
  type FoundCollections,
} from "./collection-choices.ts";
import { HOLDS_TEXTS, IS_OWN_LABEL } from "./own-label-query.ts";
import { sectionsOf } from "./sections-of.ts";

/** As much of a dress as decides in which lists it stands. */
export type ShownDress = FoundDress & { category: string };

type FoundDress = {
  id: string;
  slug: string;
  category: string | null;
  previousSlugs: readonly unknown[] | null;
};

/** What `SHOP_QUERY` finds. */
export type FoundShop = {
  collections: FoundCollections;
  dresses: readonly FoundDress[];
  /** Null without a document of them. */
  questions: number | null;
  phone: string | null;
  isOwn: boolean;
  /** A collection without a document was deleted, or nobody has written about it. */
  holdsTexts: boolean;
};

/** Dresses in the label's order: see app/content/label-order.server.ts. */
export const SHOP_QUERY = `{
  "collections": ${COLLECTIONS_QUERY},
  "dresses": *[_type == "product" && defined(name) && defined(slug.current) && defined(mainImage.asset)]
    | order(coalesce(order, 1e300) asc, _createdAt asc, _id asc) {"id": _id, "slug": slug.current, category, previousSlugs},
  "questions": count(*[_id == "questions"][0].questions[defined(q) && defined(a)]),
  "phone": *[_id == "house"][0].phone,
  "isOwn": ${IS_OWN_LABEL},
  "holdsTexts": ${HOLDS_TEXTS}
}`;

export type ShopState = ReturnType<typeof shopState>;

/** What of the shop decides what its home page draws. `sample`: says what a label leaves out that has not begun its own. */
export function shopState(
  { collections, dresses, questions, phone, isOwn, holdsTexts }: FoundShop,
  sample: readonly Stored[],
) {
  const known = holdsTexts ? collections : withSample(collections, sample);
  const choices = collectionChoices(known);
  const shown = dresses
    .map((dress): ShownDress => ({ ...dress, category: currentSlug(dress.category?.trim() ?? "", choices) }))
    .filter(({ category }) => choiceOf(category, choices)?.visibility !== "hidden");
  const held = new Set(shown.map(({ category }) => category));
  // A collection that dresses alone name is in the navigation of a label of its own.
  const listed = isOwn ? choices : collectionChoices({ ...known, named: [] });
  return {
    dresses: shown,
    collections: choices,
    /** The collections of the navigation, in its order. */
    listed: listed.filter(({ slug, visibility }) => visibility === "listed" && held.has(slug)),
    /** The collection that a section names, by the address that it has today. */
    currentSlug: (slug: string) => currentSlug(slug, choices),
    questions: isOwn ? (questions ?? 0) : (questions ?? undefined),
    hasPhone: !isOwn || Boolean(phone),
    /** The home page whose sections say what those with their keys leave out. */
    under: isOwn ? [] : sectionsOf(sample.find(({ _id }) => _id === "home") ?? {}),
  };
}

function currentSlug(slug: string, choices: ReturnType<typeof collectionChoices>): string {
  return choiceOf(slug, choices)?.slug ?? slug;
}

/** The sample's collections by their ids, which name their slugs. */
function withSample(collections: FoundCollections, sample: readonly Stored[]): FoundCollections {
  const own = collectionChoices({ ...collections, named: [] });
  const others = sample
    .filter(({ _id, _type }) => _type === "collection" && !choiceOf(slugOfId(_id), own))
    .map(({ _id, order }) => ({ _id, order: typeof order === "number" ? order : null }));
  return { ...collections, written: [...others, ...collections.written] };
}
