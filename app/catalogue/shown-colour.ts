import type { Colour, OtherPicture, ProductCard } from "./product.ts";

/** A card shows `over` instead of its first picture, and its link says `query`. */
export type ShownColour = { over: OtherPicture | undefined; query?: string };

export type CardColoursProps = {
  card: ProductCard;
  colours: readonly Colour[];
  /** It is called with what the card shows of the chosen colour, or undefined for the first picture. */
  onShow: (shown: ShownColour | undefined) => void;
};
