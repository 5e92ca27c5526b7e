import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { textsIn } from "#app/content/check/document-texts.server.ts";
import { sampleDocuments, sampleFolder } from "#app/content/sample-documents.server.ts";
import { readCollections } from "#app/content/texts/all-collections.server.ts";
import { collectionText } from "#app/content/texts/collection-text.server.ts";
import { createDocumentReader } from "#app/content/texts/document-reader.server.ts";
import { neutralDocuments } from "#app/content/texts/neutral-documents.server.ts";
import { isOwnLabel } from "#app/content/texts/own-label-texts.server.ts";
import { sampleMedia } from "#app/content/texts/sample-media.server.ts";
import { sampleTexts } from "#app/content/texts/sample-texts.server.ts";
import {
  readLabelSettings,
  readTextDocuments,
  textDocuments,
} from "#app/content/texts/text-documents.server.ts";
import { termDays, termsIn, withoutTerms } from "#app/label/terms.ts";
import { heroData } from "#app/sections/hero/hero-data.server.ts";
import { categories, readDataset } from "#tests/support/dataset.ts";
import { sectionOf } from "#tests/support/section-of.ts";

const document = z.looseObject({ _id: z.string(), _type: z.string() });
const documents = sampleDocuments
  .map((raw) => document.parse(raw))
  .filter(({ _type }) => _type !== "product");
