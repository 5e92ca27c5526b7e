import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ShownPrice } from "#app/catalogue/price.ts";
import { RentalTerms } from "./rental-terms.tsx";

const toRent: ShownPrice = { price: null, isRental: true };

test.each([
  ["is said where the price to buy it is known", 6, [{ price: 900 }], "Price on request, for 6 days"],
  ["is not said again where that is on request, too", 6, [{ price: null }], "For 6 days"],
  ["leaves no line behind that says nothing", null, [{ price: null }], undefined],
  ["is not said again of a dress that is to rent only", 6, [toRent], "For 6 days, rental only"],
  ["leaves that it is to rent only", null, [toRent], "rental only"],
])("a rental on request %s", (_case, days, prices, said) => {
  const rental = { price: null, days, deposit: null, includes: "" };
  const markup = renderToStaticMarkup(<RentalTerms slug="odette" rental={rental} prices={prices} />);
  const [, terms] = /<dd>(.*?)<\/dd>/.exec(markup) ?? [];
  expect(terms?.replace(/<[^>]*>/g, "")).toBe(said);
});
