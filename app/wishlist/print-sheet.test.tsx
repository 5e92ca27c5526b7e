import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Choice } from "#model/dresses/choice.ts";
import type { Product } from "#model/dresses/product.ts";
import { dollars, sampleProduct } from "#tests/support/sample-product.ts";
import { PrintSheet } from "./print-sheet.tsx";

const rental = { price: dollars(300), days: 6, deposit: null, includes: "" };
const dress = sampleProduct("odette", { price: dollars(1740), rental });

test.each<[Product["offers"], string[]]>([
  [
    ["rent", "purchase"],
    ["Price: 1,740 $", "Rental: 300 $ for 6 days"],
  ],
  [["rent"], ["Rental: 300 $ for 6 days"]],
  [["purchase"], ["Price: 1,740 $"]],
])("of a dress for %j the prices are %j", (offers, facts) =>
  expect(factsOf({ ...dress, offers })).toEqual(facts),
);

test("colours and sizes are those that can be had", () => {
  const colour = { slug: "blush", name: "Blush", value: "#fff", isAvailable: true };
  const gone = { ...colour, slug: "ivory", name: "Ivory", isAvailable: false };
  const sizes = ["36", "38"].map((label) => ({ label, isAvailable: label === "38" }));
  const facts = factsOf({ ...dress, sizes, colours: [gone, colour] });
  expect(facts.slice(2)).toEqual(["Sizes: 38", "Colours: Blush"]);
  expect(factsOf({ ...dress, colours: [gone] })).toHaveLength(2);
});

test("the chosen colour is named, and the pictured one where it is another", () => {
  const [picture] = dress.pictures;
  const colours = ["blush", "sage"].map((slug) => ({ slug, name: slug, value: "#fff", isAvailable: true }));
  const [blush, sage] = colours;
  const inBlush = { ...dress, colours, pictures: [{ ...picture, colour: "blush" }] } as const;
  expect(printed(inBlush, { colour: sage })).toContain("<span>sage</span><span");
  expect(printed(inBlush, { colour: sage })).toContain("Pictured in blush.");
  expect(printed(inBlush, { colour: blush })).not.toContain("Pictured");
  expect(printed(inBlush)).not.toContain("Pictured");
  expect(printed({ ...inBlush, pictures: dress.pictures }, { colour: sage })).not.toContain("Pictured");
});

test("that it is sold is printed, and nothing where nothing is said", () => {
  expect(printed(dress, {}, "Sold")).toContain(">Sold</p>");
  expect(printed(dress)).not.toContain('<p class="chosen');
});

/** Terms and what is said of them, as they are printed. */
function factsOf(product: Product): string[] {
  const facts = [...printed(product).matchAll(/<dt[^>]*>(.*?)<\/dt><dd>(.*?)<\/dd>/g)];
  return facts.map(
    ([, term, said = ""]) => `${term}: ${said.replace(/<[^>]*>/g, "").replaceAll("\u00a0", " ")}`,
  );
}

function printed(product: Product, choice: Partial<Choice> = {}, state?: string): string {
  return renderToStaticMarkup(
    <PrintSheet
      product={product}
      rental={product.offers.includes("rent") ? product.rental : undefined}
      choice={choice}
      state={state}
      words={{
        size: "Size",
        sheet: { price: "Price", sizes: "Sizes", colours: "Colours", showroom: "Showroom" },
      }}
      labelSettings={{ name: "Maison", showroom: [], hours: [], phone: "", taxNote: "" }}
      address="https://shop.example/product/odette"
      qr={undefined}
    />,
  );
}
