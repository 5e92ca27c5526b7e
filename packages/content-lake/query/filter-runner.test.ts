import { expect, test } from "vitest";
import { httpError } from "../http/http-error.ts";
import { createFilterMatcher, createIsolatingMatch } from "./filter-runner.ts";
import type { ClientFilter, FilterResult, MatchTask } from "./query-task.ts";

function openMatcher(resultOf: (query: string) => FilterResult | undefined) {
  const tasks: MatchTask[] = [];
  const { match } = createFilterMatcher((task) => {
    tasks.push(task);
    return Promise.resolve(task.filters.flatMap(({ query }) => resultOf(query) ?? []));
  });
  return { tasks, match };
}

const documents = [{ _id: "odile", _type: "product" }];
const others = [undefined];

test("what is asked at once about the same documents is one task, and what is equal in it one filter", async () => {
  const { tasks, match } = openMatcher((query) => ({ met: query === "*" ? "1" : "0" }));
  const ask = (query: string, from: string, params = {}) => match({ query, params }, documents, from);
  const asked = [ask("*", "anna"), ask("*", "anna"), ask("*[x]", "anna"), ask("*", "berta")];
  const more = [ask("*", "anna", { x: 1 }), match({ query: "*", params: {} }, others, "anna")];
  expect(await Promise.all([...asked, ...more])).toEqual(["1", "1", "0", "1", "1", "1"]);
  expect(tasks.map(({ filters, documents: about }) => [filters.length, about])).toEqual([
    [4, documents],
    [1, others],
  ]);
  await ask("*", "anna");
  expect(tasks).toHaveLength(3);
});

test("a filter that fails rejects with its own fault, one without a result with a 503, and all of them when the task fails", async () => {
  const { match } = openMatcher((query) =>
    query === "bad" ? { status: 400, body: { why: "bad" } } : { met: "1" },
  );
  const [bad, good] = [
    match({ query: "bad", params: {} }, documents, "anna"),
    match({ query: "*", params: {} }, documents, "anna"),
  ];
  await expect(bad).rejects.toMatchObject({ status: 400, body: { why: "bad" } });
  expect(await good).toBe("1");
  const none = openMatcher(() => undefined);
  await expect(none.match({ query: "*", params: {} }, documents, "anna")).rejects.toMatchObject({
    status: 503,
    body: { message: "The filter was not evaluated. Try again shortly." },
  });
  const broken = createFilterMatcher(() => Promise.reject(new Error("gone")));
  const all = [documents, documents, others].map((about) =>
    broken.match({ query: "*", params: {} }, about, "anna"),
  );
  for (const one of all) await expect(one).rejects.toThrow("gone");
});

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

test("one that ends the process ends its client's, and nobody else's", async () => {
  const { ask, asked } = openRun(["b"]);
  const [a, b] = filtersOf("anna", ["a", "b"]);
  const [c] = filtersOf("berta", ["c"]);
  if (!a || !b || !c) throw new Error("There are three.");
  expect(await ask([a, c, b])).toEqual([ended("a,b"), met, ended("a,b")]);
  expect(asked).toEqual([["a", "c", "b"], ["a", "b"], ["c"]]);
  expect(await ask([a, b])).toEqual([ended("a,b"), ended("a,b")]);
  expect(asked).toHaveLength(4);
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
  const filters = [...filtersOf("anna", ["a"]), ...filtersOf("berta", ["b"])];
  await expect(match({ filters, documents: [] })).rejects.toThrow("no memory");
  expect(times).toBe(2);
});
