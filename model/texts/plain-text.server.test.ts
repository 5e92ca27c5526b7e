import { expect, test } from "vitest";
import { fromItsSide, readLine, readParagraphs } from "./plain-text.server.ts";

const german = "Sie sagte »Kleid« und »Mantel«, dann „Rock“ und";
const joined = ["👩\u200d👩\u200d👧", "می\u200cخواهم", "لبنى\u200f!", "❤\ufe0f", german];
const control = "Won\u0002der\u0000ful\u001f\tgown \u0007 \u007f";

test.each<[string, unknown, string]>([
  [
    "has no double spaces, and nothing invisible",
    " Aur\u00e9lie\u200b\u200c\u200d\ufeff\n gown ",
    "Aurélie gown",
  ],
  ["has no control characters, as PDFs leave them", control, "Wonderful gown"],
  ["has letters that are not turned round", "\u202eLior\u202c by \u2067hand\u2069", "Lior by hand"],
  ["has no half emoji", "Ivory \ud83d", "Ivory \ufffd"],
  ["is none of what is no text", 12, ""],
  ...joined.map((text): [string, string, string] => ["keeps what joins letters, and marks", text, text]),
])("a line %s", (_, raw, line) => expect(readLine(raw)).toBe(line));

const entry = (text: string, listItem?: string) => ({ _type: "block", listItem, children: [{ text }] });

const skirt = {
  _type: "block",
  children: [{ text: "A skirt of " }, { text: "tulle", marks: ["em"] }, { text: "." }],
};
const list = [entry("With it:"), entry("a veil", "bullet"), entry("gloves", "number"), entry("In silk.")];
const dashes = "With it come:\n- a veil,\n  hemmed\n* a slip\n• gloves\n\nIn *silk*.";
const bullets = "With it come:\n• a veil, hemmed\n• a slip\n• gloves\n\nIn *silk*.";
const noList = ["*One* of a\n-kind, 2.5 m\n2023 Paris", "*One* of a -kind, 2.5\u00a0m 2023 Paris"] as const;

test.each<[string, unknown, string]>([
  [
    "portable text, with asterisks",
    [skirt, { _type: "image" }, entry("Second.")],
    "A skirt of *tulle*.\n\nSecond.",
  ],
  ["lists of portable text, which keep their lines", list, "With it:\n\n• a veil\n• gloves\n\nIn silk."],
  ["a string with paragraphs", "One\nline.\n\n\nTwo.", "One line.\n\nTwo."],
  ["what is none", {}, ""],
  ["a string without its control characters", "One\u0000.\n\nTwo\u0002.", "One.\n\nTwo."],
  ["a list, whatever sign its lines begin with", dashes, bullets],
  ["a numbered list", "1. Cut\n2) Sew", "1. Cut\n2) Sew"],
  ["what only looks like a list", ...noList],
])("paragraphs are read of %s", (_, raw, paragraphs) => expect(readParagraphs(raw)).toBe(paragraphs));

test.each(['<script>alert(1)</script> & "Quotes"', "Aurélie [sample]", "{days} ipsum TBD"])(
  "%s is a text like any other",
  (text) => expect([readLine(text), readParagraphs(text)]).toEqual([text, text]),
);

test.each(["\u200d", "\u00ad\u00ad", "\u202e", " \u3164 ", "\u200f", "\u2800", "\ufe0f"])(
  "a line of which nothing is to be seen, %j, is none",
  (text) => {
    expect(readLine(text)).toBe("");
    expect(readParagraphs(`One.\n\n${text}\n\nTwo.`)).toBe("One.\n\nTwo.");
  },
);

/** A reader that goes through all lines again for each would take longer than a test may. */
test("a million lines are read", () => {
  const lines = Array.from({ length: 1_000_000 }, () => "a");
  const isRead = readParagraphs(lines.join("\n")) === lines.join(" ");
  expect(isRead).toBe(true);
});

test("French quotation marks and signs stay on the line of their words", () => {
  const bound =
    "«\u00a0Robe\u00a0», («\u00a0Cape\u00a0»\u00a0: «\u00a0*Soie*\u00a0») *«\u00a0Tulle\u00a0»*\u202f; *oui*\u202f? Non\u202f!";
  expect(readLine(bound.replaceAll(/[\u00a0\u202f]/g, " "))).toBe(bound);
  expect(readParagraphs(bound)).toBe(bound);
});

test.each([
  ["some 20 cm (8 in), 9 m of silk", "some 20\u00a0cm (8\u00a0in), 9\u00a0m of silk"],
  ["20 سم، 50 %", "20\u00a0سم، 50\u00a0%"],
  ["since 2017 in Paris, 3 months", "since 2017 in Paris, 3 months"],
])("a unit stays on the line of its number: %j", (typed, bound) => {
  expect(readLine(typed)).toBe(bound);
  expect(readParagraphs(typed)).toBe(bound);
});

test.each([
  ["Auvrane للزفاف", "\u200fAuvrane للزفاف"],
  ["«*Clémence*» رسالة", "\u200f«*Clémence*» رسالة"],
  ["• Auvrane للزفاف", "• \u200fAuvrane للزفاف"],
  ["1. Aurélie بالتول", "1. \u200fAurélie بالتول"],
])("%s begins on the right in a language from there, once", (line, marked) => {
  expect(fromItsSide(line, "rtl")).toBe(marked);
  expect(fromItsSide(marked, "rtl")).toBe(marked);
  expect(fromItsSide(line, "ltr")).toBe(line);
});

test.each(["Cut by hand.", "فستان من Auvrane", "2024", ""])("%j begins where it does anyway", (line) => {
  expect(fromItsSide(line, "rtl")).toBe(line);
});
