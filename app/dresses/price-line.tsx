import { type ShownPrice, shownPriceInWords } from "#model/dresses/price.ts";

export function PriceLine(price: ShownPrice & { "data-sanity"?: string | undefined }) {
  if (price.price === undefined) return null;
  return (
    <span className="price numeral" data-sanity={price["data-sanity"]}>
      {shownPriceInWords(price)}
    </span>
  );
}
