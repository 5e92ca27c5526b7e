import type { Colour, OtherPicture, ProductCard, ProductPicture } from "./product.ts";
import { either, isBoolean, isNumber, isText, listOf, literal, objectOf, optional } from "./type-guards.ts";

const otherPictureGuards = { src: isText, width: isNumber, height: isNumber, colour: optional(isText) };

/** What cards and results of a search show of a dress. */
export const shownDressGuards = {
  slug: isText,
  name: isText,
  price: either(isNumber, literal(null)),
  isRental: optional(literal(true)),
  picture: objectOf<ProductPicture>({ ...otherPictureGuards, alt: isText }),
};

export const isCard = objectOf<ProductCard>({
  ...shownDressGuards,
  others: listOf(objectOf<OtherPicture>(otherPictureGuards)),
  colours: optional(
    listOf(objectOf<Colour>({ slug: isText, name: isText, value: isText, isAvailable: isBoolean })),
  ),
  isPictured: optional(literal(true)),
});
