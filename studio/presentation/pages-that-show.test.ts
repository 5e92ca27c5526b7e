import { expect, test } from "vitest";
import type { Stored } from "#studio/desk/sample-label.ts";
import { createAll, editorOf, openLake } from "#tests/support/lake.ts";
import { type FoundUse, pagesThatShow, USE_QUERY } from "./pages-that-show.ts";

const file: Stored = { _id: `image-${"b".repeat(40)}-960x1200-jpg`, _type: "sanity.imageAsset" };
const house = { _id: "house", _type: "house", name: "Maison Une" };
const capes = { _id: "c", _type: "collection", name: "Capes", slug: { _type: "slug", current: "capes" } };
const home = { title: "Home page", href: "/" };

function dress(slug: string, category = "veils", more: object = {}) {
  const mainImage = { _type: "image", asset: { _type: "reference", _ref: file._id } };
  const current = { _type: "slug", current: slug };
  return {
    ...{ _id: slug, _type: "product", name: slug.toUpperCase(), slug: current, category, mainImage },
    ...more,
  };
}

function page(...sections: object[]) {
  return { _id: "home", _type: "home", sections };
}

async function openShop(...documents: Stored[]) {
  const client = editorOf(await openLake());
  await createAll(client, [file, house, capes, ...documents]);
  return async (type: string, id: string) =>
    pagesThatShow({ type, id }, await client.fetch<FoundUse>(USE_QUERY, { id }));
}

const veils = Array.from({ length: 5 }, (_, place) => dress(`v${place}`, "veils", { order: place }));

test("a dress is on its own page, its collection's, those that it completes, and on home where that draws it", async () => {
  const completed = { completesLook: [{ _key: "k", _type: "reference", _weak: true, _ref: "lia" }] };
  const showing = await openShop(
    ...veils,
    dress("lia", "capes", { order: 9 }),
    dress("mia", "capes", { order: 9, ...completed }),
    page({ _key: "a", _type: "firstDressesSection" }),
  );
  expect(await showing("product", "v0")).toEqual([
    { title: "V0", href: "/product/v0" },
    { title: "Veils", href: "/collection/veils" },
    home,
  ]);
  expect(await showing("product", "v4")).not.toContainEqual(home);
  expect(await showing("product", "lia")).toEqual([
    { title: "LIA", href: "/product/lia" },
    { title: "Capes", href: "/collection/capes" },
    { title: "MIA", href: "/product/mia" },
  ]);
});

test("a dress over the fold is on home by the address that it had before, too", async () => {
  const renamed = dress("lia", "capes", { order: 9, previousSlugs: ["mia"] });
  const showing = await openShop(...veils, renamed, page({ _key: "a", _type: "heroSection", dress: "mia" }));
  expect(await showing("product", "lia")).toContainEqual(home);
  expect(await showing("product", "v4")).not.toContainEqual(home);
});

test("a collection is on home where a slider of it is drawn, hidden ones are not", async () => {
  const slider = { _key: "a", _type: "sliderSection", shows: "collection", collection: "capes" };
  const itself = { title: "Capes", href: "/collection/capes" };
  const pagesOf = await openShop(...veils, dress("lia", "capes"), page(slider));
  expect(await pagesOf("collection", "c")).toEqual([itself, home]);
  expect(await pagesOf("product", "lia")).toContainEqual(home);
  const hidden = await openShop(...veils, dress("lia", "capes"), page({ ...slider, isHidden: true }));
  expect(await hidden("collection", "c")).toEqual([itself]);
  expect(await hidden("product", "lia")).not.toContainEqual(home);
});

test("a collection may be known by its id alone, and a dress that completes itself has one page", async () => {
  const named = { _id: "collection-veils", _type: "collection", name: "All veils" };
  const itself = { completesLook: [{ _key: "k", _type: "reference", _weak: true, _ref: "lia" }] };
  const showing = await openShop(...veils, named, dress("lia", "capes", { order: 9, ...itself }), page());
  const veilsPage = { title: "All veils", href: "/collection/veils" };
  expect(await showing("collection", "collection-veils")).toContainEqual(veilsPage);
  const pages = await showing("product", "lia");
  expect(pages.filter(({ href }) => href === "/product/lia")).toHaveLength(1);
});

test("a dress is on each page of the label's own that shows it, in a lookbook or in somebody's words", async () => {
  const worn = { dress: { _type: "reference", _weak: true, _ref: "lia" } };
  const words = { _key: "w", quote: "Light.", name: "Ines" };
  const image = { _type: "image", _key: "p", asset: { _type: "reference", _ref: file._id } };
  const own = (slug: string, section: object) => ({
    ...{ _id: slug, _type: "carePage", title: slug, slug: { _type: "slug", current: slug } },
    sections: [{ _key: "a", ...section }],
  });
  const showing = await openShop(
    ...veils,
    dress("lia", "capes", { order: 9 }),
    page({ _key: "a", _type: "textSection", text: "Made to measure." }),
    own("lookbook", { _type: "lookbookSection", plates: [{ ...image, ...worn }] }),
    own("brides", { _type: "bridesSection", words: [{ ...words, ...worn }] }),
    own("hidden", { _type: "lookbookSection", isHidden: true, plates: [{ ...image, ...worn }] }),
    own("other", { _type: "lookbookSection", plates: [image] }),
    own("beside", { _type: "lookbookSection", plates: [{ ...image, former: worn.dress }] }),
    own("junk", { _type: "bridesSection", words: [{ ...words, dress: "lia" }] }),
  );
  const addresses = (await showing("product", "lia")).map(({ href }) => href);
  expect(addresses.toSorted()).toEqual([
    "/care/brides",
    "/care/lookbook",
    "/collection/capes",
    "/product/lia",
  ]);
});

test("what the shop does not show is on no page", async () => {
  const showing = await openShop(...veils, dress("bare", "veils", { mainImage: null }));
  expect(await showing("product", "bare")).toEqual([]);
  expect(await showing("collection", "c")).toEqual([]);
});

test("questions are on home where their section is drawn", async () => {
  const answered = [{ _key: "a", q: "When?", a: "Now." }];
  const questions = { _id: "questions", _type: "questions", questions: answered };
  const faq = { title: "Questions", href: "/faq" };
  const without = await openShop(...veils, questions);
  expect(await without("questions", "questions")).toEqual([faq]);
  const drawn = await openShop(...veils, questions, page({ _key: "a", _type: "questionsSection" }));
  expect(await drawn("questions", "questions")).toEqual([faq, home]);
});

test("the address of a page is one segment, whatever its slug is made of", async () => {
  const fees = { _id: "fees", _type: "carePage", title: "Fees", slug: { current: "10% off?" } };
  const showing = await openShop(fees);
  expect(await showing("carePage", "fees")).toEqual([{ title: "Fees", href: "/care/10%25%20off%3F" }]);
});
