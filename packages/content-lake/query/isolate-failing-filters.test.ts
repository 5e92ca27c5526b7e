import { expect, test } from "vitest";
import { httpError } from "../http/http-error.ts";
import { createIsolatingMatch } from "./isolate-failing-filters.ts";
import type { ClientFilter, MatchTask } from "./query-task.ts";

/** The process ends by `culprits`, and `asked` lists the filters of each call. */
function openRun(culprits: readonly string[], status = 400) {
  const asked: string[][] = [];
  const match = createIsolatingMatch(({ filters }: MatchTask) => {
    const queries = filters.map(({ query }) => query);
    asked.push(queries);
    const isOver = queries.some((query) => culprits.includes(query));
    return isOver
      ? Promise.reject(httpError(status, `Ended by ${queries.join()}`))
      : Promise.resolve(filters.map(() => ({ met: "1" })));
  });
  return { asked, ask: (filters: readonly ClientFilter[]) => match({ filters, documents: [] }) };
}

function filtersOf(from: string, queries: readonly string[]): ClientFilter[] {
  return queries.map((query) => ({ query, params: {}, from }));
}

const met = { met: "1" };
const ended = (query: string) => ({
  status: 400,
  body: expect.objectContaining({ message: `Ended by ${query}` }),
});

test("filters that end no process are asked once, all together", async () => {
  const { ask, asked } = openRun([]);
  expect(await ask([...filtersOf("anna", ["a", "b"]), ...filtersOf("berta", ["c"])])).toEqual([
    met,
    met,
    met,
  ]);
  expect(asked).toEqual([["a", "b", "c"]]);
});

test("one that ends the process ends alone, in its place; nobody else's are asked with its client's", async () => {
  const { ask, asked } = openRun(["b"]);
  const [a, b, c] = filtersOf("anna", ["a", "b", "c"]);
  const [d] = filtersOf("berta", ["d"]);
  if (!a || !b || !c || !d) throw new Error("There are four.");
  expect(await ask([a, d, b, c])).toEqual([met, met, ended("b"), met]);
  expect(asked).toEqual([["a", "d", "b", "c"], ["a", "b", "c"], ["a", "b"], ["a"], ["b"], ["c"], ["d"]]);
});

test("a client that is alone is not asked the same twice", async () => {
  const { ask, asked } = openRun(["a"]);
  expect(await ask(filtersOf("anna", ["a", "b"]))).toEqual([ended("a"), met]);
  expect(asked).toEqual([["a", "b"], ["a"], ["b"]]);
  const alone = openRun(["a"]);
  expect(await alone.ask(filtersOf("anna", ["a"]))).toEqual([ended("a")]);
  expect(alone.asked).toEqual([["a"]]);
});

test("a client with many of them has its rest ended together, after twelve", async () => {
  const queries = Array.from({ length: 64 }, (_, at) => `filter ${at}`);
  const { ask, asked } = openRun(queries);
  const results = await ask(filtersOf("anna", queries));
  expect(results).toHaveLength(64);
  const together = results.filter((result) =>
    JSON.stringify(result).includes("The filters of all your listeners together"),
  );
  expect(together.length).toBeGreaterThan(50);
  expect(results[0]).toEqual(ended("filter 0"));
  expect(asked.length).toBeLessThan(25);
});

test("a fault of the machine is nobody's, at first and while culprits are looked for", async () => {
  const { ask, asked } = openRun(["b"], 503);
  await expect(ask(filtersOf("anna", ["a", "b"]))).rejects.toMatchObject({ status: 503 });
  expect(asked).toHaveLength(1);
  let times = 0;
  const match = createIsolatingMatch(() => {
    times += 1;
    return Promise.reject(times === 1 ? httpError(400, "Ended.") : new Error("no memory"));
  });
  await expect(match({ filters: filtersOf("anna", ["a", "b"]), documents: [] })).rejects.toThrow("no memory");
  expect(times).toBe(2);
});
