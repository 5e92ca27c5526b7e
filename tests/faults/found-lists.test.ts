import { expect, test } from "vitest";
import { dress } from "#tests/support/dress.ts";
import { openShopAtHostForAll } from "#tests/support/shop-at-host.ts";

/** Two pages, of which the first has 48. */
const dresses = Array.from({ length: 50 }, (_, index) => dress(`lia-${index}`));

const { visit } = openShopAtHostForAll({
  documents: [
    ...dresses,
    { ...dress("ada"), colors: [{ name: "Navy", value: "#1b2a4a" }] },
    { _id: "house", _type: "house", name: "Maison Une" },
  ],
});

const list = "/collection/tulle-dresses";

test.each([
  ["", ""],
  ["?page=1", ""],
  ["?page=2", "?page=2"],
  ["?page=99", "?page=2"],
  ["?page=2&utm_source=letter", "?page=2"],
  ["?page=2&sort=name-ascending", ""],
  ["?colour=blue&page=2", ""],
])(
  "the list at %j is found at %j: each page of the whole list, and no other order of it",
  async (query, own) => {
    const { html } = await visit(list + query);
    const address = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? "";
    expect(address).toBe(`http://shop.example${list}${own}`);
    expect(html).toContain(`<meta property="og:url" content="${address}"/>`);
  },
);
