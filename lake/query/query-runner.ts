import type { Log } from "@trousseau/host/log.ts";
import { createTaskQueue, type SharedTask } from "@trousseau/host/task-queue.ts";
import { limits } from "../limits.ts";
import { createTaskProcess } from "../process/task-process.ts";
import { createFilterRunner, type FilterMatcher } from "./filter-runner.ts";
import { type EvaluateTask, type Filter, isSelectedIds } from "./query-task.ts";

export type QueryResult = {
  body: string;
  ms: number;
};

/** A query runs in a process of its own and ends alone. */
export type QueryRunner = FilterMatcher & {
  /** Evaluation begins when a client joins. The time includes the wait. `onEnd` says that nobody can join any more. */
  evaluate(task: EvaluateTask, onEnd?: () => void): SharedTask<QueryResult>;
  /** Returns the ids that each query names, all of one moment. Together they have the time of one query. */
  select(selections: readonly Filter[]): Promise<string[][]>;
  close(): Promise<void>;
};

export type QueryRunnerOptions = {
  file: string;
  projectId: string;
  dataset: string;
  compileCacheFolder: string;
  heapMb: number;
  deadlineMs: number;
  maxResponseBytes: number;
  log: Log;
};

export function createQueryRunner(options: QueryRunnerOptions): QueryRunner {
  const { file, projectId, dataset, compileCacheFolder, heapMb, deadlineMs, maxResponseBytes, log } = options;
  const reported = new Set<string>();
  const both = {
    compileCacheFolder,
    heapMb,
    idleMs: IDLE_MS,
    onStartFailure: (output: string) =>
      log({ level: "error", message: "The process that evaluates queries cannot start", output }),
  };
  const filters = createFilterRunner({ ...both, projectId, dataset });
  const tasks = createTaskProcess({
    ...both,
    entry: new URL("./query-process.ts", import.meta.url),
    args: [file, projectId, dataset],
    subject: "The query",
    deadlineMs,
    maxReplyBytes: maxResponseBytes,
    onReport(message) {
      // Every new process finds the same again.
      if (!reported.has(message) && reported.size < MAX_REPORTS) log({ level: "error", message });
      reported.add(message);
    },
  });

  const maxWaiting = limits.waitingQueries;
  const queue = createTaskQueue({
    concurrency: 1,
    maxWaiting,
    maxWaitingPerClient: maxWaiting / 2,
    busyMessage: "Too many queries are waiting.",
  });

  return {
    match: filters.match,
    evaluate(task, onEnd = () => undefined) {
      const queuedAt = performance.now();
      async function run(): Promise<QueryResult> {
        const body = await tasks.run(task);
        return { body, ms: Math.round(performance.now() - queuedAt) };
      }
      return queue.share(run, onEnd);
    },
    async select(selections) {
      // A change waits for it, and only one query runs before it: the others wait in the queue.
      const ids: unknown = JSON.parse(await tasks.run({ selections }));
      return isSelectedIds(ids) ? ids : [];
    },
    close: async () => void (await Promise.all([tasks.close(), filters.close()])),
  };
}

/** Studio queries all the time while an editor works in it, and the shop only after a commit. */
const IDLE_MS = 60_000;

const MAX_REPORTS = 1000;
