import { expect, test } from "vitest";
import { identityOf, samplePalette } from "#model/brand/identity.ts";
import { identityStyle } from "#model/brand/identity-style.ts";
import { identityText } from "#model/documents/identity-document.ts";
import { parseWithDefaults } from "#model/documents/parse-with-defaults.server.ts";
import { messagesOf } from "#tests/support/label-readers.ts";

function read(document: unknown) {
  const { value, issues } = parseWithDefaults(identityText("Maison Lior"), document);
  return { value, faults: messagesOf(issues) };
}

test("without a document a label signs with its name, in the sample label's colours", () => {
  expect(read(undefined)).toEqual({ value: identityOf("Maison Lior"), faults: [] });
  const own = { wordmark: "Maison Lior", monogram: "M", palette: samplePalette };
  expect(identityOf("Maison Lior")).toMatchObject(own);
  expect(identityOf("« Élise »").monogram).toBe("É");
});

test("each part stands for itself", () => {
  const palette = { paper: "#14110F", ink: "#f4efe8", accent: "#5a1f2b", line: "red" };
  const still = { wordmark: "LIOR", entryAnimationMs: 0, opening: "still" };
  const { value, faults } = read({ monogram: "<b>", palette, ...still });
  const readable = { paper: "#14110f", ink: "#f4efe8", accent: "#f4efe8" };
  expect(value).toMatchObject({ ...still, monogram: "M", palette: readable });
  expect(faults).toEqual([
    "monogram is not one to three letters",
    "palette.line is not a colour such as #6b2434",
    "palette.accent has a contrast of 1.49:1 with paper; it needs 4.5:1",
  ]);
});

test("a wordmark is as long as a header has room for, and no longer", () => {
  const wordmark = "l".repeat(40);
  expect(read({ wordmark })).toMatchObject({ value: { wordmark }, faults: [] });
  const faults = ["wordmark is longer than 40 characters: no header has room for more"];
  expect(read({ wordmark: `${wordmark}l` })).toMatchObject({ value: { wordmark: "Maison Lior" }, faults });
});

test.each([
  ["L", undefined],
  ["LI", "0.6em"],
  ["𝓛𝓘𝓞", "0.4em"],
  ["LMO", "0.4em"],
  ["WW", "0.5em"],
  ["MOW", "0.34em"],
  ["婚紗", "0.5em"],
])("the letters of %s fit into the oval", (monogram, size) => {
  const style = identityStyle(read({ monogram }).value, () => "");
  expect(/--size-letters:([^;}]+)/.exec(style)?.[1]).toBe(size);
});

test("a monogram is of letters that are seen", () => {
  const faults = ["monogram is not one to three letters"];
  expect(read({ monogram: "\u3164" })).toMatchObject({ value: { monogram: "M" }, faults });
  expect(identityOf("\u3164lior").monogram).toBe("L");
});

test("nothing of a document ends the style sheet that it is written into", () => {
  const { value } = read({ monogram: '"}', wordmark: "</style>", palette: { paper: "#fff</style>" } });
  expect(identityStyle(value, () => "")).toBe('@layer tokens{:root{--monogram:"M"}}');
});

test.each([
  ["Maison Lior", "Maison Lior"],
  ["x".repeat(40), "x".repeat(40)],
  ["The Atelier of Haute Couture and Bridal Dresses", "The Atelier of Haute Couture and Bridal"],
  ["y".repeat(60), "y".repeat(20)],
])("a label called %s signs as %s", (name, wordmark) => expect(identityOf(name).wordmark).toBe(wordmark));
