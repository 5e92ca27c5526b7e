import { expect, test } from "vitest";
import { categories } from "#app/catalogue/category.ts";
import { createPictureReader } from "#app/content/pictures.server.ts";
import { createLabelMedia } from "#app/content/texts/label-media.server.ts";
import { createTextReader } from "#app/content/texts/read-texts.server.ts";
import { checkContent } from "./check-content.server.ts";

const content = { projectId: "label", dataset: "production", assetOrigin: "" };
const readers = {
  readPicture: createPictureReader(content),
  readTexts: createTextReader(createLabelMedia(content)),
};

function picture(pixels = "960x1200", more: object = {}) {
  return { alt: "A dress", asset: { _ref: `image-${"a".repeat(40)}-${pixels}-jpg` }, ...more };
}

function dress(slug: string, more: object = {}) {
  return {
    _createdAt: "2026-01-01T00:00:00Z",
    _id: slug,
    _type: "product",
    name: slug,
    slug: { current: slug },
    category: "tulle-dresses",
    price: 100,
    description: "Tulle, in layers.",
    mainImage: picture(),
    ...more,
  };
}

/** One whole dress in each collection, so that only what a test adds is found. */
const whole = categories.map(({ slug }) => dress(`one-of-${slug}`, { category: slug }));

function check(documents: object[], formerSlugs = new Map<string, string>()) {
  const findings = checkContent({ documents: [...whole, ...documents], formerSlugs }, readers);
  return findings.map(({ name, weight, says }) => `${weight} ${name}: ${says}`);
}

test("a whole catalogue has nothing that hurts", () => {
  expect(check([])).toEqual([]);
});

test.each([
  ["warning", { price: undefined }, /no price/],
  ["error", { price: "12,50" }, /price "12,50" cannot be read/],
  ["warning", { description: " " }, /no description/],
  ["error", { mainImage: picture("960x1200", { alt: "" }) }, /the main picture does not say what is seen/],
  ["error", { gallery: [picture(), picture("960x1200", { alt: null })] }, /picture 3 does not say/],
  ["warning", { mainImage: picture("1440x900") }, /no hotspot/],
  ["warning", { mainImage: picture("600x750") }, /600 × 750 pixels/],
  ["error", { making: "Washed in [number] days" }, /“making” holds a placeholder/],
  ["error", { category: "" }, /in no collection/],
  ["warning", { category: "lace-gowns" }, /“lace-gowns” is not in the navigation/],
  ["error", { mainImage: undefined }, /left out of the shop: it has no main picture/],
  [
    "error",
    { slug: { current: "one-of-tulle-dresses" }, _createdAt: "2030-01-01T00:00:00Z" },
    /left out .* belongs to one-of-tulle-dresses/,
  ],
])("%s of %j", (weight, fault, says) => {
  const found = check([dress("faulty", fault)]);
  expect(found).toContainEqual(expect.stringMatching(new RegExp(`^${weight} faulty: .*${says.source}`)));
});

test("a hotspot, or the upright shape, is enough", () => {
  const aimed = picture("1440x1800", { hotspot: { x: 0.5, y: 0.5, width: 0.2, height: 0.2 } });
  expect(check([dress("aimed", { mainImage: { ...aimed, asset: picture("1800x1440").asset } })])).toEqual([]);
});

test("an address that changed, or is about to, is pointed out", () => {
  const before = new Map([["one-of-tulle-dresses", "cloud"]]);
  expect(check([], before)).toEqual([expect.stringContaining("its address was /product/cloud before")]);
  const draft = { ...dress("renamed"), _id: "drafts.one-of-tulle-dresses" };
  expect(check([draft])).toEqual([expect.stringContaining("its draft changes the address")]);
});

test("a collection of the navigation must hold a dress", () => {
  const findings = checkContent({ documents: whole.slice(1), formerSlugs: new Map() }, readers);
  expect(findings).toEqual([
    {
      id: "",
      type: "",
      name: "Tulle dresses",
      weight: "error",
      says: expect.stringContaining("without a dress"),
    },
  ]);
});

test("texts are held to the same rules, and errors come first", () => {
  const found = check([
    { _id: "house", _type: "house", email: "no address", delivery: "In {days} days" },
    dress("poor", { description: "" }),
  ]);
  expect(found).toEqual([
    expect.stringMatching(/^error house: “delivery” holds a placeholder/),
    expect.stringMatching(/^warning poor/),
    expect.stringMatching(/^warning house: email is not an email address/),
  ]);
});

test("what the host cannot read is an error by its id", () => {
  const unreadable = [{ id: "tulle", reason: "Unexpected end of JSON input" }];
  const findings = checkContent({ documents: whole, formerSlugs: new Map(), unreadable }, readers);
  expect(findings).toEqual([
    { id: "tulle", type: "", name: "tulle", weight: "error", says: expect.stringContaining("end of JSON") },
  ]);
});

test("a catalogue that the shop does not believe is the first thing said", () => {
  const refusal = { answered: 0, shown: 28 };
  const findings = checkContent({ documents: whole, formerSlugs: new Map(), refusal }, readers);
  expect(findings).toEqual([
    {
      id: "",
      type: "",
      name: "The catalogue",
      weight: "error",
      says: expect.stringMatching(/showing 28 dresses.* has 0 .*CATALOGUE_MAY_SHRINK/),
    },
  ]);
});
