import { expect, test } from "vitest";
import type { KnownCollections } from "#model/dresses/category.ts";
import type { Product } from "#model/dresses/product.ts";
import { sampleProduct } from "#tests/support/sample-product.ts";
import { sampleTexts } from "#tests/support/sample-texts.ts";
import { runSearch } from "./run-search.server.ts";

test("a collection that has another name is found by that, although its dresses are the same", async () => {
  const products = [sampleProduct("capucine", { category: "capes" })];
  const totalOf = async (label: string, text: string) => {
    const collections = { capes: { name: label, shortName: label } };
    return (await runSearch(shopOf(products, collections), text, 24)).total;
  };
  expect(await totalOf("Mantillas", "mantillas")).toBe(1);
  expect(await totalOf("Boleros", "boleros")).toBe(1);
  expect(await totalOf("Boleros", "mantillas")).toBe(0);
});

test("a collection is found by what visitors call it, as a whole", async () => {
  const products = ["ada", "bea", "cleo"].map((slug) => sampleProduct(slug, { category: "bridal" }));
  const alsoCalled = ["wedding dress"];
  const collections = { bridal: { name: "Bridal dresses", shortName: "Bridal", alsoCalled } };
  const shop = shopOf([...products, sampleProduct("dora", { category: "tulle" })], collections);
  for (const text of ["wedding dress", "wedding dresses", "dress for a wedding", "wedding"]) {
    const { results } = await runSearch(shop, text, 24);
    expect(results.map(({ slug }) => slug).join(), text).toBe("ada,bea,cleo");
    expect(results[0]?.reasons, text).toEqual(["Bridal dresses"]);
  }
});

test("a catalogue is read once, by the first search in it; another one is read anew", async () => {
  let read = 0;
  const odette = Object.defineProperty(sampleProduct("odette"), "description", {
    get() {
      read += 1;
      return "";
    },
  });
  const shop = shopOf([odette]);
  expect((await runSearch(shop, "odette", 24)).total).toBe(1);
  const readOnce = read;
  expect([(await runSearch(shop, "od", 24)).total, read]).toEqual([1, readOnce]);
  expect((await runSearch(shopOf([sampleProduct("aurelie")]), "odette", 24)).total).toBe(0);
});

test.each([
  ["delivery", ["/faq"]],
  ["Return", ["/faq"]],
  ["return policy", ["/faq"]],
  ["appointment", ["/contact"]],
  ["showroom", ["/contact"]],
  ["contact", ["/contact"]],
  ["FAQ", ["/faq"]],
  ["size chart", ["/size-finder"]],
  ["size guide", ["/size-finder"]],
  ["wishlist", ["/fitting"]],
  ["plus size", ["/size-finder"]],
  ["about", ["/about"]],
  ["newsletter", ["/#newsletter"]],
  ["deposit", ["/faq"]],
  ["price", ["/faq"]],
  ["sold", ["/contact"]],
  ["maternity", ["/size-finder"]],
  ["red", []],
  ["size 38", []],
  ["UK 14", ["/size-finder"]],
  ["size 54", ["/size-finder"]],
  ["shipping to Dubai", ["/faq"]],
  ["asdf", []],
  ["a", []],
  ["", []],
  ["the", []],
])("%j leads to %j", async (text, found) => expect(await pagesFor(text)).toEqual(found));

test("a page that the shop does not have is not found, and what it is called is no misspelt word of a dress", async () => {
  const sizeChart = { ...sampleTexts.sizeChart, rows: [] };
  const labelSettings = { ...sampleTexts.labelSettings, phone: "" };
  const shop = shopOf([sampleProduct("priya", { fabric: "Princ", description: "A prince of a dress." })]);
  const bare = { ...shop, texts: { ...shop.texts, questions: [], sizeChart, labelSettings } };
  for (const text of ["price", "size chart", "newsletter"])
    expect(await runSearch(bare, text, 24), text).toMatchObject({ pages: [], total: 0, nearest: [] });
});

test("a page that the label has written is found by its title, in any script", async () => {
  const [page] = sampleTexts.carePages;
  if (!page) throw new Error("The sample has no page of its own.");
  const carePages = [{ ...page, slug: "shipping", title: "配送について" }];
  expect(await pagesFor("配送", { carePages })).toEqual(["/care/shipping"]);
});

