import { expect, test } from "vitest";
import { fieldIssues } from "#model/documents/field-issues.ts";
import { textDocuments } from "#model/documents/text-documents.ts";
import { readSaid as readTexts } from "#tests/support/label-readers.ts";
import { asRead, isToBeRead, READ_MARK, startingValueOf } from "./starting-texts.ts";

test.each([
  ["questions", [expect.stringContaining(READ_MARK)]],
  ["privacy", [expect.stringContaining(READ_MARK)]],
] as const)("a starting text of %s is refused and not shown before it is read", (type, faults) => {
  const { field, value } = startingValueOf(type) ?? expect.unreachable();
  const errorsIn = (stored: unknown) =>
    fieldIssues(textDocuments[type].fields, { [field]: stored })
      .filter(({ severity }) => severity === "error")
      .map(({ message }) => message)
      .slice(0, 1);
  expect(errorsIn(value)).toEqual(faults);
  const shown = (stored: unknown) =>
    JSON.stringify(readTexts([{ _id: type, _type: type, [field]: stored }]).texts);
  expect(shown(value)).not.toContain(READ_MARK);
  const read = asRead(value);
  expect([isToBeRead(value), isToBeRead(read)]).toEqual([true, false]);
  // Who is responsible is still to be filled in.
  expect(errorsIn(read)).toHaveLength(type === "privacy" ? 1 : 0);
});
