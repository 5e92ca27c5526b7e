import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Rental } from "#app/catalogue/price.ts";
import { RentalTerms } from "./rental-terms.tsx";

const onRequest: Rental = { price: null, days: null, deposit: null, includes: "" };

test.each<[string, Partial<Rental>, string[]]>([
  ["on request", {}, ["Price on request"]],
  ["on request for some days", { days: 6 }, ["Price on request, for 6 days"]],
  [
    "with all that is said of it",
    { price: 420, days: 1, deposit: 600, includes: "Cleaning" },
    ["420\u00a0$ for 1 day", "600\u00a0$, refunded on return", "Cleaning"],
  ],
])("the terms of a rental %s", (_case, more, said) => {
  const markup = renderToStaticMarkup(<RentalTerms slug="odette" rental={{ ...onRequest, ...more }} />);
  expect([...markup.matchAll(/<dd>(.*?)<\/dd>/g)].map(([, term]) => term)).toEqual(said);
});
