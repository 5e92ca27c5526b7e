import { HttpError, httpError } from "@trousseau/host/http-error.ts";
import { limits } from "../limits.ts";
import { startStopwatchOf } from "./stopwatch.ts";
import { type Child, type ChildEnd, type ChildOptions, startChild } from "./task-child.ts";

export type TaskProcessOptions = ChildOptions & {
  /** The error message of a stopped task begins with it: "The query". */
  subject: string;
  /** The error message at the deadline. */
  tooLong?: string;
  /** This is CPU time. A busy machine gets several times as long. */
  deadlineMs: number;
  /** An idle process ends after this time, and the next task starts another. */
  idleMs: number;
  maxReplyBytes: number;
  /** The failed process wrote these lines last. */
  onStartFailure?: (output: string) => void;
  /** A handler reports this for the log. */
  onReport?: (message: string) => void;
};

/**
 * A task may bring down its own process, and nobody else notices. Tasks are done in order. Nothing but the end of its process
 * interrupts a synchronous evaluation. A process that a task has ended is replaced at once.
 */
export function createTaskProcess(options: TaskProcessOptions) {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let isClosed = false;

  function start(): Worker {
    if (worker === undefined || worker.isOver()) worker = startWorker(options);
    worker.setRef(true);
    return worker;
  }

  async function doNext(task: unknown, deadlineMs: number): Promise<string> {
    if (isClosed) throw closing();
    const current = start();
    await current.ready;
    try {
      return await current.run(task, deadlineMs);
    } finally {
      // The next task does not wait for the start.
      if (current.isOver() && !isClosed) start();
    }
  }

  /** The next task may be days away. */
  function rest(): void {
    waiting -= 1;
    if (waiting > 0 || isClosed) return;
    worker?.setRef(false);
    idle = setTimeout(() => void worker?.kill(), options.idleMs);
    idle.unref();
  }

  return {
    /**
     * Returns what the handler returned. Rejects with an HttpError. The task's own fault is a 400 (TooCostly for time or memory), and
     * any other a 503. `deadlineMs` is for this task.
     */
    run(task: unknown, deadlineMs: number = options.deadlineMs): Promise<string> {
      waiting += 1;
      clearTimeout(idle);
      const result = last.then(() => doNext(task, deadlineMs)).finally(rest);
      last = result.catch(() => undefined);
      return result;
    },
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(idle);
      await worker?.kill();
    },
  };
}

type Worker = {
  /** Rejects with a 503 when the process cannot start. */
  ready: Promise<void>;
  isOver(): boolean;
  run(task: unknown, deadlineMs: number): Promise<string>;
  setRef(isReferenced: boolean): void;
  kill(): Promise<void>;
};

/** One process does one task at a time, until a task brings it down. */
function startWorker(options: TaskProcessOptions): Worker {
  const ready = Promise.withResolvers<void>();
  // The callers have the rejection.
  ready.promise.catch(() => undefined);
  let current: PromiseWithResolvers<string> | undefined;
  let isOver = false;

  const child = startChild(options, {
    onReady: ready.resolve,
    onReply(reply) {
      if ("text" in reply) current?.resolve(reply.text);
      else current?.reject(new HttpError(reply.status, reply.body));
    },
    onReport: (message) => options.onReport?.(message),
    onEnd(how) {
      if (!how.wasReady) options.onStartFailure?.(how.output);
      end(failureOf(how, options));
    },
  });

  function end(failure: HttpError): void {
    isOver = true;
    ready.reject(failure);
    current?.reject(failure);
  }

  async function run(task: unknown, deadlineMs: number): Promise<string> {
    if (isOver) throw stopped(options);
    const mine = Promise.withResolvers<string>();
    current = mine;
    const stopTimer = onceUsedUp(deadlineMs, child.pid, (isOwnFault) => {
      end(isOwnFault ? tooSlow(options) : tooBusy(options));
      void child.kill();
    });
    try {
      send(child, { task, deadlineMs }, options);
      return await mine.promise;
    } finally {
      stopTimer();
      current = undefined;
    }
  }

  return {
    ready: ready.promise,
    isOver: () => isOver,
    run,
    setRef: child.setRef,
    kill() {
      end(closing());
      return child.kill();
    },
  };
}

function send(
  child: Child,
  { task, deadlineMs }: { task: unknown; deadlineMs: number },
  { subject, maxReplyBytes }: TaskProcessOptions,
): void {
  // A process outlives a killed parent by so much at most.
  const interruptAfterMs = limits.busyFactor * deadlineMs + INTERRUPT_GRACE_MS;
  try {
    child.send({ task, interruptAfterMs, maxReplyBytes });
  } catch {
    throw httpError(400, `${subject} is nested too deep`);
  }
}

/** Only a fault that is known to be the task's is a 400. */
function failureOf({ wasReady, isOutOfMemory }: ChildEnd, options: TaskProcessOptions): HttpError {
  if (!wasReady) return httpError(503, "The content lake cannot read its documents at the moment");
  if (isOutOfMemory) return new TooCostly(`${options.subject} needs more memory than one may use`);
  return stopped(options);
}

function tooSlow({ subject, deadlineMs, tooLong }: TaskProcessOptions): HttpError {
  return new TooCostly(tooLong ?? `${subject} ran longer than ${deadlineMs} ms and was stopped`);
}

function tooBusy({ subject }: TaskProcessOptions): HttpError {
  return httpError(503, `${subject} was stopped: the machine is busy. Try again shortly.`);
}

function stopped({ subject }: TaskProcessOptions): HttpError {
  return httpError(503, `${subject} was stopped by the system. Try again shortly.`);
}

/** Calls back when a process has had its time, or has waited for the machine for long enough. Returns the function that cancels it. */
function onceUsedUp(
  deadlineMs: number,
  pid: number | undefined,
  end: (isOwnFault: boolean) => void,
): () => void {
  const readStopwatch = startStopwatchOf(pid);
  let timer = setTimeout(look, deadlineMs);
  function look(): void {
    const { cpuMs, wallMs } = readStopwatch();
    // A harmless task takes a tenth of its deadline, so a quarter is too slow as well.
    if (cpuMs >= deadlineMs) end(true);
    else if (wallMs >= limits.busyFactor * deadlineMs) end(cpuMs > deadlineMs / 4);
    else timer = setTimeout(look, Math.max(SHORTEST_LOOK_MS, deadlineMs - cpuMs));
  }
  return () => clearTimeout(timer);
}

function closing(): HttpError {
  return httpError(503, "The content lake is closing");
}

/** Linux counts a processor's time in hundredths of a second. */
const SHORTEST_LOOK_MS = 20;

const INTERRUPT_GRACE_MS = 500;

/**
 * A task has used up its time or its memory. Clients repeat a 503, and the same task would take as much again, so this is a 400.
 * A release scheduler may still retry.
 */
export class TooCostly extends HttpError {
  constructor(message: string) {
    const { status, body } = httpError(400, message);
    super(status, body);
    this.name = "TooCostly";
  }
}
