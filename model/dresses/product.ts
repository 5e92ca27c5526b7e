import type { SpokenParts } from "#model/documents/spoken-in.ts";
import type { LabelPicture } from "#model/pictures/label-picture.ts";
import { inRole, type PictureRole } from "#model/pictures/picture-roles.ts";
import { PRODUCT_FOLDER, slugPath, type WISHLIST_PATH } from "#model/screens/screen-paths.ts";
import type { FoundAs } from "#model/texts/found-as.ts";
import { withSoftHyphens } from "#model/texts/soft-hyphens.ts";
import { availabilityOf, isSold, type Stated, type StatedOfChoice } from "./availability.ts";
import { statedInWords } from "./availability-in-words.ts";
import { type Priced, type ShownPrice, shownPrice } from "./price.ts";
import type { Attributes, ProductText } from "./product-fields.ts";

/** A picture of a dress. `src` serves any rendition: `w`, `h` and `q` are appended to its query. */
export type ProductPicture = Pick<LabelPicture, "src" | "width" | "height" | "alt" | "key" | "focus"> & {
  /** Slug of the colour the picture shows, where the label has said so. */
  colour?: string;
  role?: PictureRole;
};

/** A silent film of the dress. It is one more picture, its poster, wherever it does not play. */
export type Clip = ProductPicture & {
  /** The address of an MP4. */
  film: string;
  seconds?: number;
  uploadedAt?: string;
};

/** `original` is the label's own name for it, where a further language calls it otherwise. */
export type Colour = { slug: string; name: string; value: string; isAvailable: boolean; original?: string };

/** Addresses, forms and the calendar know a size by its label; `word` is what a further language calls it. */
export type Size = { label: string; isAvailable: boolean; word?: string };

export type Product = Priced & {
  id: string;
  slug: string;
  name: string;
  /** Slug of the collection, "tulle-dresses"; empty when the label named none. */
  category: string;
  /** Days from the order to the parcel; null where the collection's or the label's number holds. */
  makingDays: number | null;
  /** The main picture first; never empty. */
  pictures: readonly [ProductPicture, ...ProductPicture[]];
  clip?: Clip | undefined;
  colours: readonly Colour[];
  /** Photographs of the cloth, each in one of the colours. */
  cloths: readonly ProductPicture[];
  sizes: readonly Size[];
  /** The label's word on whether it is to be had; `availabilityOf` knows what follows from it. */
  availability?: Stated;
  availabilityByChoice?: readonly StatedOfChoice[];
  /** "140" is set large, over the words for what it counts; empty where the label has said neither. */
  figure: string;
  figureWords: string;
  /** Ids of dresses that the label shows with this one; they may be of none that is shown. */
  completesLook: readonly string[];
  /** Read in a further language, it has these words as the first one says them, by which filters know it. */
  originals?: Readonly<Partial<Attributes>>;
} & SpokenParts &
  Attributes &
  ProductTexts &
  FoundAs;

/** Paragraphs, separated by empty lines; one word may be in *asterisks*. */
type ProductTexts = Record<ProductText, string>;

/** Search engines and networks fetch a picture of a dress here, in the shape in which the shop shows it. */
export function pictureAddress(src: string, origin: string): string {
  return new URL(`${src}${src.includes("?") ? "&" : "?"}w=1200&h=1500&fit=crop`, origin).href;
}

export function sizeInWords({ label, word }: Pick<Size, "label" | "word">): string {
  return word ?? label;
}

export function productPath(slug: string): string {
  return slugPath(PRODUCT_FOLDER, slug);
}

/** The first that shows the colour; the main one where the label has none. */
export function pictureIn(colour: string | undefined, pictures: Product["pictures"]): ProductPicture {
  return pictures[Math.max(pictureOf(colour, pictures), 0)] ?? pictures[0];
}

/** A dress of one colour is seen in it, whether the label has said so of its pictures or not. */
export function isSeenIn(
  { slug }: Pick<Colour, "slug">,
  product: Pick<Product, "pictures" | "colours">,
): boolean {
  return product.colours.length === 1 || pictureOf(slug, product.pictures) >= 0;
}

/** Index of the first that shows the colour; -1 where the label has none. */
export function pictureOf(colour: string | undefined, pictures: readonly ProductPicture[]): number {
  return pictures.findIndex((picture) => colour !== undefined && picture.colour === colour);
}

/** The address of a page about this dress alone; wishlist-address.ts has that of several. */
export function pathAbout(slug: string, screen: "/enquiry" | typeof WISHLIST_PATH | "/size-finder"): string {
  return slugPath(`${screen}?dress=`, slug);
}

/**
 * A card, a slide and a search result show this part of a product. The data travels twice, so there is nothing
 * more.
 */
