import { measureLimits, measures } from "@trousseau/words/size-chart.ts";
import { describe, expect, test } from "vitest";
import { adviseSize } from "#app/size-finder/size-advice.ts";
import { inUnit } from "#app/size-finder/units.ts";
import { neededBy } from "#model/dresses/lead-time.ts";
import { leadTimeOf, rentalOf } from "#model/dresses/product-terms.ts";
import { createLabelMedia } from "#model/pictures/label-media.server.ts";
import { createTextReader } from "#model/texts/read-texts.server.ts";
import { shownTexts } from "#model/texts/shown-texts.server.ts";
import { termDays } from "#model/texts/terms.ts";
import { messagesOf } from "./support/label-readers.ts";
import { sampleProduct } from "./support/sample-product.ts";

const readTexts = createTextReader(
  createLabelMedia({ projectId: "label", dataset: "production", assetOrigin: "" }),
);
const dress = sampleProduct("aurelie", { category: "capes" });

/** A recursive reader of such a deep value does not return. */
const deep = JSON.parse(`${"[".repeat(50_000)}1${"]".repeat(50_000)}`);
const deepObject = JSON.parse(`${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}`);

/** A program, an import or a stolen token may leave these where a number, a text or a list belongs. */
const junk: [string, unknown][] = [
  ["a number as a text", "28"],
  ["no number", Number.NaN],
  ["without end", Number.POSITIVE_INFINITY],
  ["less than nothing", -7],
  ["a part", 2.5],
  ["huge", 1e21],
  ["beyond what is counted", Number.MAX_SAFE_INTEGER + 2],
  ["null", null],
  ["a list", [28]],
  ["an object", { days: 28, valueOf: 28, toString: 28 }],
  ["a text with braces", "{makingDays} {returnDays/{returnDays}} {__proto__}"],
  ["ten thousand entries", Array(10_000).fill({ size: "S", bust: 84, waist: 66, hips: 92 })],
  ["lists in lists", deep],
  ["objects in objects", deepObject],
];

const house = { _id: "house", _type: "house", name: "Une", delivery: "Made in {makingDays/capes} days." };
const questions = {
  _id: "questions",
  _type: "questions",
  questions: [
    { _key: "a", q: "Back?", a: "Always.\n\nWithin {returnDays} days, {makingDays/capes} to make." },
  ],
};

/** All that is shown of the label's texts beside these documents, and what was wrong with them. */
function read(...documents: object[]) {
  const { texts, defaulted } = readTexts([house, questions, ...documents]);
  return { texts: shownTexts(texts, [dress]), issues: defaulted.flatMap(({ issues }) => messagesOf(issues)) };
}

/** A number that is none, or a text that was made of one. */
const broken = /NaN|Infinity|undefined|\[object|null days|\{/;

describe.each(junk)("where a number of days is %s", (_, value) => {
  const { texts } = read(
    { _id: "terms", _type: "terms", ...Object.fromEntries(termDays.map((name) => [name, value])) },
    { _id: "collection-capes", _type: "collection", name: "Capes", makingDays: value },
  );

  test("it is left out, and lines that name it with it", () => {
    for (const name of termDays) expect(texts.terms[name], name).toBeUndefined();
    expect(texts.questions.map(({ a }) => a)).toEqual(["Always."]);
    expect(texts.labelSettings.delivery).toBe("");
  });

  test("nothing is counted with it", () => {
    expect(leadTimeOf(dress, texts)).toBeUndefined();
    expect(rentalOf(dress, texts.terms)).toMatchObject({ days: null });
  });
});

test("the largest numbers of days that are read still lead to a day", () => {
  const days = Object.fromEntries(termDays.map((name) => [name, 3650]));
  const { texts, issues } = read({ _id: "terms", _type: "terms", ...days });
  const leadTime = leadTimeOf(dress, texts);
  expect(issues).toEqual([]);
  expect(leadTime && neededBy("9999-12-31", "2026-11-22", leadTime)).toEqual({
    kind: "made",
    orderBy: "9980-01-05",
  });
});

describe.each(junk)("where the size chart has %s", (_, value) => {
  const good = { size: "M", bust: 90, waist: 72, hips: 98, hollowToHem: 150 };
  const rowsWithOne = Object.keys(good).map((name) => ({ ...good, size: `row ${name}`, [name]: value }));

  test.each([
    ["for its rows", { rows: value }],
    ["among its rows", { rows: [value, good, ...rowsWithOne] }],
    ["everywhere else", { rows: [good], heel: value, title: value, lead: value, measuring: value }],
  ])("%s, what can be read is shown and advised by", (_place, fields) => {
    const { texts } = read({ _id: "sizeChart", _type: "sizeChart", ...fields });
    const { sizeChart } = texts;
    for (const row of sizeChart.rows)
      for (const measure of measures) {
        const cm = row[measure];
        if (cm === undefined) continue;
        expect(cm).toSatisfy((n: number) => n >= measureLimits.least && n <= measureLimits.most);
        expect(`${inUnit(cm, "cm")} ${inUnit(cm, "in")}`).not.toMatch(broken);
      }
    const advice = adviseSize(sizeChart, { bust: 90, waist: 72, hips: 98, hollowToFloor: 140 });
    expect(JSON.stringify({ advice, heel: sizeChart.heel })).not.toMatch(/NaN|null|Infinity/);
    expect(`${sizeChart.title} ${sizeChart.lead}`).not.toMatch(broken);
  });
});

test("a chart that is broken all through is as none", () => {
  const { texts } = read({ _id: "sizeChart", _type: "sizeChart", rows: deep, heel: "high", measuring: 7 });
  expect(texts.sizeChart).toEqual(read().texts.sizeChart);
  expect(texts.sizeChart.rows).toEqual([]);
});
