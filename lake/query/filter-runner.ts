import { HttpError, httpError } from "@trousseau/host/http-error.ts";
import type { Document } from "../documents/document.ts";
import { limits } from "../limits.ts";
import { createTaskProcess, type TaskProcessOptions } from "../process/task-process.ts";
import {
  asResult,
  type ClientFilter,
  type Filter,
  type FilterResult,
  isFilterResults,
  type MatchTask,
} from "./query-task.ts";

type FilterRunnerOptions = Pick<
  TaskProcessOptions,
  "compileCacheFolder" | "heapMb" | "idleMs" | "onStartFailure"
> & { projectId: string; dataset: string };

/** No query waits for this process. It holds no documents, and ends when nobody listens. */
export function createFilterRunner({ projectId, dataset, ...options }: FilterRunnerOptions) {
  const tasks = createTaskProcess({
    ...options,
    entry: new URL("./filter-process.ts", import.meta.url),
    args: [projectId, dataset],
    subject: "The filter of this listener",
    deadlineMs: limits.filterMsInAll + TRANSFER_MS,
    maxReplyBytes: MAX_REPLY_BYTES,
  });

  async function run(task: MatchTask): Promise<FilterResult[]> {
    const results: unknown = JSON.parse(await tasks.run(task));
    return isFilterResults(results) ? results : [];
  }

  return { ...createFilterMatcher(createIsolatingMatch(run)), close: tasks.close };
}

/** The largest transaction must arrive first, on a machine that may be busy. */
const TRANSFER_MS = 10_000;

/** A thousand listeners of the largest transaction fit. */
const MAX_REPLY_BYTES = 64 * 1024 * 1024;

export type FilterMatcher = {
  /**
   * Returns "1" or "0" for each document. Requests about the same list of documents become one task. Rejects with an HttpError.
   */
  match(filter: Filter, documents: Documents, from: string): Promise<string>;
};

export type Documents = readonly (Document | undefined)[];

export function createFilterMatcher(run: (task: MatchTask) => Promise<FilterResult[]>): FilterMatcher {
  let batches = new Map<Documents, Map<string, PendingMatch[]>>();

  function flush(): void {
    const ready = batches;
    batches = new Map();
    for (const [documents, pending] of ready) void matchBatch(documents, [...pending.values()]);
  }

  async function matchBatch(documents: Documents, pending: PendingMatch[][]): Promise<void> {
    try {
      const filters = pending.flatMap(([first]) => first?.filter ?? []);
      const results = await run({ filters, documents });
      for (const [index, equal] of pending.entries())
        for (const match of equal) settle(match, results[index]);
    } catch (error) {
      for (const match of pending.flat()) match.reject(error);
    }
  }

  return {
    match({ query, params }, documents, from) {
      return new Promise((resolve, reject) => {
        // All listeners get a commit in one turn of the event loop.
        if (batches.size === 0) setImmediate(flush);
        const batch = batches.get(documents) ?? new Map<string, PendingMatch[]>();
        batches.set(documents, batch);
        const key = JSON.stringify([from, query, params]);
        const equal = batch.get(key) ?? [];
        batch.set(key, equal);
        equal.push({ filter: { query, params, from }, resolve, reject });
      });
    },
  };
}

type PendingMatch = {
  filter: ClientFilter;
  resolve: (met: string) => void;
  reject: (error: unknown) => void;
};

function settle({ resolve, reject }: PendingMatch, result: FilterResult | undefined): void {
  if (result === undefined) reject(httpError(503, "The filter was not evaluated. Try again shortly."));
  else if ("met" in result) resolve(result.met);
  else reject(new HttpError(result.status, result.body));
}

type Match = (task: MatchTask) => Promise<FilterResult[]>;

/**
 * All filters are evaluated at once. One that ends the whole process says nothing about itself, so each client's filters are then
 * evaluated apart, and all of a client end with the one that is at fault.
 */
export function createIsolatingMatch(run: Match): Match {
  async function runAlone(task: MatchTask): Promise<FilterResult[]> {
    try {
      return await run(task);
    } catch (error) {
      if (!isTheirFault(error)) throw error;
      return task.filters.map(() => asResult(error));
    }
  }

  return async (task) => {
    const { filters, documents } = task;
    const groups = [...Map.groupBy(filters, ({ from }) => from).values()];
    if (groups.length === 1) return await runAlone(task);
    try {
      return await run(task);
    } catch (error) {
      if (!isTheirFault(error)) throw error;
      const results = new Map<ClientFilter, FilterResult | undefined>();
      for (const group of groups) {
        const found = await runAlone({ filters: group, documents });
        for (const [index, filter] of group.entries()) results.set(filter, found[index]);
      }
      return filters.flatMap((filter) => results.get(filter) ?? []);
    }
  };
}

function isTheirFault(error: unknown): error is HttpError {
  return error instanceof HttpError && error.status < 500;
}
