import { expect, test } from "vitest";
import { t } from "./translate.ts";

test.each([
  `$t(${"a".repeat(60)}`,
  "$t(".repeat(50_000),
  "{{".repeat(50_000),
  "$t(This cannot be read.)",
  "$& $1 <b>&amp;",
])("a value that reads like a sentence of i18next's is said as it is: %.20s", (name) => {
  expect(t("“{{name}}” has not been uploaded", { name })).toBe(`“${name}” has not been uploaded`);
});

test("a value does not stand in for another", () => {
  const slug = "{{other}}";
  expect(t("its slug “{{slug}}” belongs to {{other}} already", { slug, other: "it" })).toBe(
    "its slug “{{other}}” belongs to it already",
  );
});

test("a count chooses the sentence and stands in it", () => {
  const said = (count: number) =>
    t("{{count}} messages could not be delivered.", {
      count,
      defaultValue_one: "{{count}} message could not be delivered.",
    });
  const expected = ["1 message could not be delivered.", "2 messages could not be delivered."];
  expect([said(1), said(2)]).toEqual(expected);
});
