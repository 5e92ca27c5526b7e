import { expect, test } from "vitest";
import { createFilterMatcher } from "./filter-matcher.ts";
import type { FilterResult, MatchTask } from "./query-task.ts";

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
