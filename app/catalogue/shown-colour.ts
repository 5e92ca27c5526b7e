import type { Colour, OtherPicture, ProductCard } from "./product.ts";

/** What a card shows instead of its first picture (nothing, where that shows the chosen colour), and what its link says of it. */
export type ShownColour = { over: OtherPicture | undefined; query?: string };

export type CardColoursProps = {
  card: ProductCard;
  colours: readonly Colour[];
  /** Called with what the card shows of the colour that is chosen or pointed at; undefined as at first. */
  onShow: (shown: ShownColour | undefined) => void;
};
