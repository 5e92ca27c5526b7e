import type { Document } from "../documents/document.ts";
import { HttpError, httpError } from "../http/http-error.ts";
import type { ClientFilter, Filter, FilterResult, MatchTask } from "./query-task.ts";

export interface FilterMatcher {
  /**
   * Returns "1" or "0" for each document. Requests about the same list of documents become one task. Rejects with an HttpError.
   */
  match(filter: Filter, documents: Documents, from: string): Promise<string>;
}

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

interface PendingMatch {
  filter: ClientFilter;
  resolve: (met: string) => void;
  reject: (error: unknown) => void;
}

function settle({ resolve, reject }: PendingMatch, result: FilterResult | undefined): void {
  if (result === undefined) reject(httpError(503, "The filter was not evaluated. Try again shortly."));
  else if ("met" in result) resolve(result.met);
  else reject(new HttpError(result.status, result.body));
}
