import { expect, test } from "vitest";
import type { Document } from "../documents/document.ts";
import { address, writeDocuments } from "../testing/test-lake.ts";
import { createQueryTaskRunner } from "./evaluate-queries.ts";

async function openRunner(...documents: Document[]) {
  const run = createQueryTaskRunner({ file: await writeDocuments(documents), ...address }, () => undefined);
  const about = { params: {}, perspective: "raw", visibility: "everything", identity: "anna" };
  return (query: string, more: object = {}): unknown => JSON.parse(run({ query, ...about, ...more }));
}

test("stacks of layers are looked through again, also when there are more of them than are remembered", async () => {
  const named = (_id: string, name: string) => ({ _id, _type: "product", name });
  const ask = await openRunner(
    ...[named("odile", "Odile"), named("agathe", "Agathe"), named("drafts.odile", "Odile, being changed")],
    named("versions.spring.agathe", "Agathe in spring"),
  );
  const namesIn = (...layers: string[]) => ask("*.name", { perspective: [...layers, "published"] });
  expect(namesIn("drafts")).toEqual(["Agathe", "Odile, being changed"]);
  for (let at = 0; at < 12; at += 1) expect(namesIn(`r${at}`)).toEqual(["Agathe", "Odile"]);
  expect(namesIn("spring")).toEqual(["Agathe in spring", "Odile"]);
});

test("full text is what a document says, in its lists and objects, and not its own names and kind", async () => {
  const rows = [{ _key: "secretkey", text: "velvet" }];
  const ask = await openRunner({ _id: "gown-1", _type: "product", title: "Robe", rows, size: 36 });
  const isIn = (words: string, text = "@") =>
    ask(`count(*[${text} match text::query($words)])`, { params: { words } }) === 1;
  const all = ["velv", "robe", "", "*", "-silk", "robe -silk"];
  expect(all.filter((words) => !isIn(words))).toEqual([]);
  const none = ["silk", "secretkey", "product", "-velvet", "robe silk", "Stryker"];
  expect(none.filter((words) => isIn(words))).toEqual([]);
  const inParts = [isIn('"robe"', "[title, _id]"), isIn("gown", "[@, _id]"), isIn("velvet", "title")];
  expect(inParts).toEqual([true, true, false]);
  expect(ask("*[0]{...}")).not.toHaveProperty("\0searchTokens");
  expect(ask("*[title match 'rob*'][0].size")).toBe(36);
});

const large = `({"a":"${"x".repeat(64)}"}${'{"a":a+a}'.repeat(40)}).a`;
const tooLarge = { type: "queryExecutionError", description: "The result is too large", query: large };

const unsupported = (query: string) => ({
  type: "queryExecutionError",
  description: "The query calls a function that this lake does not have",
  query,
});
const [difference, place] = ["diff::changedAny({}, {'a': 1}, a)", "geo::latLng(1, 2)"];

test.each([
  ["a comparison of two documents", difference, unsupported(difference)],
  ["a place", place, unsupported(place)],
  ["a function that nobody knows", "nothing::known()", { type: "queryParseError", start: 0, end: 16 }],
  ["deep conditions", `${"!".repeat(50_000)}true`, undefined],
  ["a text without an end", large, tooLarge],
])("%s is told for the whole query", async (_, query, error) => {
  const ask = await openRunner();
  const refusal = { status: 400, ...(error && { body: { error } }) };
  await expect(async () => ask(query)).rejects.toMatchObject(refusal);
});
