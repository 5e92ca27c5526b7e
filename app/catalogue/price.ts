import { shoppingWords } from "#app/label/shopping-words.ts";

const NO_BREAK_SPACE = "\u00a0";

const amounts = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

/** "2,450 $", the space unbreakable; words in place of a price that is not published. */
export function formatPrice(price: number | null): string {
  return price === null ? shoppingWords.priceOnRequest : `${amounts.format(price)}${NO_BREAK_SPACE}$`;
}
