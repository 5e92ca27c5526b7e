import { beforeAll, describe, expect, test } from "vitest";
import { dress } from "#tests/support/dress.ts";
import type { Page } from "#tests/support/page.ts";
import { shopWith } from "#tests/support/shop-with.ts";

const house = { _id: "house", _type: "house", name: "Maison Une", phone: "41441234567" };
const inFrancs = { ...house, currency: "CHF", taxNote: "Prices include VAT" };

/** No other number of the shop has these digits. */
const lia = { ...dress("lia"), price: 87_431, rentalPrice: 9_437, rentalDeposit: 8_643, rentalDays: 4 };
const mia = { ...dress("mia"), price: 64_319.5, completesLook: [{ _ref: "product-lia" }] };
const nia = { ...dress("nia"), category: "bridal-dresses", price: 93_476, offeredFor: ["purchase"] };
/** These make enough dresses for ranges of prices. */
const others = [22_000, 33_000, 44_000, 55_000].map((price) => ({ ...dress(`${price}`), price }));
const dresses = [lia, mia, nia, ...others];

const { ask, visit, publish } = shopWith([...dresses, inFrancs]);

const everywhere = `/ /collection/tulle-dresses /collection/tulle-dresses.data
/collection/tulle-dresses?sort=price-ascending&price=on-request /product/lia /product/lia.data /product/mia
/search?q=dress /search.json?q=dress /dresses.json?dress=lia&dress=mia
/neighbours.json?list=/collection/tulle-dresses?sort=price-ascending&dress=lia /fitting?dress=lia&dress=mia
/fitting.data?dress=lia&dress=mia /enquiry?dress=lia /enquiry.json /sitemap.xml /llms.txt /product/lia.md
/collection/tulle-dresses.md /catalogue.xml /dresses.atom`.split(/\s/);

const digits =
  /87[.,’'\s\u00a0\u202f]?431|9[.,’'\s\u00a0\u202f]?437|8[.,’'\s\u00a0\u202f]?643|64[.,’'\s\u00a0\u202f]?319/;

const priceBox = /<input[^>]* type="checkbox"[^>]* name="price"/;

/** The offers of the dress and of renting it. */
function offersIn({ html }: Page): unknown[] {
  const [, json = "null"] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(json)["@graph"].flatMap(({ offers = [] }) => offers);
}

describe("a shop in Swiss francs", () => {
  test("writes each price so, and tells search engines the currency and a plain number", async () => {
    const page = await visit("/product/mia");
    expect(page.text).toContain("CHF 64,319.50");
    expect(page.text).toContain("Prices include VAT");
    expect(page.html).not.toMatch(/\d\u00a0\$/);
    expect(offersIn(page)).toMatchObject([{ price: 64_319.5, priceCurrency: "CHF" }]);
    expect(offersIn(await visit("/product/lia"))).toMatchObject([
      { price: 87_431, priceCurrency: "CHF" },
      { priceSpecification: { price: 9_437, priceCurrency: "CHF" } },
    ]);
    expect(await (await ask("/catalogue.xml")).text()).toContain("<g:price>64319.50 CHF</g:price>");
  });

  test.each([
    ["/collection/tulle-dresses", "CHF 87,431"],
    ["/search?q=lia", "CHF 87,431"],
    // The list has the dress's sizes before its prices, and the printed sheet has its name there.
    ["/fitting?dress=lia", "Sizes 36, 38 Price CHF 87,431 Rental CHF 9,437 for 4 days"],
    ["/fitting?dress=lia", "Dress lia Price CHF 87,431 Rental CHF 9,437 for 4 days"],
    ["/product/lia", "CHF 87,431 or CHF 9,437 to rent"],
    ["/product/lia", "CHF 8,643, refunded on return"],
  ])("has on %s: %s", async (path, said) => {
    expect((await visit(path)).text.replaceAll("\u00a0", " ")).toContain(said);
  });

  test.each(
    everywhere.filter((path) => !/nowhere|sitemap|enquiry|neighbours|on-request|llms|atom/.test(path)),
  )("has a price on %s", async (path) => expect(await (await ask(path)).text()).toMatch(digits));

  test("filters by ranges of francs, and sorts by price", async () => {
    const { html, text } = await visit("/collection/tulle-dresses");
    expect(text.replaceAll("\u00a0", " ")).toMatch(/CHF \d+,000 – CHF \d+,000/);
    expect(html).toContain("sort=price-ascending");
    expect(html).toMatch(priceBox);
  });

  test("has its words about taxes once on a dress's page, and once on the sheet", async () => {
    expect((await visit("/product/lia")).text.match(/Prices include VAT/g)).toHaveLength(2);
    expect((await visit("/collection/tulle-dresses")).text).not.toContain("Prices include VAT");
  });
});

