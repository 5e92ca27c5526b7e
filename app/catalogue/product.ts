import { wellFormed } from "#app/label/well-formed.ts";
import type { ProductAttribute, ProductText } from "./product-fields.ts";

/** A picture of a dress. `src` serves any rendition: `w`, `h` and `q` are appended to its query. */
export type ProductPicture = {
  src: string;
  /** Pixels of the original, after the editor's crop. */
  width: number;
  height: number;
  alt: string;
  /** Slug of the colour the picture shows, where the label has said so. */
  colour?: string;
};

export type Colour = { slug: string; name: string; value: string; isAvailable: boolean };

export type Size = { label: string; isAvailable: boolean };

export type Product = {
  id: string;
  slug: string;
  name: string;
  /** Slug of the collection, "tulle-dresses"; empty when the label named none. */
  category: string;
  /** US dollars; null when the price is on request. */
  price: number | null;
  /** The main picture first; never empty. */
  pictures: readonly [ProductPicture, ...ProductPicture[]];
  colours: readonly Colour[];
  sizes: readonly Size[];
} & ProductAttributes &
  ProductTexts;

/** "A-line", "Sweetheart", "Long", "Tulle"; empty where the label has not said so. */
export type ProductAttributes = Record<ProductAttribute, string>;

/** Paragraphs, separated by empty lines; one word may be in *asterisks*. */
export type ProductTexts = Record<ProductText, string>;

/** Whatever characters a slug has, it stays one segment of the path. */
export function productPath(slug: string): string {
  return `/product/${encodeURIComponent(wellFormed(slug))}`;
}

/** What a card, a slide and a search result show: the data travels twice, so nothing more. */
export type ProductCard = {
  slug: string;
  name: string;
  price: number | null;
  picture: ProductPicture;
  /** Fade in over it: the first on hover, that of a colour while the colour is pointed at. */
  others: readonly OtherPicture[];
  /** Those that are available, where the list shows them. */
  colours?: readonly Colour[];
};

/** Shown over a picture whose alt text describes the dress already. */
export type OtherPicture = Omit<ProductPicture, "alt">;

export function cardOf({ slug, name, price, pictures: [picture, second] }: Product): ProductCard {
  return { slug, name, price, picture, others: second ? [withoutAlt(second)] : [] };
}

export function colouredCardOf(product: Product): ProductCard {
  const [, second, ...others] = product.pictures;
  const colours = product.colours.filter(({ isAvailable }) => isAvailable);
  const further = colours
    .filter(({ slug }) => slug !== second?.colour)
    .flatMap(({ slug }) => others.find(({ colour }) => colour === slug) ?? []);
  const card = cardOf(product);
  return { ...card, others: [...card.others, ...further.map(withoutAlt)], colours };
}

function withoutAlt({ alt: _, ...picture }: ProductPicture): OtherPicture {
  return picture;
}
