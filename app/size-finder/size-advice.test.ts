import { girths } from "@trousseau/words/size-chart.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { SizeChart } from "#model/texts/label-texts.server.ts";
import { sampleTexts } from "#tests/support/sample-texts.ts";
import { readMeasurement } from "./measurement.ts";
import { adviseSize, type Body, SHORT_TOLERANCE, sizeOfDress, TAKEN_IN, TOLERANCE } from "./size-advice.ts";
import { CM_PER_INCH, inUnit } from "./units.ts";

const { sizeChart } = sampleTexts;

const { rows } = sizeChart;
const indexOf = (size: string | undefined) => rows.findIndex((row) => row.size === size);
const size38 = { bust: 88, waist: 70, hips: 96 };

test("the size between two sizes is the larger, and says so", () => {
  const between = adviseSize(sizeChart, { ...size38, waist: 72 });
  expect(between).toMatchObject({ kind: "size", row: { size: "40" }, between: "38", decidedBy: ["waist"] });
  expect(adviseSize(sizeChart, { ...size38, waist: 74 })).not.toHaveProperty("between");
});

test("the size is not between two sizes where one of those that decide is that of the larger, as closely as a tape can tell", () => {
  const between = (waist: number) => adviseSize(sizeChart, { ...size38, bust: 90, waist })?.between;
  expect([between(72), between(73.4), between(74 - TOLERANCE)]).toEqual(["38", "38", undefined]);
  expect(between(74)).toBeUndefined();
});

test("the size below the smallest is the smallest, with a word from a size below", () => {
  const expected = { kind: "size", row: { size: "34" }, isSmaller: false };
  expect(adviseSize(sizeChart, { bust: 77, waist: 59, hips: 85 })).toMatchObject(expected);
  expect(adviseSize(sizeChart, { bust: 75, waist: 57, hips: 83 })?.isSmaller).toBe(true);
  expect(adviseSize(sizeChart, { bust: 75, waist: 57, hips: 88 })?.isSmaller).toBe(false);
});

test("the size of a chart of one size is smaller by a size from the usual step on", () => {
  const only = { ...sizeChart, rows: rows.filter(({ size }) => size === "38") };
  expect(adviseSize(only, { bust: 85, waist: 67, hips: 93 })?.isSmaller).toBe(false);
  expect(adviseSize(only, { bust: 83, waist: 65, hips: 91 })?.isSmaller).toBe(true);
});

test("the size is based on what was given, and is none without bust, waist and hips", () => {
  const expected = { row: { size: "38" }, basedOn: ["bust", "hips"] };
  expect(adviseSize(sizeChart, { bust: 88, hips: 92 })).toMatchObject(expected);
  expect(adviseSize(sizeChart, { hollowToFloor: 140, heels: 8 })).toBeUndefined();
  expect(adviseSize(sizeChart, {})).toBeUndefined();
  expect(adviseSize({ ...sizeChart, rows: [] }, size38)).toBeUndefined();
});

const floor = (hollowToFloor: number, heels?: number) =>
  adviseSize(sizeChart, { ...size38, hollowToFloor, heels });

test("the length is judged with her heels, or those of the chart", () => {
  expect(floor(136, 10)).toMatchObject({ kind: "size", length: { takenUp: 3, heels: 10 } });
  expect(floor(136)).toMatchObject({ kind: "size", length: { takenUp: 5, heels: sizeChart.heel } });
});

test("the length that is too short is made to measure, and says up to which heels it is not", () => {
  expect(floor(142, 8)?.kind).toBe("size");
  const expected = { kind: "longer", row: { size: "38" }, length: { takenUp: -2, mostHeels: 7 } };
  expect(floor(143, 8)).toMatchObject(expected);
  expect(floor(160, 0)?.length).not.toHaveProperty("mostHeels");
});

test("the length is not judged where the chart or she says none", () => {
  const chart = { ...sizeChart, rows: rows.map((row) => ({ ...row, hollowToHem: undefined })) };
  expect(adviseSize(chart, { ...size38, hollowToFloor: 199 })).not.toHaveProperty("length");
  expect(adviseSize(sizeChart, { ...size38, heels: 20 })).not.toHaveProperty("length");
});

const advice = adviseSize(sizeChart, size38);
if (!advice) throw new Error("There is no advice.");
const had = (...labels: string[]) => labels.map((label) => ({ label, isAvailable: true }));
const gone = (label: string) => ({ label, isAvailable: false });

test.each([
  ["none that is further away", [gone("38"), ...had("36", "44")], { kind: "none", isMade: true }],
  ["none of sizes that the chart does not know", had("S", "M"), { kind: "none", isMade: false }],
])("of a dress %s", (_what, sizes, result) => expect(sizeOfDress(advice, rows, sizes)).toEqual(result));