const tulle = {
  _id: "collection-tulle-dresses",
  _type: "collection",
  name: "Tulle dresses",
  hidesPrices: true,
};

describe.each([
  ["all of its prices", [{ ...inFrancs, hidesPrices: true }]],
  ["the prices of a collection", [inFrancs, tulle]],
])("a label that hides %s", (_which, texts) => {
  beforeAll(async () => {
    await publish([...dresses, ...texts], "/product/lia", ({ text }) => expect(text).toContain("on request"));
  });

  test.each(everywhere)("sends no digit of a price on %s", async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(200);
    expect(await response.text()).not.toMatch(digits);
  });

  test("says that the price is on request, and nothing of taxes or a deposit", async () => {
    const page = await visit("/product/lia");
    expect(page.text).toContain("Price on request");
    expect(page.text).not.toMatch(/Deposit|VAT/);
    expect(offersIn(page)).toEqual([]);
  });

  test("neither sorts nor filters by what nobody sees", async () => {
    const { html } = await visit("/collection/tulle-dresses");
    expect(html).toContain("sort=name-ascending");
    expect(html).not.toContain("sort=price-");
    expect(html).not.toMatch(priceBox);
    const { text } = await visit("/collection/tulle-dresses?sort=price-descending&price=0-100000");
    expect(text).not.toMatch(/high to low|Clear all/);
    expect(text).toMatch(/Dress lia.*Dress mia/);
  });
});

test("where one collection hides its prices, another shows them", async () => {
  expect((await visit("/product/nia")).text.replaceAll("\u00a0", " ")).toContain("CHF 93,476");
});

describe("what is not shown of a dress is not sent:", () => {
  const hidden = { price: 87_431, salePrice: 9_437, lowestPrice: 8_643, makingDays: 643 };
  const rented = { ...dress("lia"), ...hidden, rentalPrice: 300, offeredFor: ["rent"] };
  const sold = { ...dress("oda"), ...lia, ...hidden, ...nameOf("oda"), availability: "sold" };
  const secret = { ...dress("pia"), category: "tulle-dresses", ...nameOf("pia"), slug: undefined };
  const bought = {
    ...mia,
    price: 1_000,
    offeredFor: ["purchase"],
    rentalPrice: 64_319,
    rentalDeposit: 8_643,
    rentalIncludes: "A hidden petticoat",
    completesLook: [{ _ref: "product-lia" }, { _ref: secret._id }],
  };
  const digitsAndWords = new RegExp(`${digits.source}|hidden petticoat|product-pia|:643`);
  const ofSold =
    "/product/oda /product/oda.data /product/oda.md /fitting?dress=oda /fitting.data?dress=oda /search.json?q=oda".split(
      " ",
    );

  beforeAll(async () => {
    await publish([rented, sold, bought, secret, inFrancs], "/product/lia", ({ text }) =>
      expect(text).toContain("not for sale"),
    );
  });

  test("a list of what is sold alone says so, and leads to the collections", async () => {
    const [alone, beside] = [await visit("/fitting?dress=oda"), await visit("/fitting?dress=oda&dress=lia")];
    const ways = ({ links }: Page) => links.filter(({ href }) => href === "/collection/tulle-dresses").length;
    expect(alone.text).toContain("Everything on this list is sold.");
    expect(beside.text).not.toContain("Everything on this list");
    expect(ways(alone)).toBe(ways(beside) + 1);
  });

  test.each([...everywhere, ...ofSold])("%s", async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(200);
    // Meta asks for the price of an item that is out of stock.
    const text = (await response.text()).replace(/<item><g:id>oda.*?<\/item>/, "");
    expect(text).not.toMatch(digitsAndWords);
  });
});

function nameOf(slug: string) {
  const { _id, name, slug: address } = dress(slug);
  return { _id, name, slug: address };
}
