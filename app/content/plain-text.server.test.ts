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

test("half an emoji is none", () => {
  expect(readLine("Ivory \ud83d")).toBe("Ivory \ufffd");
});