test("of a dress it is not the next larger where another measurement is too small for it", () => {
  const wide = adviseSize(sizeChart, { ...size38, hips: 104 });
  if (!wide) throw new Error("There is no advice.");
  expect(sizeOfDress(wide, rows, had("44"))).toEqual({ kind: "none", isMade: false });
});

describe("whatever she measures", () => {
  const cm = fc.integer({ min: 400, max: 2000 }).map((tenths) => tenths / 10);
  const near = fc.integer({ min: 550, max: 1250 }).map((tenths) => tenths / 10);
  const maybe = fc.option(fc.oneof(near, cm), { nil: undefined });
  const bodies: fc.Arbitrary<Body> = fc.record({ bust: maybe, waist: maybe, hips: maybe });
  const charts: fc.Arbitrary<SizeChart> = fc
    .array(fc.tuple(near, near, near), { minLength: 1, maxLength: 9 })
    .map((list) => ({
      ...sizeChart,
      rows: list
        .map(([bust, waist, hips], index) => ({ size: `s${index}`, bust, waist, hips }))
        .sort((one, other) => one.bust - other.bust),
    }));

  const anyChart = fc.oneof(fc.constant(sizeChart), charts);
  const givenIn = (body: Body) => girths.filter((girth) => body[girth] !== undefined);

  test("a size that is named fits all round, no smaller one does, and none of it is taken in by more than can be", () =>
    fc.assert(
      fc.property(anyChart, bodies, (chart, body) => {
        const advice = adviseSize(chart, body);
        const given = givenIn(body);
        const fits = chart.rows.filter((row) =>
          given.every((girth) => (body[girth] ?? 0) <= row[girth] + TOLERANCE),
        );
        expect(advice?.basedOn ?? []).toEqual(given);
        expect(advice?.kind === "larger").toBe(fits.length === 0);
        if (advice?.kind !== "size") return;
        expect(advice.row).toBe(fits[0]);
        const worn = Object.values(advice.sizes).map((size) =>
          chart.rows.findIndex((row) => row.size === size),
        );
        const at = advice.row ? chart.rows.indexOf(advice.row) : -1;
        expect(at - Math.min(...worn)).toBeLessThanOrEqual(TAKEN_IN);
      }),
      { numRuns: 1_000 },
    ));

  test("more of it is never a smaller size", () =>
    fc.assert(
      fc.property(
        anyChart,
        bodies,
        fc.constantFrom(...girths),
        fc.integer({ min: 0, max: 300 }),
        (chart, body, girth, more) => {
          const [advice, larger] = [0, more].map((tenths) =>
            adviseSize(chart, { ...body, [girth]: (body[girth] ?? 40) + tenths / 10 }),
          );
          if (!advice || !larger || [advice.kind, larger.kind].includes("apart")) return;
          const at = ({ row }: typeof advice) => (row ? chart.rows.indexOf(row) : chart.rows.length);
          expect(at(larger)).toBeGreaterThanOrEqual(at(advice));
        },
      ),
      { numRuns: 1_000 },
    ));

  test("the way to the floor, in her heels, is never longer than the dress that is named", () =>
    fc.assert(
      fc.property(cm, fc.integer({ min: 0, max: 20 }), (hollowToFloor, heels) => {
        const advice = adviseSize(sizeChart, { ...size38, hollowToFloor, heels });
        expect(advice?.kind === "longer").toBe(hollowToFloor + heels > 149 + SHORT_TOLERANCE);
      }),
    ));

  test("in inches it is the size that the chart's own figures in inches say", () => {
    for (const row of rows)
      for (const girth of girths) {
        const { cm: inches = 0 } = readMeasurement(
          { text: inUnit(row[girth], "in"), unit: "in" },
          { least: 40, most: 200 },
        );
        expect(inches).toBeCloseTo((Math.round((row[girth] / CM_PER_INCH) * 4) / 4) * CM_PER_INCH, 6);
        expect(adviseSize(sizeChart, { [girth]: inches })?.row).toBe(row);
      }
  });

  test("a dress is offered in a size that fits, or not at all", () => {
    const labels = fc.subarray(rows.map(({ size }) => size));
    const nearRow = fc
      .tuple(fc.constantFrom(...rows), fc.integer({ min: -6, max: 6 }))
      .map(([row, more]) => ({ ...row, hips: row.hips + more }));
    let offers = 0;
    fc.assert(
      fc.property(nearRow, labels, labels, (body, made, gone) => {
        const advice = adviseSize(sizeChart, body);
        if (!advice) return;
        const sizes = made.map((label) => ({ label, isAvailable: !gone.includes(label) }));
        const offered = sizeOfDress(advice, rows, sizes);
        if (offered.kind === "none") return;
        offers += 1;
        expect(sizes).toContainEqual({ label: offered.size, isAvailable: true });
        expect(indexOf(offered.size)).toBeGreaterThanOrEqual(indexOf(advice.row?.size));
      }),
    );
    expect(offers).toBeGreaterThan(0);
  });
});
