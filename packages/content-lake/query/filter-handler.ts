import { LRUCache } from "lru-cache";
import { toHttpError } from "../http/http-error.ts";
import { isTimeout, runWithTimeout } from "../process/run-with-timeout.ts";
import { handleTasks } from "../process/task-handler.ts";
import type { Document } from "../store/document.ts";
import { compileFilter, type Query } from "./groq.ts";
import { matchFilters } from "./match-filters.ts";
import { queryFailure } from "./query-error.ts";
import { type Filter, type FilterResult, isMatchTask } from "./query-task.ts";
import { withSearchTokens } from "./search-tokens.ts";

/** The process that looks at listeners' filters, for one dataset. It is sent the documents that they are about, and reads none. */
const [projectId = "", dataset = ""] = process.argv.slice(2);
const sanity = { projectId, dataset };
/** Listeners ask the same of every commit. */
const compiled = new LRUCache<string, Query>({ max: 1000 });

handleTasks((task) => {
  if (!isMatchTask(task)) throw new Error("There is no such task");
  const documents = task.documents.map((document) => document && withSearchTokens(document));
  return JSON.stringify(matchFilters(task.filters, (filter, maxMs) => matchOne(filter, documents, maxMs)));
});

/** What one filter does wrong is its own: the others' listeners are answered. */
function matchOne(
  filter: Filter,
  documents: readonly (Document | undefined)[],
  maxMs: number,
): FilterResult | undefined {
  try {
    return { met: runWithTimeout(maxMs, () => evaluate(filter, documents)) };
  } catch (error) {
    if (isTimeout(error)) return undefined;
    const { status, body } = toHttpError(error);
    return { status, body };
  }
}

function evaluate({ query, params }: Filter, documents: readonly (Document | undefined)[]): string {
  try {
    const filter = compile(query, params);
    const isMet = (document: Document | undefined) => {
      if (document === undefined) return false;
      const scope = { documents: [document], find: () => undefined, params, identity: "", sanity };
      const met = filter.evaluate(scope);
      return Array.isArray(met) && met.length > 0;
    };
    return documents.map((document) => (isMet(document) ? "1" : "0")).join("");
  } catch (error) {
    throw queryFailure(query, error);
  }
}

function compile(query: string, params: Filter["params"]): Query {
  const key = JSON.stringify([query, params]);
  const known = compiled.get(key) ?? compileFilter(query, params);
  compiled.set(key, known);
  return known;
}
