import { httpError } from "@trousseau/host/http-error.ts";
import { expect, test } from "vitest";
import { createFilterMatcher, createIsolatingMatch } from "./filter-runner.ts";
import type { FilterResult, MatchTask } from "./query-task.ts";

const documents: MatchTask["documents"] = [{ _id: "odile", _type: "product" }];
const others = [undefined];
const met = { met: "1" };

function openMatcher(resultOf: (query: string) => FilterResult | undefined) {
  const tasks: MatchTask[] = [];
  const { match } = createFilterMatcher((task) => {
    tasks.push(task);
    return Promise.resolve(task.filters.flatMap(({ query }) => resultOf(query) ?? []));
  });
  const ask = (query: string, { from = "anna", params = {}, about = documents } = {}) =>
    match({ query, params }, about, from);
  return { tasks, ask };
}

test("what is asked at once about the same documents is one task, and what is equal in it one filter", async () => {
  const { tasks, ask } = openMatcher((query) => ({ met: query === "*" ? "1" : "0" }));
  const answers = [ask("*"), ask("*"), ask("*[x]"), ask("*", { from: "berta" })];
  const more = [ask("*", { params: { x: 1 } }), ask("*", { about: others })];
  expect(await Promise.all([...answers, ...more])).toEqual(["1", "1", "0", "1", "1", "1"]);
  const kinds = tasks.map(({ filters, documents: about }) => [filters.length, about]);
  expect(kinds).toEqual([
    [4, documents],
    [1, others],
  ]);
  await ask("*");
  expect(tasks).toHaveLength(3);
});

test("a filter that fails rejects with its own fault, one without a result with a 503, and all of them when the task fails", async () => {
  const fault = { status: 400, body: { why: "bad" } };
  const { ask } = openMatcher((query) => (query === "bad" ? fault : met));
  const [bad, good] = [ask("bad"), ask("*")];
  await expect(bad).rejects.toMatchObject(fault);
  expect(await good).toBe("1");
  const message = "The filter was not evaluated. Try again shortly.";
  await expect(openMatcher(() => undefined).ask("*")).rejects.toMatchObject({
    status: 503,
    body: { message },
  });
  const broken = createFilterMatcher(() => Promise.reject(new Error("gone")));
  const all = [documents, others].map((about) => broken.match({ query: "*", params: {} }, about, "anna"));
  for (const one of all) await expect(one).rejects.toThrow("gone");
});

/** Each filter is a person and a query. The process ends by the culprits, and `asked` lists the queries of each call. */
function openRun(culprits: string, status = 400) {
  const runs: string[] = [];
  const match = createIsolatingMatch(({ filters }: MatchTask) => {
    const queries = filters.map(({ query }) => query).join("");
    runs.push(queries);
    if ([...queries].some((query) => culprits.includes(query)))
      return Promise.reject(httpError(status, `Ended by ${queries}`));
    return Promise.resolve(filters.map(() => met));
  });
  const ask = (...filters: string[]) => {
    const asFilter = ([from = "", query = ""]: string[]) => ({ query, params: {}, from });
    return match({ filters: filters.map((filter) => asFilter(filter.split(" "))), documents: [] });
  };
  return { runs, ask };
}

test("one that ends the process ends its client's, and nobody else's", async () => {
  const { ask, runs } = openRun("b");
  const ended = { status: 400, body: expect.objectContaining({ message: "Ended by ab" }) };
  expect(await ask("anna a", "berta c", "anna b")).toEqual([ended, met, ended]);
  expect(runs).toEqual(["acb", "ab", "c"]);
  expect(await ask("anna a", "anna b")).toEqual([ended, ended]);
  expect(runs).toHaveLength(4);
});

test("a fault of the machine is nobody's, at first and while culprits are looked for", async () => {
  const { ask, runs } = openRun("b", 503);
  await expect(ask("anna a", "anna b")).rejects.toMatchObject({ status: 503 });
  expect(runs).toHaveLength(1);
  let times = 0;
  const match = createIsolatingMatch(() => {
    times += 1;
    return Promise.reject(times === 1 ? httpError(400, "Ended.") : new Error("no memory"));
  });
  const filters = ["anna", "berta"].map((from) => ({ query: from, params: {}, from }));
  await expect(match({ filters, documents: [] })).rejects.toThrow("no memory");
  expect(times).toBe(2);
});
