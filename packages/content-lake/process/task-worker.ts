import { HttpError, httpError, TooCostly } from "../http/http-error.ts";
import { limits } from "../limits.ts";
import { startStopwatchOf } from "./stopwatch.ts";
import { type ChildEnd, type ChildOptions, startChild } from "./task-child.ts";

/** One process, which does one task at a time until a task brings it down. */
export interface TaskWorker {
  /** Rejects with a 503 when it cannot start. */
  ready: Promise<void>;
  /** It does nothing more. */
  readonly isOver: boolean;
  /** `deadlineMs`: for this task, in place of what is usual. */
  run(task: unknown, deadlineMs?: number): Promise<string>;
  /** Whether this process should stay alive for it. */
  setRef(isReferenced: boolean): void;
  /** Returns when it is gone. What it was doing rejects with a 503. */
  kill(): Promise<void>;
}

export interface TaskWorkerOptions extends ChildOptions {
  /** Begins the error message of a task that was stopped: "The query". */
  subject: string;
  /** The error message at the deadline, where it is not the subject and the milliseconds. */
  tooLong?: string;
  /**
   * Of CPU time: a task that has had so much is ended together with its process. Where the machine is busy it is waited for
   * several times as long.
   */
  deadlineMs: number;
  maxReplyBytes: number;
  /** Told the last lines that a process wrote before it failed to start. */
  onStartFailure?: (output: string) => void;
  /** Told what a handler reports. */
  onReport?: (message: string) => void;
}

export function startTaskWorker(options: TaskWorkerOptions): TaskWorker {
  const { maxReplyBytes, subject } = options;
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
    onReport: options.onReport ?? (() => undefined),
    onEnd({ wasReady, cause, output }) {
      if (!wasReady) options.onStartFailure?.(output);
      over(wasReady ? failureOf(cause, options) : cannotStart());
    },
  });

  function over(failure: HttpError): void {
    isOver = true;
    ready.reject(failure);
    current?.reject(failure);
  }

  async function run(task: unknown, deadlineMs = options.deadlineMs): Promise<string> {
    if (isOver) throw failureOf("unknown", options);
    const mine = Promise.withResolvers<string>();
    current = mine;
    const stopTimer = onceUsedUp(deadlineMs, child.pid, (cause) => {
      over(failureOf(cause, options));
      void child.kill();
    });
    try {
      // A process outlives a parent that was killed by so much at most.
      const interruptAfterMs = WALL_TIME_FACTOR * deadlineMs + INTERRUPT_GRACE_MS;
      send({ task, interruptAfterMs, maxReplyBytes });
      return await mine.promise;
    } finally {
      stopTimer();
      current = undefined;
    }
  }

  function send(message: Parameters<typeof child.send>[0]): void {
    try {
      child.send(message);
    } catch {
      throw httpError(400, `${subject} is nested too deep`);
    }
  }

  return {
    ready: ready.promise,
    get isOver() {
      return isOver;
    },
    run,
    setRef: child.setRef,
    kill() {
      over(httpError(503, "The content lake is closing"));
      return child.kill();
    },
  };
}

/** Calls back when a process has had its time, or has been waited for long enough, until the returned function is called. */
function onceUsedUp(
  deadlineMs: number,
  pid: number | undefined,
  end: (cause: "time" | "busy") => void,
): () => void {
  const stopwatch = startStopwatchOf(pid);
  let timer = setTimeout(look, deadlineMs);
  function look(): void {
    const { cpuMs, wallMs } = stopwatch.read();
    if (cpuMs >= deadlineMs) end("time");
    else if (wallMs >= WALL_TIME_FACTOR * deadlineMs) end(cpuMs > deadlineMs / 4 ? "time" : "busy");
    else timer = setTimeout(look, Math.max(SHORTEST_LOOK_MS, deadlineMs - cpuMs));
  }
  return () => clearTimeout(timer);
}

/** Only what is known to be the task's fault is a 400; whatever else ends a process may pass. */
function failureOf(cause: ChildEnd["cause"], { subject, deadlineMs, tooLong }: TaskWorkerOptions): HttpError {
  if (cause === "time")
    return new TooCostly(tooLong ?? `${subject} ran longer than ${deadlineMs} ms and was stopped`);
  if (cause === "memory") return new TooCostly(`${subject} needs more memory than one may use`);
  if (cause === "busy")
    return httpError(503, `${subject} was stopped: the machine is busy. Try again shortly.`);
  return httpError(503, `${subject} was stopped by the system. Try again shortly.`);
}

function cannotStart(): HttpError {
  return httpError(503, "The content lake cannot read its documents at the moment");
}

/** A task that has had a quarter of its deadline by then is called too slow as well: what is not hostile takes a tenth. */
const WALL_TIME_FACTOR = limits.busyFactor;

/** A processor's time is counted in steps of a hundredth of a second. */
const SHORTEST_LOOK_MS = 20;

const INTERRUPT_GRACE_MS = 500;
