import { type HttpError, httpError } from "@trousseau/host/http-error.ts";
import { LRUCache } from "lru-cache";
import type { Document } from "../documents/document.ts";
import { toHttpError } from "../http/json-response.ts";
import { limits } from "../limits.ts";
import { isTimeout, runWithTimeout } from "../process/task-handler.ts";
import { withSearchTokens } from "./computed-fields.ts";
import { compileFilter, type Params, type Query, queryFailure } from "./groq.ts";
import {
  asResult,
  type ClientFilter,
  type Filter,
  type FilterResult,
  isMatchTask,
  tooCostly,
} from "./query-task.ts";

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
      matchFilters(task.filters, (filter, maxMs) => matchWithin(maxMs, () => evaluate(filter, documents))),
    );
  };
}

/** One filter's fault does not concern the other listeners. */
function matchWithin(maxMs: number, evaluate: () => string): FilterResult | undefined {
  try {
    return { met: runWithTimeout(maxMs, evaluate) };
  } catch (error) {
    if (isTimeout(error)) return undefined;
    return asResult(toHttpError(error));
  }
}

/** Returns undefined when the time was not enough. */
type MatchOne = (filter: ClientFilter, maxMs: number) => FilterResult | undefined;

/**
 * Each round allows four times as long, so cheap filters finish before costly ones take any time. When the time is over, the
 * costliest are left and end their listeners. Clients with fewer filters come first.
 */
export function matchFilters(
  filters: readonly ClientFilter[],
  matchOne: MatchOne,
  now: () => number = workedMs,
): FilterResult[] {
  const results = new Map<ClientFilter, FilterResult>();
  const known = new Map<string, FilterResult>();
  const costs = createCosts();
  let open = filters;
  for (let round = 0; open.length > 0; round += 1) {
    const maxMs = Math.min(FIRST_ROUND_MS * 4 ** round, limits.filterMs);
    for (const filter of inTurn(open)) {
      const key = JSON.stringify([filter.query, filter.params]);
      const result = known.get(key) ?? matchInTurn(filter, maxMs);
      if (result === undefined) continue;
      results.set(filter, result);
      if ("met" in result) known.set(key, result);
    }
    open = open.filter((filter) => !results.has(filter));
  }
  return filters.flatMap((filter) => results.get(filter) ?? []);

  function matchInTurn(filter: ClientFilter, maxMs: number): FilterResult | undefined {
    const exceeded = costs.exceeded(filter.from);
    if (exceeded !== undefined) return asResult(exceeded);
    const leftMs = Math.ceil(Math.min(maxMs, costs.leftMs(filter.from)));
    const started = now();
    const result = matchOne(filter, leftMs);
    costs.add(filter.from, now() - started);
    return result ?? (leftMs >= limits.filterMs ? asResult(tooSlow()) : undefined);
  }
}

function createCosts() {
  const spent = new Map<string, number>();
  let inAll = 0;
  const leftOfOne = (from: string) => limits.filterMsPerPerson - (spent.get(from) ?? 0);
  const leftOfAll = () => limits.filterMsInAll - inAll;
  return {
    leftMs: (from: string) => Math.min(leftOfOne(from), leftOfAll()),
    exceeded(from: string): HttpError | undefined {
      if (leftOfOne(from) <= 0)
        return tooCostly("The filters of all your listeners", limits.filterMsPerPerson);
      return leftOfAll() <= 0 ? tooCostly("All listeners' filters", limits.filterMsInAll) : undefined;
    },
    add(from: string, ms: number) {
      spent.set(from, (spent.get(from) ?? 0) + ms);
      inAll += ms;
    },
  };
}

/** Other work of the machine costs nobody anything. */
function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function inTurn(filters: readonly ClientFilter[]): ClientFilter[] {
  const groups = [...Map.groupBy(filters, ({ from }) => from).values()];
  return groups.sort((one, other) => one.length - other.length).flat();
}

function tooSlow(): HttpError {
  return httpError(400, `The filter of this listener ran longer than ${limits.filterMs} ms and was stopped`);
}

/** An ordinary filter takes a hundredth of this. */
const FIRST_ROUND_MS = 4;
