import { describe, expect, test } from "vitest";
import { facetsOf, filtered } from "#model/dresses/facets.server.ts";
import { doc, readTexts } from "#tests/support/label-readers.ts";
import { createContentReader } from "./content-store.server.ts";

const picture = { src: "/a.jpg", width: 4, height: 5, alt: "" };

const lia = {
  _id: "lia",
  _type: "product",
  name: "Lia",
  slug: { current: "lia" },
  mainImage: {},
  silhouette: "Ball gown",
  fabric: "Tulle",
  colors: [
    { name: "Old ivory", value: "#f6f1e4" },
    { name: "Sage", value: "#a7b396" },
  ],
  sizes: ["38", "Made to measure"],
  unavailableSizes: ["Made to measure"],
  rentalIncludes: "Veil and steaming",
  description: "Ivory tulle.",
  cut: "A full skirt.",
  translations: { fr: { description: "Tulle ivoire." } },
};

const mia = {
  ...lia,
  _id: "mia",
  name: "Mia",
  slug: { current: "mia" },
  silhouette: "Mermaid",
  translations: {},
};

const glossary = doc("glossary", {
  words: [
    { _key: "a", original: "Ball gown", fr: "Princesse", it: "Principessa" },
    { _key: "b", original: "old ivory", fr: "Ivoire ancien" },
    { _key: "c", original: "Made to measure", fr: "Sur mesure" },
    { _key: "d", original: "Veil and steaming", fr: "Voile et repassage" },
  ],
});

const original = { lang: "en", dir: "ltr" } as const;

function readIn(language?: string) {
  const read = createContentReader(
    () => picture,
    readTexts,
    () => undefined,
    language === undefined ? {} : { language, original },
  );
  return read([lia, mia, glossary]).catalogue.products;
}

function readDress(language?: string) {
  const [dress] = readIn(language);
  if (!dress) throw new Error("No dress is shown.");
  return dress;
}

describe("the words that dresses repeat", () => {
  test("are the glossary’s in a further language, and the original’s where it has none", () => {
    expect(readDress("fr")).toMatchObject({
      silhouette: "Princesse",
      fabric: "Tulle",
      rental: { includes: "Voile et repassage" },
    });
    expect(readDress("it")).toMatchObject({
      silhouette: "Principessa",
      rental: { includes: "Veil and steaming" },
    });
    expect(readDress()).toMatchObject({ silhouette: "Ball gown" });
    expect(readDress()).not.toHaveProperty("originals");
  });

  test("name colours and sizes, which addresses and the calendar know as before", () => {
    const { colours, sizes } = readDress("fr");
    expect(colours.map(({ slug, name }) => [slug, name])).toEqual([
      ["old-ivory", "Ivoire ancien"],
      ["sage", "Sage"],
    ]);
    expect(sizes).toEqual([
      { label: "38", isAvailable: true },
      { label: "Made to measure", isAvailable: false, word: "Sur mesure" },
    ]);
  });

  test("name the values of a filter, which an address names alike in each language", () => {
    const values = (language?: string) => {
      const facets = facetsOf(readIn(language), {});
      const silhouettes = facets.find(({ name }) => name === "silhouette")?.options ?? [];
      return silhouettes.map(({ value, label }) => [value, label]);
    };
    expect(values()).toEqual([
      ["ball-gown", "Ball gown"],
      ["mermaid", "Mermaid"],
    ]);
    expect(values("fr")).toEqual([
      ["mermaid", "Mermaid"],
      ["ball-gown", "Princesse"],
    ]);
    const french = filtered(readIn("fr"), { silhouette: ["ball-gown"], colour: ["white"] });
    expect(french.map(({ slug }) => slug)).toEqual(["lia"]);
  });
});

test("texts that nobody has translated say in which language they are, in a further language alone", () => {
  expect(readDress("fr").spokenIn).toEqual({ cut: original });
  expect(readDress("it").spokenIn).toEqual({ description: original, cut: original });
  expect(readDress()).not.toHaveProperty("spokenIn");
});

test("many translations make no dress too long to be shown", () => {
  const long = "Un tulle. ".repeat(2_000);
  const translations = {
    fr: { description: long, cut: long },
    it: { description: long },
    de: { making: long },
  };
  const read = createContentReader(
    () => picture,
    readTexts,
    () => undefined,
  );
  const texts = { fr: translations, it: translations, ar: translations };
  expect(read([{ ...lia, translations: texts }]).catalogue.products).toHaveLength(1);
});

test("a dress that has not changed since the last publish is not translated again", () => {
  let count = 0;
  const translations = {
    get fr() {
      count += 1;
      return lia.translations.fr;
    },
  };
  const read = createContentReader(
    () => picture,
    readTexts,
    () => undefined,
    { language: "fr", original },
  );
  const texts = ["1", "1", "2"].map((_rev) => {
    const [product] = read([{ ...lia, _rev, translations }]).catalogue.products;
    return [product?.description, count];
  });
  expect(texts).toEqual([
    ["Tulle ivoire.", 1],
    ["Tulle ivoire.", 1],
    ["Tulle ivoire.", 2],
  ]);
});
