import { expect, test } from "vitest";
import type { Document } from "../documents/document.ts";
import { limits } from "../limits.ts";
import { createFilterTaskRunner, matchFilters } from "./match-filters.ts";
import type { ClientFilter } from "./query-task.ts";

const gown = { _id: "gown", _type: "product", name: "Odile", price: 300, text: "Layers of tulle" };
const note = { _id: "note", _type: "note", name: "For the label" };

function ask(queries: readonly string[], documents: readonly (Document | undefined)[], params = {}): unknown {
  const run = createFilterTaskRunner("atelier", "production");
  // Each task arrives with copies of its own.
  const filters = queries.map((query) => ({ query, params, from: "anna" }));
  return JSON.parse(run(structuredClone({ filters, documents })));
}

test.each([
  ["*[_type == 'product']", "100"],
  ["*[price > 400]", "000"],
  ["*", "101"],
  ["*[_type == $type]", "001"],
  ["*[sanity::dataset() == 'production' && sanity::projectId() == 'atelier']", "101"],
  // Nothing matters that a query makes of its documents.
  ["*[_type == 'product']{name}", "100"],
  ["*[_type == 'product'].name", "100"],
  ["*[_type == 'product'] | order(name)", "100"],
  ["*[_type == 'product'] | order(name)[0..9]{name}", "100"],
  ["*[_type == 'product'][0]", "100"],
  ["*[_type == 'product'][0...3]", "100"],
  ["(*[_type == 'product'])", "100"],
  ["*[_type == 'product'][]", "100"],
])("of a gown, nothing and a note, those that meet %s are %s", (query, met) => {
  expect(ask([query, "*"], [gown, undefined, note], { type: "note" })).toEqual([{ met }, { met: "101" }]);
});

test("one that cannot be evaluated says why, and the others are answered", () => {
  const missing = { description: "param $id referenced, but not provided", start: 9, end: 12 };
  expect(ask(["*[", "*[_id == $id]", "*[name == 'Odile']"], [gown])).toMatchObject([
    { status: 400, body: { error: { type: "queryParseError", query: "*[" } } },
    { status: 400, body: { error: missing } },
    { met: "1" },
  ]);
});

/** Each filter takes as long as it says on a clock of its own. */
function matchTimed(...filters: ClientFilter[]) {
  let ms = 0;
  const evaluate = ({ params }: ClientFilter, maxMs: number) => {
    ms += Math.min(Number(params.ms), maxMs);
    return Number(params.ms) <= maxMs ? { met: "1" } : undefined;
  };
  const results = matchFilters(filters, evaluate, () => ms);
  return { ms, results, met: results.map((result) => "met" in result) };
}

function filtersOf(from: string, ...costs: number[]): ClientFilter[] {
  return costs.map((ms, at) => ({ query: `${from} ${at}`, params: { ms }, from }));
}

test("a hundred slow filters of one person have no more time than all of theirs may, and nobody else pays for them", () => {
  const slow = filtersOf("anna", ...Array(100).fill(450));
  const cheap = [...filtersOf("berta", ...Array(50).fill(0.1)), ...filtersOf("carla", 300)];
  const { ms, results, met } = matchTimed(...slow, ...cheap);
  // Carla's filter is evaluated again in each round.
  expect(ms).toBeLessThan(limits.filterMsPerPerson + 700);
  expect(met.slice(100)).toEqual(cheap.map(() => true));
  expect(met.slice(0, 100).filter(Boolean).length).toBeLessThan(3);
  expect(JSON.stringify(results[50])).toContain("The filters of all your listeners together ran longer");
});

test("it is the costliest that end: one's own cheap ones are done first, wherever they stand", () => {
  const { met } = matchTimed(...filtersOf("anna", 450, 0.1, 450, 0.1, 450, 0.1));
  expect(met.filter((_, at) => at % 2 === 1)).toEqual([true, true, true]);
  expect(met).toContain(false);
});

test("many persons with many slow filters leave the time of all within its limit, and somebody with few is done first", () => {
  const slow = (name: string) => filtersOf(name, ...Array(300).fill(50));
  const { ms, met } = matchTimed(...["a", "b", "c", "d", "e"].flatMap(slow), ...filtersOf("zoe", 0.1, 0.1));
  expect(ms).toBeLessThanOrEqual(limits.filterMsInAll + 4);
  expect(met.slice(-2)).toEqual([true, true]);
});
