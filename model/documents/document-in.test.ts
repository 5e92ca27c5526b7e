import { expect, test } from "vitest";
import { documentIn } from "./document-in.ts";

const dress = {
  _id: "aurelie",
  _type: "product",
  name: "Aurélie",
  slug: { current: "aurelie" },
  description: "Ivory tulle.",
  price: 3200,
  gallery: [
    { _key: "a", alt: "From behind" },
    { _key: "b", alt: "The hem" },
  ],
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
  const label = { _id: "house", _type: "house", customerCare: ["Steam it.", "Hang it."] };
  const careIn = (customerCare: unknown) =>
    documentIn({ ...label, translations: { fr: { customerCare } } }, "fr");
  expect(careIn(["À la vapeur.", 4, "Sur cintre."])).toMatchObject({
    customerCare: ["À la vapeur.", "Sur cintre."],
  });
  expect(careIn([])).toMatchObject(label);
});

test("only texts for visitors are translated", () => {
  const label = { _id: "house", _type: "house", currency: "CHF", phone: "+41 44 555 01 23" };
  const fr = { currency: "EUR", phone: "+33 1 55 55 01 23", email: "fr@example.com", languages: ["fr"] };
  expect(documentIn({ ...label, translations: { fr } }, "fr")).toEqual(label);
  expect(
    documentIn({ ...dress, translations: { fr: { category: "robes", availability: "out" } } }, "fr"),
  ).toEqual(dress);
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
