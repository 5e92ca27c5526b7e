import { LRUCache } from "lru-cache";
import { httpError, toHttpError } from "../http/http-error.ts";
import { limits } from "../limits.ts";
import { isTimeout, runWithin } from "../process/run-within.ts";
import { handleTasks, report } from "../process/task-handler.ts";
import { type Document, isFields } from "../store/document.ts";
import { answerAt } from "./asset-url-field.ts";
import { compile, compileFilter, type Query } from "./groq.ts";
import { queryFailure } from "./query-error.ts";
import {
  type AnswerTask,
  type Filter,
  type FilterResult,
  isAnswerTask,
  isMatchTask,
  isSelectTask,
  type MatchTask,
  type SelectTask,
} from "./query-task.ts";
import { withSearchTokens } from "./search-tokens.ts";
import { createSnapshot } from "./snapshot.ts";

/** The process that evaluates queries, for one dataset. */
const [file = "", projectId = "", dataset = ""] = process.argv.slice(2);
const sanity = { projectId, dataset };
const snapshot = createSnapshot(file, (id, problem) =>
  report(`The document ${id} cannot be read and is left out of every answer: ${problem}`),
);
/** Listeners ask the same of every commit. */
const compiledFilters = new LRUCache<string, Query>({ max: 1000 });

handleTasks((task) => {
  if (isMatchTask(task)) return match(task);
  if (isAnswerTask(task)) return answer(task);
  if (isSelectTask(task)) return select(task);
  throw new Error("There is no such task");
});

function answer({ query, params, perspective, visibility, identity, origin }: AnswerTask): string {
  // Outside of the query's own faults: a disk that cannot be read is none of them.
  snapshot.catchUp();
  const view = snapshot.view(perspective, visibility);
  try {
    const compiled = compile(query, params);
    return answerAt(origin, () =>
      JSON.stringify(compiled.evaluate({ ...view, params, identity, sanity }) ?? null),
    );
  } catch (error) {
    throw queryFailure(query, error);
  }
}

/** Every document as it is stored: patches and deletes are about those. */
function select({ selections }: SelectTask): string {
  snapshot.catchUp();
  const view = snapshot.view("raw", "everything");
  const idsOf = ({ query, params }: Filter) => {
    try {
      return idsIn(compile(query, params).evaluate({ ...view, params, identity: "", sanity }));
    } catch (error) {
      throw queryFailure(query, error);
    }
  };
  return JSON.stringify(selections.map(idsOf));
}

function idsIn(result: unknown): string[] {
  const found = Array.isArray(result) ? result : [result];
  return found.flatMap((document) =>
    isFields(document) && typeof document._id === "string" ? [document._id] : [],
  );
}

function match({ filters, documents }: MatchTask): string {
  const searchable = documents.map((document) => document && withSearchTokens(document));
  return JSON.stringify(filters.map((filter) => matchOne(filter, searchable)));
}

/** What one filter does wrong is its own: the others' listeners are answered. */
function matchOne(filter: Filter, documents: readonly (Document | undefined)[]): FilterResult {
  try {
    const met = runWithin(limits.filterMs.value, () => JSON.stringify(evaluateFilter(filter, documents)));
    return { met: JSON.parse(met) };
  } catch (error) {
    const slow = `The filter of this listener ran longer than ${limits.filterMs.value} ms and was stopped`;
    const { status, body } = isTimeout(error) ? httpError(400, slow) : toHttpError(error);
    return { status, body };
  }
}

function evaluateFilter({ query, params }: Filter, documents: readonly (Document | undefined)[]): boolean[] {
  try {
    const key = JSON.stringify([query, params]);
    const compiled = compiledFilters.get(key) ?? compileFilter(query, params);
    compiledFilters.set(key, compiled);
    return documents.map((document) => {
      if (document === undefined) return false;
      const scope = { documents: [document], find: () => undefined, params, identity: "", sanity };
      const met = compiled.evaluate(scope);
      return Array.isArray(met) && met.length > 0;
    });
  } catch (error) {
    throw queryFailure(query, error);
  }
}
