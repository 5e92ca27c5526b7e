import { expect, test } from "vitest";
import { fieldIssues } from "#model/documents/field-issues.ts";
import { textDocuments } from "#model/documents/text-documents.ts";
import { readSaid as readTexts } from "#tests/support/label-readers.ts";
import { asRead, isToBeRead, READ_MARK, startingValueOf } from "./starting-texts.ts";

test.each([
  ["questions", "ask for a cutting of the cloth", 0],
  ["privacy", "Responsible for your data: Ada Seiler", 1],
] as const)("a starting text of %s is refused and not shown before it is read", (type, text, left) => {
  const { field, value } = startingValueOf(type) ?? expect.unreachable();
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
