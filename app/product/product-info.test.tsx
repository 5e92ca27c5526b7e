import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Price } from "#model/dresses/currency.ts";
import type { Rental } from "#model/dresses/price.ts";
import type { Offer } from "#model/dresses/product-fields.ts";
import { dollars } from "#tests/support/sample-product.ts";
import { Prices } from "./product-info.tsx";

const both: Offer[] = ["rent", "purchase"];

test.each<[Offer[], Price | null, Partial<Rental>, string]>([
  [both, dollars(2450), { price: dollars(420), days: 6 }, "2,450\u00a0$ or 420\u00a0$ to rent, six days"],
  [both, dollars(2450), { price: dollars(420) }, "2,450\u00a0$ or 420\u00a0$ to rent"],
  [both, null, { price: dollars(420), days: 14 }, "Price on request or 420\u00a0$ to rent, 14 days"],
  [both, dollars(2450), { days: 6 }, "2,450\u00a0$"],
  [both, null, {}, "Price on request"],
  [["purchase"], dollars(2450), {}, "2,450\u00a0$, for purchase only"],
  [["rent"], null, { price: dollars(420), days: 1 }, "420\u00a0$ to rent, one day, not for sale"],
  [["rent"], null, {}, "Rental price on request, not for sale"],
])(
  "the prices of a dress for %j, %j to buy and %j to rent, stand in one line",
  (offers, price, rental, line) => {
    const terms = { price: null, days: null, deposit: null, includes: "", ...rental };
    const product = { slug: "odette", offers, price };
    const rented = offers.includes("rent") ? terms : undefined;
    const markup = renderToStaticMarkup(<Prices product={product} rental={rented} taxNote="" />);
    expect(markup.replace(/<[^>]*>/g, "")).toBe(line);
  },
);
