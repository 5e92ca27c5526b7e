import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import { matchFilters } from "./match-filters.ts";
import type { ClientFilter } from "./query-task.ts";

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

test("one that is too slow alone is told that", () => {
  const [result] = matchTimed(filtersOf("anna", [limits.filterMs + 100])).results;
  expect(JSON.stringify(result)).toContain(`${limits.filterMs} ms`);
});

test("many persons with many slow filters leave the time of all within its limit, and somebody with few is done first", () => {
  const many = Array.from({ length: 5 }, (_, at) => filtersOf(`person ${at}`, Array(300).fill(50))).flat();
  const few = filtersOf("zoe", [0.1, 0.1]);
  const { ms, results } = matchTimed([...many, ...few]);
  expect(ms).toBeLessThanOrEqual(limits.filterMsInAll + 4);
  expect(met(results.slice(-2))).toEqual([true, true]);
});
