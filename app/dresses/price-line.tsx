import { type ShownPrice, shownPriceInWords } from "#model/dresses/price.ts";

export function PriceLine(price: ShownPrice & { "data-sanity"?: string | undefined }) {
  if (price.price === undefined) return null;
  return (
    <span className="price numeral" data-sanity={price["data-sanity"]}>
      {price.was ? <ReducedPrice {...price} /> : shownPriceInWords(price)}
    </span>
  );
}

/** Screen readers pass over a line through a price, and read the words. */
export function ReducedPrice(price: ShownPrice) {
  return (
    <>
      <span className="visually-hidden">{shownPriceInWords(price)}</span>
      <span aria-hidden="true">
        <s className="soft">{price.was}</s>
        <span>{` ${price.price}`}</span>
      </span>
    </>
  );
}
