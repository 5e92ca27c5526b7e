import { expect, test } from "vitest";
import { readLine, readParagraphs } from "./plain-text.server.ts";

test("a line has no invisible characters and no double spaces", () => {
  expect(readLine(" Aur\u00e9lie\u200b\u200c\u200d\ufeff\n gown ")).toBe("Aur\u00e9lie gown");
  expect(readLine(12)).toBe("");
});

test("portable text becomes paragraphs, its emphasis asterisks", () => {
  const blocks = [
    { _type: "block", children: [{ text: "A skirt of " }, { text: "tulle", marks: ["em"] }, { text: "." }] },
    { _type: "image" },
    { _type: "block", children: [{ text: "Second." }] },
  ];
  expect(readParagraphs(blocks)).toBe("A skirt of *tulle*.\n\nSecond.");
});

test("a string keeps its paragraphs, anything else is none", () => {
  expect(readParagraphs("One\nline.\n\n\nTwo.")).toBe("One line.\n\nTwo.");
  expect(readParagraphs({})).toBe("");
});

test.each(['<script>alert(1)</script> & "Quotes"', "Aurélie [sample]", "{days} ipsum TBD"])(
  "%s is a text like any other",
  (text) => {
    expect(readLine(text)).toBe(text);
    expect(readParagraphs(text)).toBe(text);
  },
);

test("a line has no control characters, as PDFs leave them: a browser drops them, and would have another text than the server", () => {
  expect(readLine("Won\u0002der\u0000ful\u001f\tgown \u0007 \u007f")).toBe("Wonderful gown");
  expect(readParagraphs("One\u0000.\n\nTwo\u0002.")).toBe("One.\n\nTwo.");
});

test.each(["\u200d", "\u00ad\u00ad", "\u202e", " \u3164 ", "\u200f", "\u2800", "\ufe0f"])(
  "a line of which nothing is to be seen, %j, is none",
  (text) => {
    expect(readLine(text)).toBe("");
    expect(readParagraphs(`One.\n\n${text}\n\nTwo.`)).toBe("One.\n\nTwo.");
  },
);

test("letters are not turned round; what joins them, and marks for one place, stay", () => {
  expect(readLine("\u202eLior\u202c by \u2067hand\u2069")).toBe("Lior by hand");
  for (const text of ["👩\u200d👩\u200d👧", "می\u200cخواهم", "لبنى\u200f!", "❤\ufe0f"])
    expect(readLine(text)).toBe(text);
});

test("half an emoji is none", () => expect(readLine("Ivory \ud83d")).toBe("Ivory \ufffd"));

test("a list keeps its lines, whatever sign they begin with", () => {
  expect(readParagraphs("With it come:\n- a veil,\n  hemmed\n* a slip\n• gloves\n\nIn *silk*.")).toBe(
    "With it come:\n• a veil, hemmed\n• a slip\n• gloves\n\nIn *silk*.",
  );
  expect(readParagraphs("1. Cut\n2) Sew")).toBe("1. Cut\n2) Sew");
});

test("what only looks like one is prose", () =>
  expect(readParagraphs("*One* of a\n-kind, 2.5 m\n2023 Paris")).toBe("*One* of a -kind, 2.5 m 2023 Paris"));

test("lists of portable text keep their lines, too", () => {
  const entry = (text: string, listItem?: string) => ({ _type: "block", listItem, children: [{ text }] });
  const blocks = [entry("With it:"), entry("a veil", "bullet"), entry("gloves", "number"), entry("In silk.")];
  expect(readParagraphs(blocks)).toBe("With it:\n\n• a veil\n• gloves\n\nIn silk.");
});

/** A reader that goes through all lines again for each would take longer than a test may. */
test("a million lines are read", () => {
  const lines = Array.from({ length: 1_000_000 }, () => "a");
  const isRead = readParagraphs(lines.join("\n")) === lines.join(" ");
  expect(isRead).toBe(true);
});

test("French quotation marks stay on the line of what they quote", () => {
  const bound = "« Robe », (« Cape »\u00a0: « *Soie* ») *« Tulle »*"
    .replace(/« /g, "«\u00a0")
    .replace(/ »/g, "\u00a0»");
  expect(readLine(bound.replaceAll("\u00a0", " "))).toBe(bound.replace("\u00a0:", " :"));
  expect(readParagraphs(bound)).toBe(bound.replace("\u00a0:", " :"));
  const german = "Sie sagte »Kleid« und »Mantel«, dann „Rock“ und";
  expect(readLine(german)).toBe(german);
});
