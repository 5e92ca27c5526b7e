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

/** Each filter takes as long as it says on a clock of its own. */
function matchTimed(filters: readonly ClientFilter[]) {
  let ms = 0;
  const results = matchFilters(
    filters,
    ({ params }, maxMs) => {
      ms += Math.min(Number(params.ms), maxMs);
      return Number(params.ms) <= maxMs ? { met: "1" } : undefined;
    },
    () => ms,
  );
  return { ms, results };
}

function filtersOf(from: string, costs: readonly number[]): ClientFilter[] {
  return costs.map((ms, at) => ({ query: `${from} ${at}`, params: { ms }, from }));
}

const met = (results: readonly object[]) => results.map((result) => "met" in result);

test("a hundred slow filters of one person have no more time than all of theirs may, and nobody else pays for them", () => {
  const slow = filtersOf("anna", Array(100).fill(450));
  const cheap = [...filtersOf("berta", Array(50).fill(0.1)), ...filtersOf("carla", [300])];
  const { ms, results } = matchTimed([...slow, ...cheap]);
  // Carla's filter is evaluated again in each round.
  expect(ms).toBeLessThan(limits.filterMsPerPerson + 700);
  expect(met(results.slice(100))).toEqual(cheap.map(() => true));
  expect(met(results.slice(0, 100)).filter(Boolean).length).toBeLessThan(3);
  expect(JSON.stringify(results[50])).toContain("The filters of all your listeners together ran longer");
});

test("it is the costliest that end: one's own cheap ones are done first, wherever they stand", () => {
  const { results } = matchTimed(filtersOf("anna", [450, 0.1, 450, 0.1, 450, 0.1]));
  const [first, second, third, fourth, fifth, sixth] = met(results);
  expect([second, fourth, sixth]).toEqual([true, true, true]);
  expect([first, third, fifth]).toContain(false);
});

test("many persons with many slow filters leave the time of all within its limit, and somebody with few is done first", () => {
  const many = Array.from({ length: 5 }, (_, at) => filtersOf(`person ${at}`, Array(300).fill(50))).flat();
  const few = filtersOf("zoe", [0.1, 0.1]);
  const { ms, results } = matchTimed([...many, ...few]);
  expect(ms).toBeLessThanOrEqual(limits.filterMsInAll + 4);
  expect(met(results.slice(-2))).toEqual([true, true]);
});
