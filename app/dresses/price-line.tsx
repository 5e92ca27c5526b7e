import { type ShownPrice, shownPriceInWords } from "#model/dresses/price.ts";

export function PriceLine(shown: ShownPrice & { "data-sanity"?: string | undefined }) {
  return (
    <span className="price numeral" data-sanity={shown["data-sanity"]}>
      {shownPriceInWords(shown)}
    </span>
  );
}
