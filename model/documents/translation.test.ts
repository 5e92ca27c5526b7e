import { expect, test } from "vitest";
import { documentIn } from "./translation.ts";

const dress = {
  _id: "aurelie",
  name: "Aurélie",
  slug: { current: "aurelie" },
  description: "Ivory tulle.",
  price: 3200,
  gallery: [
    { _key: "a", alt: "From behind" },
    { _key: "b", alt: "The hem" },
  ],
  lines: ["One", "Two"],
};

function withFrench(fr: unknown) {
  return documentIn({ ...dress, translations: { fr } }, "fr");
}

test("a text that is translated replaces the original, and no other does", () => {
  expect(withFrench({ description: "Tulle ivoire." })).toMatchObject({
    name: "Aurélie",
    description: "Tulle ivoire.",
    price: 3200,
  });
});

test("an entry of a list is translated by its key, in the order of the original", () => {
  const { gallery } = Object(withFrench({ gallery: [{ _key: "b", alt: "L’ourlet" }] }));
  expect(gallery).toEqual([
    { _key: "a", alt: "From behind" },
    { _key: "b", alt: "L’ourlet" },
  ]);
});

test("lines are translated as one text", () => {
  expect(withFrench({ lines: ["Un", "Deux", "Trois"] })).toMatchObject({ lines: ["Un", "Deux", "Trois"] });
  expect(withFrench({ lines: [] })).toMatchObject({ lines: ["One", "Two"] });
});

test.each([
  ["an empty text", { description: "  " }],
  ["a number for a text", { description: 4 }],
  ["a text for a price", { price: "3" }],
  ["an address", { slug: { current: "robe" }, _id: "other", _type: "x" }],
  ["a list for a group", { slug: [], gallery: "x" }],
  ["an entry that is gone", { gallery: [{ _key: "z", alt: "?" }] }],
  ["nothing", null],
])("%s changes nothing", (_what, fr) => {
  expect(withFrench(fr)).toMatchObject(dress);
});

test("a document without translations is itself, and so is one in another language", () => {
  expect(documentIn(dress, "fr")).toBe(dress);
  expect(documentIn({ ...dress, translations: { it: { name: "x" } } }, "fr")).toMatchObject(dress);
  expect(documentIn(undefined, "fr")).toBeUndefined();
});
