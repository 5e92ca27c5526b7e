import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { checkContent } from "#model/checks/check-content.server.ts";
import { textsIn } from "#model/checks/content-issue.server.ts";
import { dress as description } from "#model/documents/dress-document.ts";
import { textDocuments } from "#model/documents/text-documents.ts";
import { productTexts } from "#model/dresses/product-fields.ts";
import { termDays, termsIn, withoutTerms } from "#model/texts/terms.ts";
import { categories, readDataset } from "#tests/support/dataset.ts";
import { readPicture, readTexts } from "#tests/support/label-readers.ts";
import { sampleTexts, storeSample } from "#tests/support/sample-texts.ts";
import sampleLines from "./data.ndjson?raw";

const picture = z.looseObject({ _sanityAsset: z.string(), alt: z.string(), color: z.string() });
const dressDocument = z.looseObject({ mainImage: picture, gallery: z.array(picture).default([]) });
const dresses = (await readDataset()).map((dress) => ({ ...dress, ...dressDocument.parse(dress) }));
const document = z.looseObject({ _id: z.string(), _type: z.string() });
const documents = sampleLines
  .split("\n")
  .filter(Boolean)
  .map((line) => document.parse(JSON.parse(line)));
const labelDocuments = documents.filter(({ _type }) => _type !== "product");
/** The sample does without these. */
const unwritten: Record<string, string[]> = {
  appointments: ["showrooms", "picture"],
  oldAddresses: ["addresses"],
  glossary: ["words"],
  house: [
    "currency",
    "dollarsAsLanguage",
    "hidesPrices",
    "namesLowestPrice",
    "taxNote",
    "soldLeaves",
    "refusesAssistants",
  ],
};

/** The shop finds these by itself, or says nothing of them. */
const unsaid = [
  ...["salePrice", "saleUntil", "lowestPrice"],
  ...["availability", "outUntil", "availabilityByChoice"],
  ...["searchTitle", "searchDescription", "sharingPicture"],
];

const assets = [...JSON.stringify(documents).matchAll(/"(image@file:[^"]+)"/g)].map(
  ([, asset = ""]) => asset,
);
const sizes = new Map(await Promise.all(assets.map(async (asset) => [asset, await sizeOf(asset)] as const)));
const stored = storeSample((asset) => {
  const { width, height } = sizes.get(asset) ?? {};
  return `${width}x${height}`;
});

const texts = documents.flatMap(({ _id, ...fields }) =>
  textsIn(fields, _id).map(({ path, text }) => ({ path, text })),
);

test("the check of the content misses nothing in the sample, as it is once its pictures are stored, but somebody in the dresses", () => {
  const checked = { documents: stored, formerSlugs: new Map(), canConfirm: true };
  const issues = checkContent(checked, { readPicture, readTexts });
  expect(issues.filter(({ severity }) => severity !== "hint")).toEqual([]);
  const hints = Map.groupBy(issues, ({ message }) => message);
  expect(Array.from(hints, ([message, { length }]) => [message, length])).toEqual([
    ["no picture shows it worn", 27],
    ["no picture shows it worn, in detail or from behind", 1],
  ]);
});

