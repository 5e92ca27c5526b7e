import { languageTag } from "#words/locale.ts";
import { shoppingWords } from "#words/shopping.ts";
import type { ShownPrice } from "./product.ts";

const NO_BREAK_SPACE = "\u00a0";

const amounts = new Intl.NumberFormat(languageTag, { maximumFractionDigits: 2 });

/** "2,450 $" and "2,450.50 $", the space unbreakable; words in place of a price that is not published. */
export function formatPrice(price: number | null): string {
  if (price === null) return shoppingWords.priceOnRequest;
  // One digit alone behind its point is tenths. Browsers of three years ago do not know `trailingZeroDisplay`.
  return `${amounts.format(price).replace(/\D\d$/, "$&0")}${NO_BREAK_SPACE}$`;
}

/** "390 $ to rent" where it is the price of a rental. */
export function formatShownPrice({ price, isRental }: ShownPrice): string {
  if (!isRental) return formatPrice(price);
  return price === null ? shoppingWords.rentalOnRequest : shoppingWords.toRent(formatPrice(price));
}
