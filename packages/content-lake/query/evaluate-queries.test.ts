import { expect, test } from "vitest";
import type { Document } from "../documents/document.ts";
import { writeDocuments } from "../testing/test-lake.ts";
import { createQueryTaskRunner } from "./evaluate-queries.ts";

const gowns: Document[] = [
  { _id: "odile", _type: "product", name: "Odile", price: 300, text: ["Layers of", "tulle"] },
  { _id: "agathe", _type: "product", name: "Agathe", price: 500, muse: { _ref: "odile" } },
  { _id: "drafts.odile", _type: "product", name: "Odile, being changed" },
  { _id: "versions.spring.agathe", _type: "product", name: "Agathe in spring" },
];

const names = { projectId: "atelier", dataset: "production" };

async function openRunner(documents: readonly Document[] = gowns) {
  const run = createQueryTaskRunner({ file: await writeDocuments(documents), ...names }, () => undefined);
  const about = { params: {}, perspective: "raw", visibility: "everything", identity: "anna" };
  const ask = (query: string, more: object = {}): unknown => JSON.parse(run({ query, ...about, ...more }));
  return { run, ask };
}

function failureOf(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
}

test("stacks of layers are looked through again, also when there are more of them than are remembered", async () => {
  const { ask } = await openRunner();
  const named = (...layers: string[]) => ask("*.name", { perspective: [...layers, "published"] });
  expect(named("drafts")).toEqual(["Agathe", "Odile, being changed"]);
  for (let at = 0; at < 12; at += 1) expect(named(`r${at}`)).toEqual(["Agathe", "Odile"]);
  expect(named("spring")).toEqual(["Agathe in spring", "Odile"]);
});

test("full text is what a document says, in its lists and objects, and not its own names and kind", async () => {
  const { ask } = await openRunner([
    {
      _id: "gown-1",
      _type: "product",
      title: "Robe",
      rows: [{ _key: "secretkey", text: "velvet" }],
      size: 36,
    },
  ]);
  const count = (words: string, text = "@") =>
    ask(`count(*[${text} match text::query($words)])`, { params: { words } });
  expect(["velv", "robe", "", "*", "-silk", "robe -silk"].map((words) => count(words))).toEqual([
    1, 1, 1, 1, 1, 1,
  ]);
  expect(
    ["silk", "secretkey", "product", "-velvet", "robe silk", "Stryker"].map((words) => count(words)),
  ).toEqual([0, 0, 0, 0, 0, 0]);
  expect(count('"robe"', "[title, _id]")).toBe(1);
  expect(count("gown", "[@, _id]")).toBe(1);
  expect(count("velvet", "title")).toBe(0);
  expect(ask("*[0]{...}")).not.toHaveProperty("\0searchTokens");
  expect(ask("*[title match 'rob*'][0].size")).toBe(36);
});

test("a function that nobody knows is told for the whole query, and one that fails while it runs is no fault of its words", async () => {
  const { ask } = await openRunner([]);
  expect(failureOf(() => ask("nothing::known()"))).toMatchObject({
    body: { error: { type: "queryParseError", start: 0, end: 16 } },
  });
  const deep = `${"!".repeat(50_000)}true`;
  expect(failureOf(() => ask(deep))).toMatchObject({ status: 400 });
  const text = `({"a":"${"x".repeat(64)}"}${'{"a":a+a}'.repeat(40)}).a`;
  expect(failureOf(() => ask(text))).toMatchObject({
    body: { error: { type: "queryExecutionError", description: "The result is too large", query: text } },
  });
});
