import { LRUCache } from "lru-cache";
import type { Document } from "../documents/document.ts";
import { toHttpError } from "../http/http-error.ts";
import { isTimeout, runWithTimeout } from "../process/run-with-timeout.ts";
import { compileFilter, type Params, type Query, queryFailure } from "./groq.ts";
import { matchFilters } from "./match-filters.ts";
import { type Filter, type FilterResult, isMatchTask } from "./query-task.ts";
import { withSearchTokens } from "./search-tokens.ts";

/** This process evaluates listeners' filters. The task brings the documents, so it reads none. */
export function createFilterTaskRunner(projectId: string, dataset: string): (task: unknown) => string {
  const sanity = { projectId, dataset };
  /** Listeners ask the same of every commit. */
  const compiled = new LRUCache<string, Query>({ max: 1000 });
  function compile({ query, params }: Filter): Query {
    const key = JSON.stringify([query, params]);
    const known = compiled.get(key) ?? compileFilter(query, params);
    compiled.set(key, known);
    return known;
  }
  function isMet(filter: Query, params: Params, document: Document | undefined): boolean {
    if (document === undefined) return false;
    const scope = { documents: [document], find: () => undefined, params, identity: "", sanity };
    const met = filter.evaluate(scope);
    return Array.isArray(met) && met.length > 0;
  }
  function evaluate(filter: Filter, documents: readonly (Document | undefined)[]): string {
    try {
      const query = compile(filter);
      return documents.map((document) => (isMet(query, filter.params, document) ? "1" : "0")).join("");
    } catch (error) {
      throw queryFailure(filter.query, error);
    }
  }
  return (task) => {
    if (!isMatchTask(task)) throw new Error("There is no such task");
    const documents = task.documents.map((document) => document && withSearchTokens(document));
    return JSON.stringify(
      matchFilters(task.filters, (filter, maxMs) => matchOne(maxMs, () => evaluate(filter, documents))),
    );
  };
}

/** One filter's fault does not concern the other listeners. */
function matchOne(maxMs: number, evaluate: () => string): FilterResult | undefined {
  try {
    return { met: runWithTimeout(maxMs, evaluate) };
  } catch (error) {
    if (isTimeout(error)) return undefined;
    const { status, body } = toHttpError(error);
    return { status, body };
  }
}
