import { expect, test } from "vitest";
import { sampleProduct } from "#app/catalogue/sample-product.ts";
import { texts as shipped } from "#app/content/default-texts.server.ts";
import { createLabelMedia } from "./label-media.server.ts";
import { createTextReader } from "./read-texts.server.ts";
import { shownTexts } from "./shown-texts.server.ts";

const read = createTextReader(
  createLabelMedia({ projectId: "label", dataset: "production", assetOrigin: "" }),
);
const four = Object.keys(shipped.collections);

function shown(documents: object[], categories = four) {
  const products = categories.map((category) => sampleProduct(`in-${category}`, { category }));
  return shownTexts(read(documents).texts, products);
}

function pathsIn(links: readonly { href: string }[]) {
  return links.map(({ href }) => href);
}

test("with a dress in each collection all texts are shown as they are written, with their numbers of days", () => {
  const { questions, labelSettings, ...texts } = shown([]);
  expect({ ...texts, questions: shipped.questions, labelSettings: shipped.labelSettings }).toEqual(shipped);
  expect(labelSettings.delivery).toMatch(/an evening dress in 28 days, a bridal dress in 60\. .* 3 days/);
  expect(questions).toHaveLength(shipped.questions.length);
  for (const { a } of questions) expect(a).not.toContain("{");
});

test("the label's own numbers of days stand where they are named; a line with one that is missing is left out", () => {
  const { questions, labelSettings } = shown([
    { _id: "house", _type: "house", name: "Une", delivery: "Made in {makingDays/capes} days." },
    { _id: "terms", _type: "terms", returnDays: 30, makingDays: 40, shippingDays: "seven" },
    { _id: "collection-capes", _type: "collection", name: "Capes", makingDays: 9 },
    {
      _id: "questions",
      _type: "questions",
      questions: [
        { _key: "a", q: "Back?", a: "Within {returnDays} days.\n\nShipped in {shippingDays} days." },
        { _key: "b", q: "Clean?", a: "In {cleaningDays} days." },
        { _key: "c", q: "Made?", a: "In {makingDays} days, {makingDays/satin-dresses} in satin." },
      ],
    },
  ]);
  expect(questions.map(({ a }) => a)).toEqual(["Within 30 days.", "In 40 days, 40 in satin."]);
  expect(labelSettings.delivery).toBe("Made in 9 days.");
});

test.each(["robes-été", "أثواب", "ドレス"])("a number of days of the collection %s is filled in", (slug) => {
  const { labelSettings } = shown([
    { _id: "house", _type: "house", name: "Une", delivery: `Made in {makingDays/${slug}} days.` },
    { _id: `collection-${slug}`, _type: "collection", name: "Summer", makingDays: 9 },
  ]);
  expect(labelSettings.delivery).toBe("Made in 9 days.");
});

test("a collection without a dress is in no list, and no button leads to it", () => {
  const texts = shown([], ["satin-dresses", "embroidered-dresses"]);
  expect(texts.navigation.map(({ label }) => label)).toEqual([
    "Home",
    "Satin dresses",
    "Embroidered dresses",
    "About us",
    "Contact us",
  ]);
  const filled = ["/collection/satin-dresses", "/collection/embroidered-dresses"];
  expect(pathsIn(texts.explore)).toEqual(filled);
  expect(pathsIn(texts.search.waysOn)).toEqual(filled);
  expect(pathsIn(texts.notFound.waysOn)).toEqual(["/"]);
  const { hero, first, bridal, parallax, featured } = texts.home;
  expect([hero.href, first.more.href, bridal.action.href, parallax.action.href]).toEqual(["", "", "", ""]);
  expect(featured.action.href).toBe("/collection/embroidered-dresses");
});

test("a label of its own has buttons that lead to its first collection, until it says where", () => {
  const house = { _id: "house", _type: "house", name: "Maison Une" };
  const { home } = shown([house], ["capes", "satin-dresses"]);
  expect([home.hero.href, home.first.more.href]).toEqual(["/collection/capes", "/collection/capes"]);
  expect(shown([house], []).home.hero.href).toBe("");
});

test("a collection that is renamed has its new name in every list", () => {
  const texts = shown([
    { _id: "collection-tulle-dresses", _type: "collection", title: "Clouds\nof *tulle*" },
    { _id: "collection-satin-dresses", _type: "collection", name: "Silk dresses" },
    { _id: "collection-bridal-dresses", _type: "collection", name: "For the wedding", shortName: "Wedding" },
  ]);
  const names = (links: readonly { label: string }[]) => links.map(({ label }) => label);
  expect(names(texts.navigation).slice(1, 5)).toEqual([
    "Clouds of tulle",
    "Silk dresses",
    "Embroidered dresses",
    "For the wedding",
  ]);
  const short = ["Clouds of tulle", "Silk", "Embroidered", "Wedding"];
  expect(names(texts.explore)).toEqual(short);
  expect(names(texts.search.waysOn)).toEqual(short);
  expect(names(texts.notFound.waysOn)).toEqual(["Home", "Clouds of tulle", "For the wedding"]);
  expect(texts.home.tulle.heading).toBe("*Clouds of tulle*");
  expect(texts.collections["satin-dresses"]?.title).toBe("Silk dresses");
});

test("a fifth collection has its own words, and its place in the lists once it holds a dress", () => {
  const lace = { _id: "collection-lace-gowns", _type: "collection", name: "Lace", intro: "Made to be lent." };
  expect(pathsIn(shown([lace]).explore)).not.toContain("/collection/lace-gowns");
  const texts = shown([lace], [...four, "lace-gowns"]);
  expect(texts.collections["lace-gowns"]).toMatchObject({ title: "Lace", intro: "Made to be lent." });
  expect(texts.navigation.map(({ label }) => label)).toContain("Lace");
  expect(pathsIn(texts.explore)).toEqual([...four, "lace-gowns"].map((slug) => `/collection/${slug}`));
});

test.each([
  "/faq",
  "/?search=lace",
  "/contact#form",
  "/product/in-tulle-dresses",
  "https://elsewhere.example/",
])("a button may lead to %s", (href) => {
  expect(shown([{ _id: "home", _type: "home", hero: { href } }]).home.hero.href).toBe(href);
});

test.each(["/product/gone", "/collection/gone", "/care/shipping", "/house/film.mp4"])(
  "a button to %s, where nothing is, has no address",
  (href) => {
    expect(shown([{ _id: "home", _type: "home", hero: { href } }]).home.hero.href).toBe("");
  },
);
