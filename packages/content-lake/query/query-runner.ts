import { Worker } from "node:worker_threads";
import { httpError } from "../http/http-error.ts";
import type { Job, Outcome } from "./query-task.ts";

export interface Lane {
  run(job: Job): Promise<Outcome>;
  close(): Promise<void>;
}

export interface LaneLimits {
  /** How long one query may run. */
  deadlineMs: number;
  /** What the documents and one query may take; a query that builds more than this ends its own thread and nothing else. */
  heapMb: number;
}

/**
 * One thread that answers queries in order. Evaluation cannot be interrupted from inside, so a query that is still running at its
 * deadline is ended together with its thread, and the next one waits for a fresh thread: some milliseconds, nobody else's event loop.
 */
export function createLane(file: string, { deadlineMs, heapMb }: LaneLimits): Lane {
  const waiting: Task[] = [];
  let worker: Worker | undefined;
  let isReady = false;
  let current: Task | undefined;
  let deadline: NodeJS.Timeout | undefined;
  let isClosed = false;

  function start(): void {
    const started = new Worker(new URL("./query-worker.ts", import.meta.url), {
      workerData: { file },
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    });
    started.unref();
    started.on("message", (message: "ready" | Outcome) => {
      if (started !== worker) return;
      if (message === "ready") isReady = true;
      else finish((task) => task.resolve(message));
      next();
    });
    started.on("error", () => {
      if (started === worker) fail();
    });
    worker = started;
    isReady = false;
  }

  /** The thread has ended by itself: out of memory, or the file cannot be read. */
  function fail(): void {
    worker = undefined;
    const wasReady = isReady;
    isReady = false;
    if (wasReady)
      finish((task) => task.reject(httpError(400, "The query needs more memory than a query may use")));
    else
      for (const task of waiting.splice(0))
        task.reject(httpError(503, "The content lake cannot read its documents at the moment"));
    next();
  }

  function finish(settle: (task: Task) => void): void {
    clearTimeout(deadline);
    const task = current;
    current = undefined;
    if (task !== undefined) settle(task);
  }

  function next(): void {
    if (isClosed || current !== undefined || waiting.length === 0) return;
    if (worker === undefined) start();
    if (!isReady) return;
    current = waiting.shift();
    worker?.postMessage(current?.job);
    deadline = setTimeout(giveUp, deadlineMs);
  }

  function giveUp(): void {
    void worker?.terminate();
    worker = undefined;
    // Not a 503: the same query would take as long again, and clients repeat a 503 five times.
    finish((task) =>
      task.reject(httpError(400, `The query ran longer than ${deadlineMs} ms and was stopped`)),
    );
    next();
  }

  return {
    run(job) {
      if (isClosed) return Promise.reject(httpError(503, "The content lake is closed"));
      if (waiting.length >= MOST_WAITING)
        return Promise.reject(httpError(503, "Too many queries are waiting. Try again shortly."));
      return new Promise((resolve, reject) => {
        waiting.push({ job, resolve, reject });
        next();
      });
    },
    async close() {
      isClosed = true;
      const closing = httpError(503, "The content lake is closing");
      finish((task) => task.reject(closing));
      for (const task of waiting.splice(0)) task.reject(closing);
      await worker?.terminate();
    },
  };
}

interface Task {
  job: Job;
  resolve: (outcome: Outcome) => void;
  reject: (error: Error) => void;
}

const MOST_WAITING = 200;
