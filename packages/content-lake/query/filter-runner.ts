import { limits } from "../limits.ts";
import { createTaskProcess, type TaskProcessOptions } from "../process/task-process.ts";
import { createFilterMatcher, type FilterMatcher } from "./filter-matcher.ts";
import { createIsolatingMatch } from "./isolate-failing-filters.ts";
import { type FilterResult, isFilterResults, type MatchTask } from "./query-task.ts";

/** No query waits for this process. It holds no documents, and ends when nobody listens. */
interface FilterRunner extends FilterMatcher {
  close(): Promise<void>;
}

type FilterRunnerOptions = Pick<
  TaskProcessOptions,
  "compileCacheFolder" | "heapMb" | "idleMs" | "onStartFailure"
> & { projectId: string; dataset: string };

export function createFilterRunner({ projectId, dataset, ...options }: FilterRunnerOptions): FilterRunner {
  const tasks = createTaskProcess({
    ...options,
    entry: new URL("./filter-handler.ts", import.meta.url),
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