describe("the sample collection", () => {
  test("the sample collection has an example of every field", () => {
    const used = new Set(dresses.flatMap((dress) => Object.keys(dress)));
    expect(Object.keys(description.fields).filter((field) => !used.has(field))).toEqual(unsaid);
    expect([...used].filter((field) => !Object.hasOwn(description.fields, field))).toEqual(["_id", "_type"]);
  });

  test("is 28 dresses in the label's order, seven in each category, none of which repeats another", () => {
    expect(dresses.map((dress) => Reflect.get(dress, "order"))).toEqual(
      Array.from({ length: 28 }, (_, at) => at + 1),
    );
    const counts = Map.groupBy(dresses, ({ category }) => category);
    expect([...counts].map(([slug, { length }]) => [slug, length])).toEqual(
      expect.arrayContaining(categories.map((slug) => [slug, 7])),
    );
    expectUnique(dresses.map(({ _id }) => _id));
    expectUnique(dresses.map(({ name }) => name));
    expectUnique(dresses.map(({ slug }) => slug.current));
    expectUnique(dresses.flatMap((dress) => productTexts.map((text) => dress[text])));
    expectUnique(dresses.map(({ description }) => description.split(" ").slice(0, 2).join(" ")));
    expectUnique(dresses.flatMap(picturesOf).map(({ alt }) => alt));
  });

  test("has dresses in several colours, with many pictures and with one, and in different sizes", () => {
    const colours = dresses.map((dress) => new Set(picturesOf(dress).map(({ color }) => color)).size);
    expect(colours.filter((count) => count > 1).length).toBeGreaterThan(2);
    const counts = dresses.map((dress) => picturesOf(dress).length);
    expect(Math.max(...counts)).toBeGreaterThanOrEqual(6);
    expect(Math.min(...counts)).toBe(1);
    expect(new Set(dresses.map(({ sizes }) => sizes.join())).size).toBeGreaterThan(5);
  });

  test("is shown as sharp as an enlarged picture needs, in colours that are made, the first of them first", async () => {
    for (const dress of dresses) {
      expect(await sizeOf(dress.mainImage._sanityAsset), dress.name).toEqual({ width: 1440, height: 1800 });
      const shown = picturesOf(dress).map(({ color }) => color);
      const made = dress.colors.map(({ name }) => name);
      expect(shown.slice(0, 2).filter((color) => color !== made[0])).toEqual([]);
      expect(made).toEqual(expect.arrayContaining(shown));
      expectUnique(dress.colors.map(({ value }) => value));
    }
  });

  test("lists each size once, in order, and leaves most available", () => {
    for (const { sizes, ...dress } of dresses) {
      const gone = z.array(z.string()).default([]).parse(Reflect.get(dress, "unavailableSizes"));
      expectUnique(sizes);
      expect(sizes).toEqual(sizes.toSorted());
      expect(sizes).toEqual(expect.arrayContaining(gone));
      expect(gone.length, dress.name).toBeLessThan(sizes.length / 2);
    }
  });

  test("says what is seen in its pictures, and describes each dress in 45 to 75 words", () => {
    for (const dress of dresses) {
      for (const { alt } of picturesOf(dress)) {
        expect(alt.length, alt).toBeGreaterThan(30);
        expect(alt).not.toContain(dress.name);
        expect(alt).not.toMatch(/^(picture|photo|image) of/i);
      }
      const words = dress.description.replaceAll("*", "").split(/\s+/).length;
      expect(words, dress.name).toBeGreaterThanOrEqual(45);
      expect(words, dress.name).toBeLessThanOrEqual(75);
    }
  });
});

describe("the documents of the sample label", () => {
  test("are one of each type that the shop reads, say that they are the sample's, and are read whole", () => {
    const many = ["collection", "carePage"];
    const others = labelDocuments.filter(({ _type }) => !many.includes(_type));
    // The sample label has had no other site, and speaks one language.
    const types = [
      "sampleLabel",
      "home",
      ...Object.keys(textDocuments).filter((type) => type !== "oldAddresses" && type !== "glossary"),
    ];
    expect(others.map(({ _id, _type }) => [_id, _type]).toSorted()).toEqual(
      types.map((type) => [type, type]).toSorted(),
    );
    const { texts, defaulted } = readTexts(stored.filter(({ _type }) => _type !== "product"));
    expect(defaulted).toEqual([]);
    expect(Object.keys(texts.collections)).toEqual(categories);
  });

  test("have an example of every field", () => {
    for (const [type, { fields }] of Object.entries(textDocuments)) {
      const written = documents.find(({ _type }) => _type === type);
      expect(
        Object.keys(fields).filter((name) => !Object.hasOwn(written ?? {}, name)),
        type,
      ).toEqual(unwritten[type] ?? []);
    }
  });

  test("give each entry of a list a key, as Studio needs it", () => {
    expect(labelDocuments.flatMap(({ _id, ...fields }) => keylessIn(fields, _id))).toEqual([]);
  });
});

