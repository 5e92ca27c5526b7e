import { expect, test } from "vitest";
import { block, carePage, collection, doc, readTexts as read } from "#tests/support/label-readers.ts";
import { sampleProduct } from "#tests/support/sample-product.ts";
import { sampleTexts as shipped, storedSample } from "#tests/support/sample-texts.ts";
import { sectionOf } from "#tests/support/section-of.ts";
import { shownTexts } from "./shown-texts.server.ts";

const four = Object.keys(shipped.collections);

/** The sample's documents, with others in the place of those that have their ids. */
function sampleWith(documents: { _id: string }[]) {
  return [...storedSample.filter(({ _id }) => !documents.some((other) => other._id === _id)), ...documents];
}

function shown(documents: object[], categories = four) {
  const products = categories.map((category) => sampleProduct(`in-${category}`, { category }));
  return shownTexts(read(documents).texts, products);
}

function pathsIn(links: readonly { href: string }[]) {
  return links.map(({ href }) => href);
}

test("with a dress in each collection all texts are shown as they are written, with their numbers of days", () => {
  const { questions, labelSettings, explore, ...texts } = shown(sampleWith([]));
  const { navigation, search, notFound, home } = texts;
  const written = shipped.home.sections;
  const slider = { collection: "tulle-dresses", heading: "*Tulle*" };
  const sections = written.map((section) => (section._key === "tulle" ? { ...section, ...slider } : section));
  expect(home.sections).toEqual(sections);
  const same = { home: shipped.home, navigation: shipped.navigation, search: { ...search, waysOn: [] } };
  expect({ ...shipped, ...texts, ...same }).toEqual(shipped);
  const slugs = ["tulle-dresses", "satin-dresses", "embroidered-dresses", "bridal-dresses"];
  const paths = slugs.map((slug) => `/collection/${slug}`);
  expect([pathsIn(explore), pathsIn(search.waysOn)]).toEqual([paths, paths]);
  expect(pathsIn(navigation)).toEqual(["/", ...paths, "/about", "/contact"]);
  expect(pathsIn(notFound.waysOn)).toEqual(["/", paths[0], paths[3]]);
  expect(labelSettings.delivery).toMatch(/an evening dress in 28 days, a bridal dress in 60\. .* 3 days/);
  expect(questions).toHaveLength(shipped.questions.length);
  for (const { a } of questions) expect(a).not.toContain("{");
});

test("the label's own numbers of days stand where they are named; a line with one that is missing is left out", () => {
  const { questions, labelSettings } = shown([
    doc("house", { name: "Une", delivery: "Made in {makingDays/capes-été} days." }),
    doc("terms", { returnDays: 30, makingDays: 40, shippingDays: "seven" }),
    collection("capes-été", { name: "Capes", makingDays: 9 }),
    doc("questions", {
      questions: [
        { _key: "a", q: "Back?", a: "Within {returnDays} days.\n\nShipped in {shippingDays} days." },
        { _key: "b", q: "Clean?", a: "In {cleaningDays} days." },
        { _key: "c", q: "Made?", a: "In {makingDays} days, {makingDays/satin-dresses} in satin." },
      ],
    }),
  ]);
  expect(questions.map(({ a }) => a)).toEqual(["Within 30 days.", "In 40 days, 40 in satin."]);
  expect(labelSettings.delivery).toBe("Made in 9 days.");
});

test("a collection without a dress is in no list, and no button leads to it", () => {
  const texts = shown(sampleWith([]), ["satin-dresses", "embroidered-dresses"]);
  const labels = "Home, Satin dresses, Embroidered dresses, About us, Contact us";
  expect(texts.navigation.map(({ label }) => label).join(", ")).toBe(labels);
  const filled = ["/collection/satin-dresses", "/collection/embroidered-dresses"];
  expect(pathsIn(texts.explore)).toEqual(filled);
  expect(pathsIn(texts.search.waysOn)).toEqual(filled);
  expect(pathsIn(texts.notFound.waysOn)).toEqual(["/"]);
  const { home } = texts;
  expect(sectionOf(home, "heroSection").href).toBe("");
  expect(sectionOf(home, "firstDressesSection").more.href).toBe("");
  expect(sectionOf(home, "carouselSection").action.href).toBe("");
  expect(sectionOf(home, "pictureSection").action.href).toBe("");
  expect(sectionOf(home, "featuredSection").action.href).toBe("/collection/embroidered-dresses");
});

test("a label of its own has buttons that lead to its first collection, until it says where", () => {
  const house = doc("house", { name: "Maison Une" });
  const { home } = shown([house], ["capes", "satin-dresses"]);
  expect(sectionOf(home, "heroSection").href).toBe("/collection/capes");
  expect(sectionOf(home, "firstDressesSection").more.href).toBe("/collection/capes");
  expect(sectionOf(shown([house], []).home, "heroSection").href).toBe("");
});

