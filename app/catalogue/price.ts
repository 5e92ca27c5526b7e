const NO_BREAK_SPACE = "\u00a0";

const amounts = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

/** "2,450 $", the space unbreakable; nothing in place of a price the label keeps to itself. */
export function formatPrice(price: number | null): string {
  return price === null ? "Price on request" : `${amounts.format(price)}${NO_BREAK_SPACE}$`;
}