test("a page about shipping or returns is found by all words for it, in any language", async () => {
  const [page] = sampleTexts.carePages;
  if (!page) throw new Error("The sample has no page of its own.");
  const carePages = [
    { ...page, slug: "shipping", title: "Shipping" },
    { ...page, slug: "returns", title: "Exchanges and Returns" },
  ];
  const found = (text: string) => pagesFor(text, { carePages, questions: [] });
  expect(await found("how long does delivery take")).toEqual(["/care/shipping"]);
  expect(await found("Versandkosten")).toEqual(["/care/shipping"]);
  expect(await found("refund")).toEqual(["/care/returns"]);
});

test("the label's questions are found by their own words, where no dress has them", async () => {
  const questions = [{ id: "pets", q: "May I bring my dog?", a: "Dogs of every size, and cats on a lead." }];
  expect(await pagesFor("dog", { questions }), "one of three letters").toEqual([]);
  expect(await pagesFor("bring dogs", { questions })).toEqual(["/faq"]);
  expect(await pagesFor("bring horses", { questions })).toEqual([]);
  const shop = shopOf([sampleProduct("lia", { description: "It has dogs on it." })]);
  const withDogs = { ...shop, texts: { ...shop.texts, questions } };
  expect(await runSearch(withDogs, "dogs", 24)).toMatchObject({ total: 1, pages: [] });
});

test("pages come last where dresses are meant, and dresses are none where a page is", async () => {
  const black = [{ slug: "black", name: "Black", value: "#000000", isAvailable: true }];
  const sizes = [{ label: "38", isAvailable: true }];
  const shop = shopOf([
    sampleProduct("lia", { colours: black, sizes, description: "Ships from a shop in Dubois." }),
    sampleProduct("mara", { availability: { state: "sold" } }),
    sampleProduct("nora", { description: "It returns the light." }),
  ]);
  const answer = async (text: string) => {
    const { pages, results, arePagesLast } = await runSearch(shop, text, 24);
    return [results.map(({ slug }) => slug).join(), pages.map(({ href }) => href).join(), arePagesLast];
  };
  expect(await answer("black dress, shipping")).toEqual(["lia", "/faq", true]);
  expect(await answer("black 54")).toEqual(["lia", "/size-finder", true]);
  expect(await answer("EU 38")).toEqual(["lia", "/size-finder", true]);
  expect(await answer("sold")).toEqual(["mara", "/contact", true]);
  expect(await answer("returns")).toEqual(["nora", "/faq", false]);
  expect(await answer("shipping to Dubai")).toEqual(["", "/faq", true]);
  expect(await answer("delivery in 14 days")).toEqual(["", "/faq", true]);
});

test.each([
  ["FR", "FR 38", []],
  ["FR", "size 38 FR", []],
  ["FR", "IT 38", ["/size-finder"]],
  ["IT", "IT 38", []],
])("a size of the label's own country is its own: in %s, %s", async (addressCountry, text, pages) => {
  const addressParts = { streetAddress: "", postalCode: "", addressLocality: "", addressCountry };
  const { labelSettings } = sampleTexts;
  const showroom = { ...labelSettings.showroom, addressParts };
  expect(await pagesFor(text, { labelSettings: { ...labelSettings, showroom } })).toEqual(pages);
});

test("a sale is no misspelt Sage", async () => {
  const sage = [{ slug: "sage", name: "Sage", value: "#b2b79a", isAvailable: true }];
  const shop = shopOf([sampleProduct("lia", { colours: sage })]);
  const silent = { ...shop, texts: { ...shop.texts, questions: [] } };
  expect(await runSearch(silent, "sale", 24)).toMatchObject({ total: 0, pages: [], nearest: [] });
});

test("a dress that is sold is found by that, and a golden one is not", async () => {
  const gold = [{ slug: "gold", name: "Gold", value: "#c9a227", isAvailable: true }];
  const sold = { state: "sold" } as const;
  const shop = shopOf([
    sampleProduct("thea", { colours: gold }),
    sampleProduct("agathe", { availability: sold }),
  ]);
  const { results } = await runSearch(shop, "sold", 24);
  expect(results.map(({ slug, state }) => [slug, state])).toEqual([["agathe", "Sold"]]);
});

async function pagesFor(text: string, texts: Partial<typeof sampleTexts> = {}) {
  const sizes = [{ label: "38", isAvailable: true }];
  const shop = shopOf([sampleProduct("lia", { sizes })]);
  const { pages } = await runSearch({ ...shop, texts: { ...shop.texts, ...texts } }, text, 24);
  return pages.map(({ href }) => href);
}

function shopOf(products: readonly Product[], collections: KnownCollections = {}) {
  const newsletter = { canConfirm: false };
  return { catalogue: { revision: "", products }, texts: { ...sampleTexts, collections }, newsletter };
}
