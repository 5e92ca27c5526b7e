import { availabilityOf } from "#model/dresses/availability.ts";
import { statedInWords } from "#model/dresses/availability-in-words.ts";
import type { ShownPrice } from "#model/dresses/price.ts";
import {
  listedPriceOf,
  type NamedColour,
  type Product,
  type ProductPicture,
  pictureOf,
  sizeInWords,
  stateOf,
} from "#model/dresses/product.ts";
import { productAttributes } from "#model/dresses/product-fields.ts";
import { searchableWords } from "./query-terms.ts";

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
  /** A dress has all words in its name or in other short texts: its description alone may have them by chance. */
  isMeant: boolean;
  /** The dresses whose words are spelt most alike, where nothing was found. */
  nearest: readonly SearchEntry[];
  /** The typed words that no result has, where no dress has all of them. */
  without?: readonly string[];
};

/** A dress as the search reads it. */
export type SearchableDress = {
  product: Product;
  colours: readonly SearchedColour[];
  /** The slug of the colour in the first picture, where the label has said it, or has no other. */
  pictured: string | undefined;
  texts: Readonly<Record<SearchField, readonly string[]>>;
};

/** `family` names the colour roughly: "red". `picture` is the first in the colour, after the main one. */
export type SearchedColour = Pick<Product["colours"][number], "slug" | "name" | "value" | "isAvailable"> & {
  family: string;
  picture: SearchPicture | undefined;
};

/** The searched fields, weighted by how much a word in them says about the dress. `words` are those of the description. */
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

export const shortFields = [
  "name",
  "colours",
  "families",
  "collection",
  ...productAttributes,
  "sizes",
  "offers",
] as const;

export const fields = [...shortFields, "words"] as const;

export function searchEntryOf(product: Product): SearchEntry {
  const { slug, name, pictures } = product;
  return {
    slug,
    name,
    ...listedPriceOf(product),
    ...stateOf(product),
    picture: searchPictureOf(pictures[0]),
  };
}

function searchPictureOf({ src, width, height }: ProductPicture): SearchPicture {
  return { src, width, height };
}

/** A searchable dress is made with these. */
type SearchableOptions = {
  /** The label's name of the collection. */
  collection: string;
  /** Everyday words for the collection, which the label has given: "wedding dress". */
  alsoCalled?: readonly string[] | undefined;
  /** Names the family of a value such as "#4d0a19". */
  familyOf: (value: string) => string;
};

export function searchableOf(
  product: Product,
  { collection, alsoCalled = [], familyOf }: SearchableOptions,
): SearchableDress {
  const { sizes, offers, description, pictures, silhouette, neckline, sleeves, fabric } = product;
  const state = availabilityOf(product)?.state;
  const colours = product.colours.map((colour) => {
    const picture = pictures[pictureOf(colour.slug, pictures)];
    const other = picture === pictures[0] ? undefined : picture;
    return { ...colour, family: familyOf(colour.value), picture: other && searchPictureOf(other) };
  });
  return {
    product,
    colours,
    pictured: pictures[0].colour ?? (colours.length === 1 ? colours[0]?.slug : undefined),
    texts: {
      name: [product.name],
      colours: colours.map((colour) => colour.name),
      families: colours.map(({ family }) => family),
      collection: [collection, ...alsoCalled],
      silhouette: [silhouette],
      neckline: [neckline],
      sleeves: [sleeves],
      fabric: [fabric],
      sizes: sizes.filter(({ isAvailable }) => isAvailable).map(sizeInWords),
      offers: [...offers, ...(state ? [statedInWords({ state })] : [])],
      words: searchableWords(description),
    },
  };
}
