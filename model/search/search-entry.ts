import { type ShownPrice, shownPrice } from "#model/dresses/price.ts";
import {
  type NamedColour,
  type Product,
  type ProductPicture,
  pictureOf,
  stateOf,
} from "#model/dresses/product.ts";
import { type Attributes, attributesOf, type Offer } from "#model/dresses/product-fields.ts";
import { searchableWords } from "./search-terms.ts";

/** A result shows this of a dress. The picture has no alt text, because the name stands beside it. */
export type SearchEntry = ShownPrice & {
  slug: string;
  name: string;
  picture: SearchPicture;
  /** "Sold", as on its card. */
  state?: string;
};

type SearchPicture = Pick<ProductPicture, "src" | "width" | "height">;

/** A dress that was found, with the reasons. */
export type SearchResult = SearchEntry & {
  /** The search has matched these words, which are folded. */
  matched: readonly string[];
  /** It was found by these besides its name: "Duchess satin", "Burgundy". */
  reasons: readonly string[];
  /** The slug of the colour that was searched for, where the dress's first picture shows another. The link opens it. */
  colour?: string;
  /** This names that colour where no picture shows it. */
  alsoIn?: NamedColour;
};

export type SearchResults = {
  /** The best results, up to the requested number. */
  results: readonly SearchResult[];
  total: number;
  /** The dresses whose words are spelt most alike, where nothing was found. */
  nearest: readonly SearchEntry[];
  /** The typed words that no result has, where no dress has all of them. */
  without?: readonly string[];
};

/** A dress as the search reads it. */
export type SearchableDress = SearchEntry & SearchedTexts;

/** `family` names the colour roughly: "red". A colour that is unavailable has no slug. `picture` is the first in it, after the main one. */
export type SearchedColour = NamedColour & { family: string; slug?: string; picture?: SearchPicture };

type SearchedTexts = Attributes & {
  colours: readonly SearchedColour[];
  collection: string;
  /** Everyday words for the collection, which the label has given: "wedding dress". */
  alsoCalled?: readonly string[];
  /** The slug of the colour in the first picture, where the label has said it, or has no other. */
  pictured?: string;
  /** The sizes that are available. */
  sizes: readonly string[];
  offers: readonly Offer[];
  /** The words of the description that are worth finding. */
  words: readonly string[];
};

export function searchEntryOf(product: Product): SearchEntry {
  const { slug, name, pictures } = product;
  return { slug, name, ...shownPrice(product), ...stateOf(product), picture: searchPictureOf(pictures[0]) };
}

function searchPictureOf({ src, width, height }: ProductPicture): SearchPicture {
  return { src, width, height };
}

/** A searchable dress is made with these. */
type SearchableOptions = {
  /** The label's name of the collection. */
  collection: string;
  alsoCalled?: readonly string[] | undefined;
  /** Names the family of a value such as "#4d0a19". */
  familyOf: (value: string) => string;
};

export function searchableOf(
  product: Product,
  { collection, alsoCalled = [], familyOf }: SearchableOptions,
): SearchableDress {
  const { colours, sizes, offers, description, pictures } = product;
  const pictured = pictures[0].colour ?? (colours.length === 1 ? colours[0]?.slug : undefined);
  return {
    ...searchEntryOf(product),
    colours: colours.map(({ name, value, slug, isAvailable }) => {
      const picture = pictures[pictureOf(slug, pictures)];
      return {
        name,
        value,
        family: familyOf(value),
        ...(isAvailable && { slug }),
        ...(picture && picture !== pictures[0] && { picture: searchPictureOf(picture) }),
      };
    }),
    ...(pictured !== undefined && { pictured }),
    sizes: sizes.filter(({ isAvailable }) => isAvailable).map(({ label }) => label),
    offers,
    ...attributesOf(product),
    collection,
    ...(alsoCalled.length > 0 && { alsoCalled }),
    words: searchableWords(description),
  };
}

/** The searched fields, weighted by how much a word in them says about the dress. */
export const weights = {
  name: 8,
  colours: 4,
  fabric: 4,
  families: 3,
  collection: 3,
  silhouette: 3,
  neckline: 2,
  sleeves: 2,
  sizes: 2,
  offers: 2,
  words: 1,
} as const;

export type SearchField = keyof typeof weights;

export const fields: readonly string[] = Object.keys(weights);
export const shortFields = fields.filter((field) => field !== "words");

/** The values of a field, be it one or several. */
export function textsOf(dress: SearchableDress, field: string): readonly string[] {
  if (field === "colours") return dress.colours.map(({ name }) => name);
  if (field === "collection") return [dress.collection, ...(dress.alsoCalled ?? [])];
  if (field === "families") return dress.colours.map(({ family }) => family);
  const value: unknown = Reflect.get(dress, field);
  return Array.isArray(value) ? value : [String(value ?? "")];
}
