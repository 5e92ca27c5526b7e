import fc from "fast-check";
import { expect, test } from "vitest";
import { dollars, sampleProduct } from "#tests/support/sample-product.ts";
import { availabilityOf } from "./availability.ts";
import { colourFamilyOf } from "./colour-family.server.ts";
import { type FacetName, type Filter, facetNames, without } from "./facet.ts";
import { facetValueOf } from "./facet-values.server.ts";
import { facetsOf, filtered, nearestTo } from "./facets.server.ts";
import type { Product } from "./product.ts";

const label = fc.constantFrom("", "A-line", "a-line", "Mermaid", "Éloïse");

const dress = fc.record({
  name: fc.constantFrom("Lia", "Mia", "Fia"),
  price: fc.constantFrom(null, ...[900, 1200, 2450, 4000].map(dollars)),
  offers: fc.constantFrom<Product["offers"][]>(["rent"], ["purchase"], ["rent", "purchase"]),
  silhouette: label,
  neckline: label,
  sleeves: label,
  fabric: label,
  colours: fc.array(
    fc.record({
      value: fc.constantFrom("#ffffff", "#f0e8da", "#0c1430", "#000000"),
      isAvailable: fc.boolean(),
    }),
    { maxLength: 3 },
  ),
  sizes: fc.array(fc.record({ label: fc.constantFrom("36", "38", "38+", "40"), isAvailable: fc.boolean() }), {
    maxLength: 3,
  }),
});

const dresses = fc.array(dress, { maxLength: 12 }).map((found) =>
  found.map(({ colours, ...fields }, index) =>
    sampleProduct(`dress-${index}`, {
      ...fields,
      colours: colours.map((colour, place) => ({ ...colour, slug: `c${place}`, name: `C${place}` })),
    }),
  ),
);

/** Values of the form by their place in it, and one that no form has. */
const picks = fc.array(fc.tuple(fc.constantFrom(...facetNames), fc.nat(6)), { maxLength: 8 });

function filterPicked(products: readonly Product[], picked: readonly [FacetName, number][]): Filter {
  const filter: Partial<Record<FacetName, string[]>> = {};
  const facets = facetsOf(products, {});
  for (const [name, place] of picked) {
    const offered = facets.find((facet) => facet.name === name)?.options ?? [];
    filter[name] = [...(filter[name] ?? []), offered[place]?.value ?? "made-up"];
  }
  return filter;
}

test("a filter leaves, counts and comes nearest to what asking each dress, facet by facet, does", () => {
  let nearestOnes = 0;
  fc.assert(
    fc.property(dresses, picks, (products, picked) => {
      const filter = filterPicked(products, picked);
      const nearest = plainNearest(products, filter);
      expect(filtered(products, filter)).toEqual(plainlyFiltered(products, filter));
      expect(nearestTo(products, filter)).toEqual(nearest);
      for (const { name, options } of facetsOf(products, filter)) {
        const others = plainlyFiltered(products, without(filter, name));
        for (const { value, count } of options)
          expect(count, `${name}=${value}`).toBe(others.filter((one) => hasValue(one, name, value)).length);
      }
      if (nearest.without.length > 0) nearestOnes += 1;
    }),
  );
  expect(nearestOnes).toBeGreaterThan(0);
});

function plainlyFiltered(products: readonly Product[], filter: Filter): readonly Product[] {
  return products.filter((product) =>
    facetNames.every((name) => filter[name]?.some((value) => hasValue(product, name, value)) ?? true),
  );
}

function plainNearest(
  products: readonly Product[],
  filter: Filter,
): { filter: Filter; without: FacetName[] } {
  if (plainlyFiltered(products, filter).length > 0) return { filter, without: [] };
  const lesser = facetNames
    .filter((name) => filter[name])
    .map((name) => ({ name, filter: without(filter, name) }));
  const most = Math.max(...lesser.map((one) => plainlyFiltered(products, one.filter).length));
  const best = lesser.findLast((one) => plainlyFiltered(products, one.filter).length === most);
  if (!best) return { filter, without: [] };
  const nearest = plainNearest(products, best.filter);
  return { ...nearest, without: [best.name, ...nearest.without] };
}

function hasValue(product: Product, name: FacetName, value: string): boolean {
  const { price, offers, colours, sizes } = product;
  if (name === "colour")
    return colours.some((colour) => colour.isAvailable && colourFamilyOf(colour.value) === value);
  if (name === "size") return sizes.some((size) => size.isAvailable && facetValueOf(size.label) === value);
  if (name === "for") return offers.some((offer) => offer === value);
  if (name === "availability") return (availabilityOf(product)?.state ?? "available") === value;
  if (name !== "price") return facetValueOf(product[name]) === value && value !== "";
  return isInRange(product, price, value);
}

/** Prices to buy; of those only to rent, which have no price here, none is in a range beside others that are for sale. */
function isInRange({ offers }: Product, price: Product["price"], value: string): boolean {
  if (!offers.includes("purchase")) return false;
  if (price === null) return value === "on-request";
  const [from = Number.NaN, to = Number.NaN] = value.split("-").map(Number);
  return price.amount >= from && price.amount < to;
}
