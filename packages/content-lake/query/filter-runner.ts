import { HttpError } from "../http/http-error.ts";
import { limits } from "../limits.ts";
import { createTaskProcess, type TaskProcessOptions } from "../process/task-process.ts";
import { createFilterMatcher, type FilterMatcher } from "./filter-matcher.ts";
import { tooCostly } from "./match-filters.ts";
import { type ClientFilter, type FilterResult, isFilterResults, type MatchTask } from "./query-task.ts";

/** Looks at listeners' filters in a process of their own, for which no query waits. It has no documents, and ends when nobody listens. */
export interface FilterRunner extends FilterMatcher {
  close(): Promise<void>;
}

export type FilterRunnerOptions = Pick<
  TaskProcessOptions,
  "compileCacheFolder" | "heapMb" | "idleMs" | "onStartFailure"
> & { projectId: string; dataset: string };

export function createFilterRunner({ projectId, dataset, ...options }: FilterRunnerOptions): FilterRunner {
  const tasks = createTaskProcess({
    ...options,
    entry: new URL("./filter-handler.ts", import.meta.url),
    args: [projectId, dataset],
    subject: "The filter of this listener",
    deadlineMs: limits.filterMsInAll.value + TRANSFER_MS,
    // Each listener asks about one commit at a time, and listeners are limited.
    maxWaiting: Number.POSITIVE_INFINITY,
    maxReplyBytes: MAX_REPLY_BYTES,
  });

  async function run(task: MatchTask): Promise<FilterResult[]> {
    const results: unknown = JSON.parse(await tasks.run(task));
    return isFilterResults(results) ? results : [];
  }

  async function match(task: MatchTask): Promise<FilterResult[]> {
    try {
      return await run(task);
    } catch (error) {
      return isTheirFault(error) ? matchApart(task, error) : Promise.reject(error);
    }
  }

  /** A filter that ends the whole process says nothing about itself. First whose it is: nobody else's are put to the test with it. */
  async function matchApart({ filters, documents }: MatchTask, first: HttpError): Promise<FilterResult[]> {
    const groups = [...Map.groupBy(filters, ({ from }) => from).values()];
    const results = new Map<ClientFilter, FilterResult>();
    for (const group of groups) {
      const found = await findCulprits(
        { filters: group, documents },
        { deaths: MAX_DEATHS },
        groups.length === 1 ? first : undefined,
      );
      for (const [index, filter] of group.entries()) {
        const result = found[index];
        if (result !== undefined) results.set(filter, result);
      }
    }
    return filters.flatMap((filter) => results.get(filter) ?? []);
  }

  /** Asks in halves until each is alone, which costs its listener, or so many processes have ended that nobody's time is worth the rest. */
  async function findCulprits(
    task: MatchTask,
    left: { deaths: number },
    known?: HttpError,
  ): Promise<FilterResult[]> {
    try {
      if (known === undefined) return await run(task);
      throw known;
    } catch (error) {
      if (!isTheirFault(error)) throw error;
      const { filters, documents } = task;
      left.deaths -= 1;
      if (filters.length === 1) return [{ status: error.status, body: error.body }];
      if (left.deaths <= 0) return filters.map(asTooCostly);
      const half = Math.ceil(filters.length / 2);
      const ask = (some: readonly ClientFilter[]) => findCulprits({ filters: some, documents }, left);
      return [...(await ask(filters.slice(0, half))), ...(await ask(filters.slice(half)))];
    }
  }

  return { ...createFilterMatcher(match), close: tasks.close };
}

function isTheirFault(error: unknown): error is HttpError {
  return error instanceof HttpError && error.status < 500;
}

function asTooCostly(): FilterResult {
  const { status, body } = tooCostly("The filters of all your listeners", limits.filterMsPerPerson.value);
  return { status, body };
}

/** For the largest transaction to arrive, and for a machine that does something else as well. */
const TRANSFER_MS = 10_000;

/** A thousand listeners about the largest transaction. */
const MAX_REPLY_BYTES = 64 * 1024 * 1024;

/** Enough to find one among a thousand. Each takes up to a second. */
const MAX_DEATHS = 12;
