import { expect, test } from "vitest";
import { texts as shipped } from "#app/content/default-texts.server.ts";
import { createLabelMedia } from "./label-media.server.ts";
import { createTextReader } from "./read-texts.server.ts";

const place = { projectId: "label", dataset: "production", apiVersion: "2021-10-21" };
const read = createTextReader(createLabelMedia({ ...place, assetOrigin: "" }));
const picture = { alt: "Seen", asset: { _ref: `image-${"b".repeat(40)}-960x1200-jpg` } };

test("a dataset that holds only products says what the files say", () => {
  expect(read([{ _id: "product-a", _type: "product", name: "A" }])).toEqual({
    texts: shipped,
    defaulted: [],
  });
});

test("each field of a document stands for itself", () => {
  const { texts, defaulted } = read([
    { _id: "house", _type: "house", name: "Maison Une", showroom: { address: ["1 rue Une"] } },
    { _id: "designer", _type: "designer", shortBiography: "Born in [city]" },
    { _id: "collection-tulle-dresses", _type: "collection", intro: "Clouds." },
  ]);
  expect(texts.labelSettings).toEqual({
    ...shipped.labelSettings,
    name: "Maison Une",
    showroom: { ...shipped.labelSettings.showroom, address: ["1 rue Une"] },
  });
  expect(texts.designer).toEqual(shipped.designer);
  expect(texts.collections["tulle-dresses"]?.intro).toBe("Clouds.");
  expect(texts.collections["satin-dresses"]).toEqual(shipped.collections["satin-dresses"]);
  expect(defaulted).toEqual([{ id: "designer", parts: ["shortBiography holds a placeholder"] }]);
});

test("a document of another kind under the same id is nobody's", () => {
  expect(read([{ _id: "home", _type: "page", hero: { title: "Other" } }]).texts.home).toEqual(shipped.home);
});

test("five slides make a carousel, four do not", () => {
  const slides = Array.from({ length: 5 }, () => ({ img: picture, detail: picture }));
  const home = (given: unknown[]) => read([{ _id: "home", _type: "home", bridal: { slides: given } }]);
  expect(home(slides).texts.home.bridal.slides.map(({ id, link }) => [id, link])).toEqual(
    [1, 2, 3, 4, 5].map((id) => [id, ""]),
  );
  const four = home(slides.slice(1));
  expect(four.texts.home.bridal.slides).toEqual(shipped.home.bridal.slides);
  expect(four.defaulted).toEqual([{ id: "home", parts: ["bridal.slides needs 5 slides"] }]);
});

test("questions keep the key they have in Studio", () => {
  const { texts } = read([
    { _id: "questions", _type: "questions", questions: [{ _key: "k1", q: "Why?", a: "Because.\n\nSo." }] },
  ]);
  expect(texts.questions).toEqual([{ id: "k1", q: "Why?", a: "Because.\n\nSo." }]);
});

test("a link cannot lead where a page of the shop would not", () => {
  const lead = (href: string) => read([{ _id: "home", _type: "home", hero: { href } }]).texts.home.hero.href;
  expect(lead("/collection/bridal-dresses")).toBe("/collection/bridal-dresses");
  for (const href of ["javascript:alert(1)", "//elsewhere.example", "http://plain.example", "/a b"]) {
    expect(lead(href)).toBe(shipped.home.hero.href);
  }
});
