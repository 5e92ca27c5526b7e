import { httpError } from "../http/http-error.ts";
import { startTaskWorker, type TaskWorker, type TaskWorkerOptions } from "./task-worker.ts";

/** Does tasks of one kind in a process of their own, which a task may bring down without anybody else noticing. */
interface TaskProcess {
  /**
   * What the handler returned. Rejects with an HttpError: the handler's own; 400 when the task used up its time or its memory (TooCostly)
   * or the size of a reply; 503 when it waited for the machine instead, the process ended in any other way or cannot start, too many
   * tasks are waiting, or this is closed.
   */
  run(task: unknown, options?: RunOptions): Promise<string>;
  close(): Promise<void>;
}

interface RunOptions {
  /** It is the next one, however many wait: for work that was accepted already. */
  isUrgent?: boolean;
  /** For this task, in place of what is usual. */
  deadlineMs?: number;
}

export interface TaskProcessOptions extends TaskWorkerOptions {
  /** A process that had nothing to do for so long is ended; the next task starts another. */
  idleMs: number;
  maxWaiting: number;
}

/**
 * Tasks are done in order. A synchronous evaluation cannot be interrupted from inside, and one that reaches V8's heap limit ends its
 * whole process, so the process is what is given up: at the deadline by SIGKILL. The next one is started at once.
 */
export function createTaskProcess(options: TaskProcessOptions): TaskProcess {
  const waiting: Pending[] = [];
  let worker: TaskWorker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isWorking = false;
  let isBusy = false;
  let isClosed = false;

  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    clearTimeout(idle);
    while (waiting.length > 0 && !isClosed) await doNext(start());
    isWorking = false;
    if (!isClosed) rest();
  }

  function start(): TaskWorker {
    if (worker === undefined || worker.isOver) worker = startTaskWorker(options);
    worker.setRef(true);
    return worker;
  }

  async function doNext(ready: TaskWorker): Promise<void> {
    const next = waiting.shift();
    isBusy = true;
    try {
      await ready.ready;
    } catch (error) {
      isBusy = false;
      next?.reject(error);
      return failAll(error);
    }
    const settle = await ready.run(next?.task, next?.deadlineMs).then(
      (reply) => () => next?.resolve(reply),
      (error: unknown) => () => next?.reject(error),
    );
    isBusy = false;
    settle();
    // The next task does not wait for the start.
    if (ready.isOver && !isClosed) start();
  }

  /** The next task may be days away. */
  function rest(): void {
    worker?.setRef(false);
    idle = setTimeout(() => void worker?.kill(), options.idleMs);
    idle.unref();
  }

  function failAll(reason: unknown): void {
    for (const { reject } of waiting.splice(0)) reject(reason);
  }

  return {
    async run(task, { isUrgent = false, deadlineMs } = {}) {
      if (isClosed) throw httpError(503, "The content lake is closed");
      // The next one to be done does not wait.
      const slots = options.maxWaiting + (isBusy ? 0 : 1);
      if (waiting.length >= slots && !isUrgent)
        throw httpError(503, "The content lake is busy. Try again shortly.");
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      const pending = { task, deadlineMs, resolve, reject };
      if (isUrgent) waiting.unshift(pending);
      else waiting.push(pending);
      void work();
      return await promise;
    },
    async close() {
      isClosed = true;
      clearTimeout(idle);
      failAll(httpError(503, "The content lake is closing"));
      await worker?.kill();
    },
  };
}

interface Pending {
  task: unknown;
  deadlineMs: number | undefined;
  resolve: (reply: string) => void;
  reject: (error: unknown) => void;
}
