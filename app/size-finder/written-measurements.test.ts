import { expect, test } from "vitest";
import { sizeFinderWords } from "#words/size-finder.ts";
import {
  type FieldName,
  fieldNames,
  nothingWritten,
  readWritten,
  type Written,
  writtenInWords,
} from "./written-measurements.ts";

const { errors } = sizeFinderWords;

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
  expect(faults.heels).toMatch(/20 cm/);
  expect(readWritten(written({ bust: "300" }, "in")).faults.bust).toMatch(/15¾ .*78¾/);
});

test("they are one line, in the unit that is shown, without what cannot be read", () => {
  expect(writtenInWords(written({ bust: "88,7", waist: "a lot", hips: "96 cm", heels: "80" }))).toBe(
    "Bust 88,7 cm, hips 96 cm",
  );
  expect(writtenInWords({ ...written({ bust: "88" }), unit: "in" })).toBe("Bust 34¾ in");
  expect(writtenInWords(nothingWritten("cm"))).toBe("");
});
