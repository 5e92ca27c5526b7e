import { expect, test } from "vitest";
import { fieldIssues } from "#model/documents/field-issues.ts";
import { textDocuments } from "#model/documents/text-documents.ts";
import { readSaid as readTexts } from "#tests/support/label-readers.ts";
import { shownTexts } from "./shown-texts.server.ts";
import { asRead, isToBeRead, READ_MARK, startingTextsOf } from "./starting-texts.ts";

test.each([
  ["questions", "ask for a cutting of the cloth", 0],
  ["privacy", "Responsible for your data: Ada Seiler", 1],
] as const)("a starting text of %s is refused and not shown before it is read", (type, text, left) => {
  const { field, texts } = startingTextsOf(type) ?? expect.unreachable();
  const [{ value }] = texts;
  const errorsIn = (stored: unknown) =>
    fieldIssues(textDocuments[type].fields, { [field]: stored })
      .filter(({ severity }) => severity === "error")
      .map(({ message }) => message)
      .slice(0, 1);
  expect(errorsIn(value)).toEqual([expect.stringContaining(READ_MARK)]);
  const shown = (stored: unknown) =>
    JSON.stringify(readTexts([{ _id: type, _type: type, [field]: stored }]).texts);
  const read = asRead(value);
  expect([isToBeRead(value), isToBeRead(read)]).toEqual([true, false]);
  // Who is responsible is still to be filled in.
  expect(errorsIn(read)).toHaveLength(left);
  const filledIn = (stored: unknown) =>
    JSON.parse(JSON.stringify(stored).replace("[name, address, email]", "Ada Seiler"));
  expect(shown(filledIn(value))).not.toContain(text);
  expect(shown(filledIn(read))).toContain(text);
});

const terms = { _id: "terms", _type: "terms", rentalBeforeDays: 3, rentalAfterDays: 2, refundDays: 14 };

test("a page begins with terms of renting, which the shop shows once they are read, with the label's days", () => {
  const { field, texts } = startingTextsOf("carePage") ?? expect.unreachable();
  expect(texts.map(({ title }) => title)).toEqual([
    "Terms of renting",
    "Delivery and returns",
    "Care of your dress",
  ]);
  const [{ title, value }] = texts;
  const shown = (stored: unknown) => {
    const page = { _id: "renting", _type: "carePage", title, slug: { current: "renting" }, [field]: stored };
    return JSON.stringify(shownTexts(readTexts([terms, page]).texts, []).carePages);
  };
  expect(shown(value)).toBe("[]");
  expect(shown(asRead(value))).toContain("reaches you 3 days before your event, and goes back 2 days after");
  expect(shown(asRead(value))).not.toContain(READ_MARK);
});
