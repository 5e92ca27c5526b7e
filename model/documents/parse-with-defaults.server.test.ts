import { expect, test } from "vitest";
import { z } from "zod";
import { line } from "#model/texts/text-rules.ts";
import { messagesOf } from "#tests/support/label-readers.ts";
import { parseWithDefaults } from "./parse-with-defaults.server.ts";

const schema = z.object({
  name: line.default("shipped"),
  hero: z.object({ title: line.default("shipped title") }).prefault({}),
  more: z.object({ label: line, href: line }).default({ label: "More", href: "/" }),
  links: z.array(z.object({ label: line, url: z.url("is no address") })).default([]),
});

const more = { label: "More", href: "/" };

test("what is empty takes its default without a word", () => {
  const nothing = { name: "shipped", hero: { title: "shipped title" }, more, links: [] };
  for (const document of [undefined, {}, { name: null, hero: {} }, { name: "  ", hero: { title: "" } }])
    expect(parseWithDefaults(schema, document)).toEqual({ value: nothing, issues: [] });
});

test("what is broken takes its default and is reported; the rest is kept", () => {
  const { value, issues } = parseWithDefaults(schema, { name: "Ours", hero: { title: "[title]" } });
  expect(value).toMatchObject({ name: "Ours", hero: { title: "shipped title" } });
  const message = "hero.title contains a placeholder, [title]";
  expect(issues).toEqual([{ message, severity: "warning", isShownByCheck: true }]);
});

test("a broken entry leaves its list, however much of it is broken", () => {
  const good = { label: "Good", url: "https://a.example" };
  const links = [{ label: 1, url: "x" }, good, { label: "B" }, good];
  const { value, issues } = parseWithDefaults(schema, { links });
  expect(value.links).toEqual([good, good]);
  expect(issues).toHaveLength(2);
});

test.each(["text", 12, [], { hero: "text", links: "text", name: {} }])("%j is survived", (document) => {
  expect(parseWithDefaults(schema, document).value.name).toBe("shipped");
});

test("a part that lacks what it cannot do without takes its default as a whole", () => {
  const { value, issues } = parseWithDefaults(schema, { name: "Ours", more: { label: "All", href: "" } });
  expect(value).toMatchObject({ name: "Ours", more });
  expect(issues).toEqual([{ message: "more.href is missing", severity: "warning" }]);
});

test("a wrong kind of value is named as an owner would name it, not as the library does", () => {
  const typed = z.object({
    text: line.default(""),
    count: z.int().min(1).max(9).default(1),
    more: z.int().min(1).default(1),
    far: z.int().max(9).default(1),
    list: z.array(z.string()).default([]),
    group: z.object({}).default({}),
    isOn: z.boolean().default(false),
    either: z.union([z.object({ a: z.string() }), z.object({ b: z.string() })]).default({ a: "" }),
  });
  const wrong = { text: 5, count: 1.5, more: 0, far: 12, list: "a", group: "b", isOn: "yes", either: {} };
  expect(messagesOf(parseWithDefaults(typed, wrong).issues)).toEqual([
    "text is not a text",
    "count is not a whole number",
    "more is less than 1",
    "far is more than 9",
    "list is not a list",
    "group is not a group of fields",
    "isOn is not yes or no",
    "either is not what belongs there",
  ]);
});
