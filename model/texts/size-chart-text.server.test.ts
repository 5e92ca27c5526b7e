import { expect, test } from "vitest";
import { readSaid as readTexts } from "#tests/support/label-readers.ts";
import { sampleTexts as shipped } from "#tests/support/sample-texts.ts";

const house = { _id: "house", _type: "house", name: "Maison Une" };
const small = { _key: "a", size: "S", bust: 84, waist: 66, hips: 92 };
const medium = { _key: "b", size: "M", bust: 90, waist: 72, hips: 98, hollowToHem: 150 };

function read(fields: object, documents: object[] = [house]) {
  const { texts, defaulted } = readTexts([...documents, { _id: "sizeChart", _type: "sizeChart", ...fields }]);
  return { chart: texts.sizeChart, faults: defaulted.flatMap(({ parts }) => parts) };
}

test("the size chart has no sizes, and the language's words, until a label writes one", () => {
  const { sizeChart } = readTexts([house]).texts;
  expect(sizeChart.rows).toEqual([]);
  expect(sizeChart.measuring).toEqual(shipped.sizeChart.measuring);
  expect(JSON.stringify(sizeChart)).not.toMatch(/Auvrane/);
});

test("the size chart is read as it is written, from the smallest size", () => {
  const { chart, faults } = read({ heel: 6, rows: [medium, small, { ...small, size: 34, bust: 80 }] });
  expect(faults).toEqual([]);
  expect(chart.heel).toBe(6);
  expect(chart.rows).toEqual([
    { size: "34", bust: 80, waist: 66, hips: 92 },
    { size: "S", bust: 84, waist: 66, hips: 92 },
    { size: "M", bust: 90, waist: 72, hips: 98, hollowToHem: 150 },
  ]);
});

test.each([
  [{ ...medium, bust: "90" }, "rows 2: bust is not a number of centimetres"],
  [{ ...medium, hips: 980 }, "rows 2: hips is more than 200 cm"],
  [{ ...medium, waist: null }, "rows 2: waist is missing"],
  [{ ...medium, size: " " }, "rows 2: size is missing"],
  [{ ...medium, size: "S" }, "rows 2 names size S a second time"],
  ["M", /^rows 2 /],
])("of the size chart a row that is %j is lost alone", (row, fault) => {
  const { chart, faults } = read({ rows: [small, row, { ...medium, size: "L", bust: 96 }] });
  expect(chart.rows.map(({ size }) => size)).toEqual(["S", "L"]);
  expect(faults).toEqual([fault instanceof RegExp ? expect.stringMatching(fault) : fault]);
});

test("a size chart of which nothing can be read is none", () => {
  expect(read({ rows: "34 to 46" }).chart.rows).toEqual([]);
  expect(read({ rows: [] }).chart.rows).toEqual([]);
  expect(read({ heel: 90 }).chart.heel).toBe(shipped.sizeChart.heel);
});

test("the size chart has at most sixty rows; those beyond are lost", () => {
  const rows = Array.from({ length: 70 }, (_, index) => ({ ...small, size: `${index}`, bust: 60 + index }));
  const { chart, faults } = read({ rows });
  expect(chart.rows).toHaveLength(60);
  expect(faults).toHaveLength(10);
});