export type ProductCard = ShownPrice & {
  slug: string;
  name: string;
  picture: ProductPicture;
  /** "Sold", "Made to order": there where the label says anything but that it is to be had. */
  state?: string;
  /** These lines stand in place of price and state in a list of what is available on her date. */
  onDay?: readonly string[];
  /** Fade in over it: the first on hover, that of a colour while the colour is pointed at. */
  others: readonly OtherPicture[];
  /** The link makes this choice, "?colour=blush&size=38", where the list is filtered. */
  query?: string;
  /** Those that are available, where the list shows them. */
  colours?: readonly Colour[];
  /** Whether there is a picture in another of these colours than that of the first. */
  isPictured?: true;
  /** The colour that the list asks for, where no picture shows it. */
  alsoIn?: NamedColour;
};

export type NamedColour = Pick<Colour, "name" | "value">;

/** It is shown over a picture whose alt text describes the dress already. */
export type OtherPicture = Omit<ProductPicture, "alt" | "key" | "role">;

/** A list shows the dress by itself and uncovers it on somebody, or it asks for another view. */
const views = {
  still: { shows: ["still"], uncovers: ["worn", "detail"] },
  worn: { shows: ["worn"], uncovers: ["detail", "still"] },
  closer: { shows: ["detail", "back"], uncovers: ["still"] },
} as const satisfies Record<string, Record<"shows" | "uncovers", readonly PictureRole[]>>;

export type View = keyof typeof views;

export function cardOf(product: Product): ProductCard {
  return cardWith(picturesOfCard(product.pictures, "still"), product);
}

/** A card of a dress on somebody, where there is such a picture. */
export function wornCardOf(product: Product): ProductCard {
  return cardWith(picturesOfCard(product.pictures, "worn"), product);
}

function cardWith([first, second]: CardPictures, product: Product): ProductCard {
  const { slug, name } = product;
  const { role: _, ...picture } = first;
  return {
    slug,
    name: withSoftHyphens(name),
    ...listedPriceOf(product),
    ...stateOf(product),
    picture,
    others: second ? [withoutAlt(second)] : [],
  };
}

type CardPictures = readonly [first: ProductPicture, second: ProductPicture | undefined];

/** The colour decides first, then the role, and then the label's order. */
function picturesOfCard(pictures: Product["pictures"], view: View, chosen?: Colour): CardPictures {
  const { shows, uncovers } = views[view];
  const inColour = pictureIn(chosen?.slug, pictures);
  const isInColour = ({ colour }: ProductPicture) => colour === inColour.colour;
  const first = inRole(shows, pictures.filter(isInColour)) ?? inColour;
  const further = pictures.filter((picture) => picture !== first);
  const ofNoOther = further.filter((picture) => !picture.colour || isInColour(picture));
  return [first, inRole(uncovers, ofNoOther) ?? (chosen ? ofNoOther : further)[0] ?? further[0]];
}

/** A list shows the price as the page does: none of a dress that is sold. */
export function listedPriceOf(product: Product): ShownPrice {
  return isSold(product) ? {} : shownPrice(product);
}

/** That a dress is to be had is nothing to say of it: the price says so. */
export function stateOf(product: Product): { state?: string } {
  const stated = availabilityOf(product);
  return stated && stated.state !== "available" ? { state: statedInWords(stated) } : {};
}

/** A list of one colour shows the picture in it first, where there is one, and no other colour when a mouse comes near. */
export function colouredCardOf(product: Product, chosen?: Colour, view: View = "still"): ProductCard {
  const [first, second] = picturesOfCard(product.pictures, view, chosen);
  const further = product.pictures.filter((picture) => picture !== first);
  const colours = product.colours.filter(({ isAvailable }) => isAvailable);
  const inOthers = colours
    .filter(({ slug }) => slug !== second?.colour)
    .flatMap(({ slug }) => {
      const ofColour = further.filter((other) => other !== second && other.colour === slug);
      return inRole(["still"], ofColour) ?? ofColour[0] ?? [];
    });
  const card = {
    ...cardWith([first, second], product),
    colours,
    ...(chosen && !isSeenIn(chosen, product) && { alsoIn: { name: chosen.name, value: chosen.value } }),
  };
  const others = [...card.others, ...inOthers.map(withoutAlt)];
  const isPictured = others.some(
    ({ colour }) => colour !== card.picture.colour && colours.some(({ slug }) => slug === colour),
  );
  return isPictured ? { ...card, others, isPictured } : { ...card, others };
}

function withoutAlt({ alt: _, key: __, role: ___, ...picture }: ProductPicture): OtherPicture {
  return picture;
}
