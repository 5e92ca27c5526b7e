import { describe, expect, test } from "vitest";
import { dress } from "#tests/support/dress.ts";
import { shopWith } from "#tests/support/shop-with.ts";

const house = {
  _id: "house",
  _type: "house",
  name: "Maison Une",
  phone: "41441234567",
  currency: "CHF",
  namesLowestPrice: true,
  openingHours: {
    timeZone: "Europe/Zurich",
    week: [{ days: ["tuesday"], opens: "10:00", closes: "18:00" }],
  },
};

/** No other number of the shop has these digits. */
const sale = { price: 87_431, salePrice: 61_317, saleUntil: "2127-01-31", lowestPrice: 84_239 };
const dates = { _createdAt: "2026-11-01T10:00:00Z", _updatedAt: "2026-11-20T10:00:00Z" };
const lia = { ...dress("lia"), ...sale, rentalPrice: 9_437, ...dates };
const mia = { ...dress("mia"), price: 70_000 };
const over = { ...dress("nia"), price: 43_571, salePrice: 32_613, saleUntil: "2026-01-31" };

const { ask, visit, publish } = shopWith([lia, mia, over, house]);

/** Screen readers hear which price is which. */
const reduced = "CHF 61,317, reduced from CHF 84,239";

const textAt = async (path: string) => (await visit(path)).text.replaceAll("\u00a0", " ");
async function bodyOf(path: string): Promise<string> {
  const response = await ask(path);
  expect(response.status, path).toBe(200);
  return (await response.text()).replaceAll("\u00a0", " ");
}

describe("a dress in a sale", () => {
  test.each([
    ["its page", "/product/lia", reduced],
    [
      "its page",
      "/product/lia",
      "Sale price until 31 January 2127. The crossed-out price is the lowest of the last 30 days.",
    ],
    ["its collection", "/collection/tulle-dresses", reduced],
    ["the search", "/search?q=lia", reduced],
    [
      "the wishlist, compared",
      "/fitting?dress=lia&dress=mia",
      `${reduced} CHF 84,239 CHF 61,317 Sale price until 31 January 2127.`,
    ],
    ["the printed sheet", "/product/lia", `Dress lia Price ${reduced}`],
  ])("has both prices on %s", async (_, path, words) => expect(await textAt(path)).toContain(words));

  test.each([
    [
      "/product/lia",
      '<span aria-hidden="true"><s class="soft">CHF 84,239</s><span> CHF 61,317</span></span>',
    ],
    ["/product/lia", '"price":61317,"priceCurrency":"CHF","priceValidUntil":"2127-01-31"'],
    [
      "/product/lia",
      '"priceSpecification":{"@type":"UnitPriceSpecification","priceType":"https://schema.org/StrikethroughPrice","price":84239,"priceCurrency":"CHF"}',
    ],
    ["/product/lia", 'property="product:price:amount" content="61317"'],
    ["/product/lia", 'property="product:original_price:amount" content="84239"'],
    ["/search.json?q=lia", '"price":"CHF 61,317","was":"CHF 84,239"'],
    ["/product/lia.md", "CHF 61,317, reduced from CHF 84,239"],
    ["/collection/tulle-dresses.md", "CHF 61,317, reduced from CHF 84,239"],
    ["/catalogue.xml", "<g:price>84239.00 CHF</g:price><g:sale_price>61317.00 CHF</g:sale_price>"],
    [
      "/catalogue.xml",
      "<g:sale_price_effective_date>2026-11-20T10:00Z/2127-01-31T22:59Z</g:sale_price_effective_date>",
    ],
  ])("is told to programs on %s: %s", async (path, part) => expect(await bodyOf(path)).toContain(part));

  test("stands in a list by what is paid, as does one whose sale is over", async () => {
    const { html } = await visit("/collection/tulle-dresses?sort=price-ascending");
    const order = [...html.matchAll(/<h2[^>]*>Dress (lia|mia|nia)</g)].map(([, name]) => name);
    expect(order).toEqual(["nia", "lia", "mia"]);
    expect(await bodyOf("/product/nia")).not.toMatch(/32.?613/);
  });

  test("has neither price where the label hides them", async () => {
    await publish([lia, mia, over, { ...house, hidesPrices: true }], "/product/lia", ({ text }) =>
      expect(text).toContain("Price on request"),
    );
    for (const path of [
      "/product/lia",
      "/collection/tulle-dresses",
      "/search.json?q=lia",
      "/fitting?dress=lia",
      "/catalogue.xml",
      "/product/lia.md",
    ])
      expect(await bodyOf(path)).not.toMatch(/87.?431|84.?239|61.?317|crossed-out/);
  });
});