const texts = documents.flatMap(({ _id, ...fields }) =>
  textsIn(fields, _id).map(({ path, text }) => ({ path, key: path.slice(path.lastIndexOf(".") + 1), text })),
);
const files = filesIn(documents);
const screens = [
  "/",
  "/about",
  "/contact",
  "/faq",
  ...Object.keys(sampleTexts.collections).map((slug) => `/collection/${slug}`),
];
const bracketed = /\[[^\]]*\]|\{[^}]*\}|<[^>]*>|\$\{/;
const stopgap = /\b(tbd|tba|todo|fixme|lorem|ipsum|xxx+|placeholder|undefined|null|nan)\b|\.\.\.|…/i;
const { labelSettings, designer, contact, questions, questionsScreen, sizeChart, terms, home } = sampleTexts;

describe("the documents of the sample label", () => {
  it("are one of each type that the shop reads, and say that they are the sample's", () => {
    const types = Object.keys(textDocuments(sampleMedia));
    const others = documents.filter(({ _type }) => _type !== "collection");
    expect(others.map(({ _id, _type }) => [_id, _type]).toSorted()).toEqual(
      ["sampleLabel", ...types].map((type) => [type, type]).toSorted(),
    );
    expect(isOwnLabel(documents)).toBe(false);
  });

  it("are read whole", () => {
    const schemas = textDocuments(sampleMedia);
    const reader = createDocumentReader(documents);
    const { read, defaulted } = reader;
    const house = readLabelSettings(read, schemas, neutralDocuments);
    const { homeFaults } = readTextDocuments(reader, schemas, house, neutralDocuments);
    const { collections, faults } = readCollections(documents, read, collectionText(sampleMedia));
    expect([...defaulted, ...homeFaults, ...faults]).toEqual([]);
    expect(Object.keys(collections)).toEqual(categories);
  });

  it("give each entry of a list a key, as Studio needs it", () => {
    expect(documents.flatMap(({ _id, ...fields }) => keylessIn(fields, _id))).toEqual([]);
  });
});

describe("every text of the sample label", () => {
  it("is there to be read", () => {
    expect(texts.length).toBeGreaterThan(150);
    expect(pathsOf(({ text }) => text.trim() !== text || text === "")).toEqual([]);
  });

  it("holds no placeholder", () => {
    const isMessage = (path: string) => path.startsWith("messages.");
    expect(
      pathsOf(
        ({ path, text }) => (!isMessage(path) && bracketed.test(withoutTerms(text))) || stopgap.test(text),
      ),
    ).toEqual([]);
  });

  it("is set with typographic quotes and single spaces", () => {
    expect(pathsOf(({ text }) => /['"]| {2}|--/.test(text))).toEqual([]);
  });

  it("puts one word or phrase in italics at most", () => {
    expect(pathsOf(({ text }) => ![0, 2].includes(text.split("*").length - 1))).toEqual([]);
  });
});

describe("links", () => {
  it("lead to screens of the shop or to https addresses", () => {
    const isLink = (key: string) => /^(href|url|mapsUrl|bookingUrl)$/.test(key);
    expect(texts.filter(({ key }) => isLink(key)).length).toBeGreaterThan(10);
    expect(pathsOf(({ key, text }) => isLink(key) && !screens.includes(text) && !isHttps(text))).toEqual([]);
  });
});

describe("pictures and film", () => {
  it("are there", () => {
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) expect(existsSync(join(sampleFolder, file)), file).toBe(true);
  });

  it("are served under /house/", () => {
    const hero = sectionOf(home, "heroSection");
    expect(hero.sources.map(({ src }) => src)).toEqual(["/house/hero.webm", "/house/hero.mp4"]);
    expect(heroData(hero, { catalogue: { revision: "", products: [] } }).url).toBe("/house/hero.mp4");
    expect(hero.poster).toMatchObject({ src: "/house/poster.jpg", width: 1920, height: 1080, alt: "" });
  });
});

describe("contact points", () => {
  it("have a telephone number in digits, as it is read", () => {
    expect(labelSettings.phone).toMatch(/^[1-9]\d{7,14}$/);
    expect(labelSettings.phoneDisplay.replace(/\D/g, "")).toBe(labelSettings.phone);
  });

  it("have an email address", () => {
    expect(labelSettings.email).toMatch(/^[^@\s]+@[^@\s]+\.[a-z]+$/);
  });

  it("are the same where search engines are told of them", () => {
    expect(contact.description).toContain(
      [...labelSettings.showroom.address, ...labelSettings.hours].join(", "),
    );
  });
});

describe("promises in days", () => {
  it("are all given", () => {
    for (const name of termDays) expect(terms[name], name).toBeGreaterThan(0);
  });

  it.each([
    ["returns", ["returnDays", "refundDays"]],
    ["sizes", ["returnDays"]],
    ["alterations", ["changeDays", "alterationDays", "fittingDays"]],
    ["delivery", ["makingDays", "makingDays/bridal-dresses", "nearShippingDays", "shippingDays"]],
    ["colours", ["swatchDays", "changeDays"]],
  ])("are named in the answer about %s, and written in none", (id, names) => {
    const answer = questions.find((question) => question.id === id)?.a ?? "";
    expect(termsIn(answer)).toEqual(expect.arrayContaining(names));
    expect(answer).not.toMatch(/\d days/);
  });

  it("are named on the product pages", () => {
    expect(termsIn(labelSettings.delivery)).toEqual(expect.arrayContaining(["makingDays", "returnDays"]));
  });
});

describe("the answer about sizes", () => {
  it("asks for the measurements that the size finder asks for", () => {
    const answer = questions.find(({ id }) => id === "sizes")?.a ?? "";
    for (const measured of ["bust", "waist", "hips"]) expect(answer).toContain(measured);
    for (const text of [answer, sizeChart.measuring.hollowToHem])
      expect(text).toMatch(/hollow of the throat .*to the floor, barefoot/);
  });
});

describe("the size chart", () => {
  it("knows every size of the dresses, in order", async () => {
    const dresses = await readDataset();
    const known = sizeChart.rows.map(({ size }) => size);
    expect(new Set(dresses.flatMap(({ sizes }) => sizes))).toEqual(new Set(known));
    for (const girth of ["bust", "waist", "hips", "hollowToHem"] as const) {
      const numbers = sizeChart.rows.map((row) => row[girth] ?? 0);
      expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
    }
  });
});

describe("lengths", () => {
  it("suit search engines", () => {
    const summaries = Object.values(sampleTexts.collections).map(({ summary }) => summary);
    const others = [labelSettings, designer, contact, questionsScreen].map(({ description }) => description);
    for (const text of [...summaries, ...others]) expect(text.length, text).toBeLessThanOrEqual(155);
  });
});

function filesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === "_sanityAsset" ? [String(part).replace(/^\w+@file:\/\//, "")] : filesIn(part),
  );
}

function keylessIn(value: unknown, path: string): string[] {
  if (typeof value !== "object" || value === null) return [];
  const isKeyless = (part: unknown) => typeof part === "object" && part !== null && !("_key" in part);
  return Object.entries(value).flatMap(([key, part]) => {
    const place = `${path}.${key}`;
    return [...(Array.isArray(value) && isKeyless(part) ? [place] : []), ...keylessIn(part, place)];
  });
}

function pathsOf(isWrong: (text: { path: string; key: string; text: string }) => boolean): string[] {
  return texts.filter(isWrong).map(({ path, text }) => `${path}: ${text}`);
}

function isHttps(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === "https:";
}
