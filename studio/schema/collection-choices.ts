import { categoryOf, slugOfId, type Visibility, visibilities } from "#model/dresses/category.ts";

/** A dress may be in one of these. */
export type CollectionChoice = {
  slug: string;
  name: string;
  previousSlugs: readonly string[];
  visibility: Visibility;
};

/** The result of `COLLECTIONS_QUERY`. */
export type FoundCollections = {
  stored: readonly {
    _id: string;
    name?: string | null;
    order?: number | null;
    slug?: string | null;
    previousSlugs?: readonly string[] | null;
    visibility?: string | null;
  }[];
  /** The collections that dresses name. */
  named: readonly (string | null)[];
  /** The part of the label's own document that says how prices and days are written: `storedCurrency` and `labelPhoneOf` read it. */
  settings?: unknown;
};

export const COLLECTIONS_QUERY = `{
  "stored": *[_type == "collection"] | order(_createdAt asc) {_id, name, order, "slug": slug.current, previousSlugs, visibility},
  "named": array::unique(*[_type == "product"].category),
  "settings": *[_id == "house"][0]{currency, dollarsAsLanguage, phone, namesLowestPrice, languages}
}`;

/** The collections in the order of the navigation, each address once, then those that dresses alone name. */
export function collectionChoices({ stored, named }: FoundCollections): CollectionChoice[] {
  const choices = stored
    .toSorted((one, other) => placeOf(one.order) - placeOf(other.order))
    .map(({ _id, name, slug, previousSlugs, visibility }) => {
      const own = slug || slugOfId(_id);
      const former = [...(previousSlugs ?? []), slugOfId(_id)];
      return {
        slug: own,
        name: name || categoryOf(own).label,
        previousSlugs: former.filter(Boolean),
        visibility: visibilities.find((one) => one === visibility) ?? "listed",
      };
    })
    .filter(({ slug }, at, all) => slug !== "" && all.findIndex((other) => other.slug === slug) === at);
  const others = named.flatMap((slug) => (slug && !choiceOf(slug, choices) ? slug : []));
  return [...choices, ...others.map(choiceNamed)];
}

/** The collection that a dress is in: it may still name an address of before. */
export function choiceOf(
  category: string,
  choices: readonly CollectionChoice[],
): CollectionChoice | undefined {
  const isHere = ({ slug }: CollectionChoice) => slug === category;
  return choices.find(isHere) ?? choices.find(({ previousSlugs }) => previousSlugs.includes(category));
}

/** Stands in for a collection without a document. */
export function choiceNamed(slug: string): CollectionChoice {
  return { slug, name: categoryOf(slug).label, previousSlugs: [], visibility: "listed" };
}

/** Those without a number come last; a number that JSON can hold, so that two of them are equal. */
function placeOf(order: number | null | undefined): number {
  return order ?? Number.MAX_VALUE;
}