test("texts are set with typographic quotes and single spaces, hold no placeholder, and one phrase in italics at most", () => {
  const stopgap = /\b(tbd|tba|todo|fixme|lorem|ipsum|xxx+|placeholder|undefined|null|nan)\b|\.\.\.|…/i;
  const isFaulty = (path: string, text: string) =>
    text.trim() !== text ||
    /['"]| {2}|--/.test(text) ||
    stopgap.test(text) ||
    (/[<>[\]{}]/.test(withoutTerms(text)) && !path.startsWith("messages.")) ||
    ![0, 2].includes(text.split("*").length - 1);
  expect(texts.length).toBeGreaterThan(400);
  const faulty = texts.filter(({ path, text }) => !path.includes("_sanityAsset") && isFaulty(path, text));
  expect(faulty).toEqual([]);
});

describe("what the label says in several places is the same", () => {
  const { labelSettings, contact, questions, sizeChart, terms } = sampleTexts;
  const answerTo = (id: string) => questions.find((question) => question.id === id)?.a ?? "";

  test("of how to reach it", () => {
    expect(labelSettings.phone).toMatch(/^[1-9]\d{7,14}$/);
    expect(labelSettings.phoneDisplay.replace(/\D/g, "")).toBe(labelSettings.phone);
    const { showroom, hours } = labelSettings;
    expect(contact.description).toContain([...showroom.address, ...hours].join(", "));
  });

  test.each([
    ["returns", ["returnDays", "refundDays"]],
    ["sizes", ["returnDays"]],
    ["alterations", ["changeDays", "alterationDays", "fittingDays"]],
    ["delivery", ["makingDays", "makingDays/bridal-dresses", "nearShippingDays", "shippingDays"]],
    ["colours", ["swatchDays", "changeDays"]],
  ])("of numbers of days in the answer about %s, which names them and writes none", (id, names) => {
    expect(termsIn(answerTo(id))).toEqual(expect.arrayContaining(names));
    expect(answerTo(id)).not.toMatch(/\d days/);
    for (const name of termDays) expect(terms[name], name).toBeGreaterThan(0);
    expect(termsIn(labelSettings.delivery)).toEqual(expect.arrayContaining(["makingDays", "returnDays"]));
  });

  test("of sizes: the chart has those of the dresses, in order, and the answer asks for what the finder asks for", () => {
    const known = sizeChart.rows.map(({ size }) => size);
    expect(new Set(dresses.flatMap(({ sizes }) => sizes))).toEqual(new Set(known));
    for (const girth of ["bust", "waist", "hips", "hollowToHem"] as const) {
      const numbers = sizeChart.rows.map((row) => row[girth] ?? 0);
      expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
    }
    for (const measured of ["bust", "waist", "hips"]) expect(answerTo("sizes")).toContain(measured);
    for (const text of [answerTo("sizes"), sizeChart.measuring.hollowToHem])
      expect(text).toMatch(/hollow of the throat .*to the floor, barefoot/);
  });
});

/** The size in pixels. */
async function sizeOf(asset: string) {
  const { width, height } = await sharp(
    join(import.meta.dirname, asset.replace("image@file://", "")),
  ).metadata();
  return { width, height };
}

function picturesOf({ mainImage, gallery }: z.infer<typeof dressDocument>) {
  return [mainImage, ...gallery];
}

function expectUnique(values: string[]) {
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
}

function keylessIn(value: unknown, path: string): string[] {
  if (typeof value !== "object" || value === null) return [];
  const isKeyless = (part: unknown) => typeof part === "object" && part !== null && !("_key" in part);
  return Object.entries(value).flatMap(([key, part]) => {
    const place = `${path}.${key}`;
    return [...(Array.isArray(value) && isKeyless(part) ? [place] : []), ...keylessIn(part, place)];
  });
}
