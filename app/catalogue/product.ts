/** A picture of a dress. `src` answers with any rendition: `w`, `h` and `q` are appended to its query. */
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
  /** Paragraphs; one word may stand in *asterisks*. */
  description: string;
  cut: string;
  making: string;
};

/** Whatever a label takes for a slug stays one part of the path. */
export function productPath(slug: string): string {
  return `/product/${encodeURIComponent(slug)}`;
}

/** What a card, a slide and a search result show: the data travels twice, so nothing more. */
export type ProductCard = {
  slug: string;
  name: string;
  price: number | null;
  picture: ProductPicture;
  /** Fades in on hover. */
  secondPicture?: ProductPicture;
  colours: readonly CardColour[];
};

/** A colour on a card, with the picture that shows the dress in it, where there is one besides the first. */
export type CardColour = Pick<Colour, "slug" | "name" | "value"> & { picture?: ProductPicture };

export function cardOf(product: Product): ProductCard {
  const [picture, secondPicture] = product.pictures;
  const { slug, name, price } = product;
  const colours = product.colours
    .filter(({ isAvailable }) => isAvailable)
    .map((colour) => cardColourOf(colour, product));
  return { slug, name, price, picture, colours, ...(secondPicture ? { secondPicture } : {}) };
}

function cardColourOf({ slug, name, value }: Colour, { pictures }: Product): CardColour {
  const [, ...others] = pictures;
  const picture = others.find(({ colour }) => colour === slug);
  return { slug, name, value, ...(picture ? { picture } : {}) };
}