test("a collection that is renamed has its new name in every list", () => {
  const texts = shown(
    sampleWith([
      collection("tulle-dresses", { order: 1, title: "Clouds\nof *tulle*" }),
      collection("satin-dresses", { order: 2, name: "Silk dresses" }),
      collection("bridal-dresses", { order: 4, name: "For the wedding", shortName: "Wedding" }),
    ]),
  );
  const names = (links: readonly { label: string }[]) => links.map(({ label }) => label);
  const long = ["Clouds of tulle", "Silk dresses", "Embroidered dresses", "For the wedding"];
  expect(names(texts.navigation).slice(1, 5)).toEqual(long);
  const short = ["Clouds of tulle", "Silk", "Embroidered", "Wedding"];
  expect(names(texts.explore)).toEqual(short);
  expect(names(texts.search.waysOn)).toEqual(short);
  expect(names(texts.notFound.waysOn)).toEqual(["Home", "Clouds of tulle", "For the wedding"]);
  expect(sectionOf(texts.home, "sliderSection", "tulle").heading).toBe("*Clouds of tulle*");
  expect(texts.collections["satin-dresses"]?.title).toBe("Silk dresses");
});

test("a label of its own has each collection in its navigation that its dresses name, after those it has written about", () => {
  const capes = { slug: { current: "capes" }, name: "Capes for the evening", intro: "Capes alone." };
  const documents = [doc("house", { name: "Une" }), { _id: "a", _type: "collection", ...capes }];
  const { explore, collections } = shown(documents, ["satin-dresses", "capes", "", "constructor"]);
  expect(explore.map(({ label }) => label)).toEqual(["Capes for the evening", "Satin", "Constructor"]);
  expect(collections["satin-dresses"]).toMatchObject({ name: "Satin dresses", intro: "" });
});

test("buttons, and numbers of days, follow a collection to its new address", () => {
  const clouds = { slug: { current: "clouds" }, name: "Clouds", makingDays: 50 };
  const renamed = collection("tulle-dresses", clouds);
  const house = doc("house", { name: "Une", delivery: "In {makingDays/tulle-dresses} days." });
  const { texts } = read([renamed, house]);
  const products = [sampleProduct("lia", { category: "clouds" })];
  const moved = new Map([["/collection/tulle-dresses", "/collection/clouds"]]);
  const { home, notFound, labelSettings } = shownTexts(texts, products, moved);
  expect(sectionOf(home, "firstDressesSection").more.href).toBe("/collection/clouds");
  expect(pathsIn(notFound.waysOn)).toEqual(["/", "/collection/clouds"]);
  expect(labelSettings.delivery).toBe("In 50 days.");
});

const children = [{ _type: "span", text: "our dresses", marks: ["em", "l"] }];
const pageWith = (href: string) =>
  carePage("care", { body: [block("", { children, markDefs: [{ _type: "link", _key: "l", href }] })] });
const shownWith = (href: string) => {
  const clouds = { _id: "clouds", _type: "collection", slug: { current: "clouds" } };
  const put = { _id: "capes", _type: "collection", slug: { current: "capes" }, visibility: "hidden" };
  const { texts } = read([pageWith(href), clouds, put]);
  const moved = new Map([
    ["/collection/tulle", "/collection/clouds"],
    ["/product/old", "/product/lia"],
    ["/care/delivery", "/care/shipping"],
  ]);
  return shownTexts(texts, [sampleProduct("lia", { category: "clouds" })], moved).carePages[0]?.body;
};

test.each([
  ["/collection/tulle?sort=new", "/collection/clouds?sort=new"],
  ["/product/old", "/product/lia"],
  ["/care/delivery#europe", "/care/shipping#europe"],
  ["/care/shipping", "/care/shipping"],
  ["mailto:atelier@label.example", "mailto:atelier@label.example"],
  ["/collection/capes", undefined],
  ["/product/gone", undefined],
  ["/care/nowhere", undefined],
  ["/house/film.mp4", undefined],
])("links in the label's own pages to %s lead to %s", (href, target) => {
  const markDefs = target === undefined ? [] : [{ _key: "l", href: target }];
  const marks = target === undefined ? ["em"] : ["em", "l"];
  expect(shownWith(href)).toMatchObject([{ markDefs, children: [{ text: "our dresses", marks }] }]);
});

test("a button without words leads nowhere by itself", () => {
  const own = doc("house", { name: "Une" });
  const home = doc("home", { sections: [{ _type: "textSection", text: "Ours." }] });
  expect(sectionOf(shown([own, home]).home, "textSection").action.href).toBe("");
});

test("a slider shows its collection by the address that it has now", () => {
  const slug = { current: "clouds" };
  const clouds = { _id: "c", _type: "collection", name: "Clouds", slug, previousSlugs: ["mist"] };
  const slider = { _type: "sliderSection", shows: "collection", collection: "mist" };
  const { home } = shown([clouds, doc("home", { sections: [slider] })], ["clouds"]);
  expect(sectionOf(home, "sliderSection").collection).toBe("clouds");
});

function homeWith(href: string) {
  return doc("home", { sections: [{ _type: "heroSection", href }] });
}

test.each([
  "/faq",
  "/faq/",
  "/?search=lace",
  "/product/in-tulle-dresses",
  "https://elsewhere.example/",
  // A phone begins a sentence so.
  "Https://elsewhere.example/",
])("a button may lead to %s", (href) =>
  expect(sectionOf(shown([homeWith(href)]).home, "heroSection").href).toBe(href),
);

test.each(["/product/gone", "/collection/gone", "/care/shipping", "/house/film.mp4"])(
  "a button to %s, where nothing is, has no address",
  (href) => expect(sectionOf(shown([homeWith(href)]).home, "heroSection").href).toBe(""),
);
