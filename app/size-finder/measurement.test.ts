import { measureLimits } from "@trousseau/words/size-chart.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import sizeFinderWords from "#words/size-finder.json" with { type: "json" };
import {
  type FieldName,
  fieldNames,
  nothingWritten,
  ROUNDED,
  readMeasurement,
  readWritten,
  textIn,
  unitMeant,
  type Written,
  writtenInWords,
} from "./measurement.ts";
import { CM_PER_INCH, inUnit, type Unit } from "./units.ts";

const read = (text: string, unit: Unit = "cm") => readMeasurement({ text, unit }, measureLimits);

test.each([
  ["88", "cm", 88],
  ["88,5", "cm", 88.5],
  ["36 1/2", "in", 36.5 * CM_PER_INCH],
  ["36 ¾ in", "in", 36.75 * CM_PER_INCH],
  ["34.5″", "in", 34.5 * CM_PER_INCH],
  ["34 inches", "cm", 34 * CM_PER_INCH],
  ["٣٤ إنش", "cm", 34 * CM_PER_INCH],
  ["15¾", "in", 15.75 * CM_PER_INCH],
  ["78¾", "in", 78.75 * CM_PER_INCH],
  ["٨٨", "cm", 88],
  ["۸۸٫۵", "cm", 88.5],
  ["８８．５ cm", "cm", 88.5],
  ["९६", "cm", 96],
  ["96\u200b", "cm", 96],
  ["٣٦ ١/٢", "in", 36.5 * CM_PER_INCH],
] satisfies [string, Unit, number][])("%j in %s is a measurement", (text, unit, cm) =>
  expect(read(text, unit).cm).toBeCloseTo(cm, 6),
);

test.each(["39", "201", "0", "34"])("%j centimetres are none that anybody has", (text) =>
  expect(read(text)).toEqual({ fault: "outside" }),
);

test.each(["-88", "88.5.1", "36 3/2", "<b>88</b>", `36${" ".repeat(30)}1/2`])("%.20j is not read", (text) =>
  expect(read(text)).toEqual({ fault: "unreadable" }),
);

test.each(["", "  ", "\t"])("%j is nothing", (text) => expect(read(text)).toEqual({}));

test("Whatever is written, it is a measurement within the limits, a fault, or nothing", () =>
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.string({ unit: "binary" })),
      fc.constantFrom("cm", "in"),
      (text, unit) => {
        const { cm, fault } = read(text, unit);
        const isWithin = cm !== undefined && cm >= 40 - ROUNDED && cm <= 200 + ROUNDED;
        const isNothing = cm === undefined && text.trim() === "";
        expect(fault === undefined).toBe(isWithin || isNothing);
      },
    ),
  ));

describe("from one unit to the other", () => {
  const units = fc.constantFrom<Unit>("cm", "in");
  const written = fc.oneof(
    fc.integer({ min: 15, max: 200 }).map(String),
    fc
      .tuple(fc.integer({ min: 15, max: 200 }), fc.integer({ min: 0, max: 9 }))
      .map((parts) => parts.join(",")),
    fc.constantFrom("36 1/2", "36½", "junk", "", "88 cm"),
  );

  test("and back, however often, it is what was written", () =>
    fc.assert(
      fc.property(written, units, fc.array(units, { maxLength: 20 }), (text, unit, switched) => {
        const entry = { text, unit };
        for (const other of switched) textIn(entry, other);
        expect(textIn(entry, unit)).toBe(text);
      }),
    ));

  test("it is the same length, to the half centimetre or the quarter of an inch, and can be read again", () =>
    fc.assert(
      fc.property(fc.integer({ min: 400, max: 2000 }), units, (tenths, unit) => {
        const again = read(inUnit(tenths / 10, unit), unit).cm ?? Number.NaN;
        expect(Math.abs(again - tenths / 10)).toBeLessThanOrEqual(unit === "cm" ? 0.25 : ROUNDED + 1e-9);
      }),
    ));

  test.each([
    [{ text: "88", unit: "cm" }, "in", "34¾"],
    [{ text: "34 3/4", unit: "in" }, "cm", "88.5"],
    [{ text: "0,5", unit: "cm" }, "in", "¼"],
    [{ text: "a lot", unit: "cm" }, "in", "a lot"],
  ] satisfies [{ text: string; unit: Unit }, Unit, string][])("%j in %s", (entry, unit, shown) =>
    expect(textIn(entry, unit)).toBe(shown),
  );
});

const { errors } = sizeFinderWords;

test("numbers that only the other unit makes likely are asked about, once they are long enough, and where they name none", () => {
  const meant = (unit: Unit, text: string, of: Unit = unit) => {
    const entries = { ...nothingWritten(unit).entries, waist: { text, unit: of } };
    return unitMeant({ unit, entries });
  };
  expect(["50", "60,5", "88", "300"].map((text) => meant("in", text))).toEqual(Array(4).fill("cm"));
  expect(["36", "24.5", "34½", "46", "54"].map((text) => meant("cm", text))).toEqual(Array(5).fill("in"));
  expect(["", "5", "36", "49¾", "52 in", "junk"].map((text) => meant("in", text))).toEqual(
    Array(6).fill(undefined),
  );
  expect(["", "8", "55", "120", "30 cm"].map((text) => meant("cm", text))).toEqual(Array(5).fill(undefined));
  expect(meant("in", "88", "cm"), "it is converted").toBeUndefined();
});

function written(texts: Partial<Record<FieldName, string>>, unit: Written["unit"] = "cm"): Written {
  const all = nothingWritten(unit);
  for (const name of fieldNames) all.entries[name] = { text: texts[name] ?? "", unit };
  return all;
}

test("one of bust, waist and hips is needed; what is wrong with one is said of that, and nothing else", () => {
  expect(readWritten(written({ heels: "8" })).faults).toEqual({ bust: errors.nothing });
  expect(readWritten(written({ waist: "70" })).faults).toEqual({});
  expect(readWritten(written({ bust: "junk" })).faults).toEqual({ bust: errors.unreadable });
  expect(readWritten(written({ hips: "junk" })).faults).toEqual({ hips: errors.unreadable });
});

test("each is within its own limits, which are said in the unit that is shown", () => {
  const { body, faults } = readWritten(written({ bust: "88", waist: "700", heels: "30" }));
  expect(body).toEqual({ bust: 88 });
  expect(faults.waist).toMatch(/40 .*200/);
  expect(faults.heels).toMatch(/20\scm/);
  expect(readWritten(written({ bust: "300" }, "in")).faults.bust).toMatch(/15¾ .*78¾/);
});

test("they are one line, in the unit that is shown, without what cannot be read", () => {
  expect(writtenInWords(written({ bust: "88,7", waist: "a lot", hips: "96 cm", heels: "80" }))).toBe(
    "Bust 88,7 cm, hips 96 cm",
  );
  expect(writtenInWords({ ...written({ bust: "88" }), unit: "in" })).toBe("Bust 34¾ in");
  expect(writtenInWords(nothingWritten("cm"))).toBe("");
});
