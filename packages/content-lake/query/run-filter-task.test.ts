import { expect, test } from "vitest";
import type { Document } from "../documents/document.ts";
import { createFilterTaskRunner } from "./run-filter-task.ts";

const gown = { _id: "gown", _type: "product", name: "Odile", price: 300, text: "Layers of tulle" };
const note = { _id: "note", _type: "note", name: "For the label" };

function ask(queries: readonly string[], documents: readonly (Document | undefined)[], params = {}): unknown {
  const run = createFilterTaskRunner("atelier", "production");
  // Each task arrives with copies of its own.
  const filters = queries.map((query) => ({ query, params, from: "anna" }));
  return JSON.parse(run(structuredClone({ filters, documents })));
}

test("each filter says of each document whether it is met", () => {
  expect(ask(["*[_type == 'product']", "*[price > 400]", "*"], [gown, undefined, note])).toEqual([
    { met: "100" },
    { met: "000" },
    { met: "101" },
  ]);
  expect(ask(["*[_type == $type]"], [gown, note], { type: "note" })).toEqual([{ met: "01" }]);
  expect(ask(["*[_type == sanity::dataset()]"], [{ ...gown, _type: "production" }])).toEqual([{ met: "1" }]);
});

test.each([
  "*[_type == 'product']{name}",
  "*[_type == 'product'].name",
  "*[_type == 'product'] | order(name)",
  "*[_type == 'product'] | order(name)[0..9]{name}",
  "*[_type == 'product'][0]",
  "*[_type == 'product'][0...3]",
  "(*[_type == 'product'])",
  "*[_type == 'product'][]",
])("what a query makes of its documents does not matter: %s", (query) => {
  expect(ask([query], [gown, note])).toEqual([{ met: "10" }]);
});

test("a filter about all the words of a document finds them", () => {
  expect(ask(["*[@ match text::query('tull')]"], [gown, note])).toEqual([{ met: "10" }]);
});

test("one that cannot be evaluated says why, and the others are answered", () => {
  expect(ask(["*[", "*[_id == $id]", "*[name == 'Odile']"], [gown])).toEqual([
    { status: 400, body: { error: expect.objectContaining({ type: "queryParseError", query: "*[" }) } },
    {
      status: 400,
      body: {
        error: expect.objectContaining({
          description: "param $id referenced, but not provided",
          start: 9,
          end: 12,
        }),
      },
    },
    { met: "1" },
  ]);
});

test("nothing but a list of filters is a task", () => {
  const run = createFilterTaskRunner("atelier", "production");
  for (const task of [undefined, null, "filters", { query: "*" }])
    expect(() => run(task)).toThrow("There is no such task");
});
