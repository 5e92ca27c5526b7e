import { HttpError, httpError } from "../http/http-error.ts";
import { type Child, type ChildEnd, type ChildOptions, startChild } from "./task-child.ts";

/** Does tasks of one kind in a process of their own, which a task may bring down without anybody else noticing. */
export interface TaskProcess {
  /**
   * What the handler returned. Rejects with an HttpError: the handler's own; 400 when the task used up its time, its memory or the
   * size of a reply; 503 when the process cannot start, too many tasks are waiting, or this is closed. An urgent task is the next one,
   * however many wait: for what somebody was promised.
   */
  run(task: unknown, options?: { isUrgent?: boolean }): Promise<string>;
  close(): Promise<void>;
}

export interface TaskProcessOptions extends ChildOptions {
  /** Begins what a caller is told about a task that was stopped: "The query". */
  subject: string;
  /** What a caller is told when the time was up, where that is not the subject and the milliseconds. */
  tooLong?: string;
  /** A task that is still running then is ended together with its process. */
  deadlineMs: number;
  /** A process that had nothing to do for so long is ended; the next task starts another. */
  idleMs: number;
  maxWaiting: number;
  maxReplyBytes: number;
  /** Told the last lines that a process wrote before it failed to start. */
  onStartFailure?: (output: string) => void;
  /** Told what a handler reports. */
  onReport?: (message: string) => void;
}

/**
 * Tasks are done in order. A synchronous evaluation cannot be interrupted from inside, and one that reaches V8's heap limit ends its
 * whole process, so the process is what is given up: at the deadline by SIGKILL. The next one is started at once.
 */
export function createTaskProcess(options: TaskProcessOptions): TaskProcess {
  const { deadlineMs, idleMs, maxWaiting, maxReplyBytes, subject } = options;
  const { tooLong = `${subject} ran longer than ${deadlineMs} ms and was stopped` } = options;
  const waiting: Pending[] = [];
  let child: Child | undefined;
  let current: Pending | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function start(): void {
    const started = startChild(options, {
      onReady: next,
      onReply(reply) {
        if ("text" in reply) settle((task) => task.resolve(reply.text));
        else settle((task) => task.reject(new HttpError(reply.status, reply.body)));
        next();
      },
      onReport: options.onReport ?? (() => undefined),
      onEnd(end) {
        if (child !== started) return;
        child = undefined;
        if (end.wasReady) failCurrent(end);
        else failAll(end);
      },
    });
    child = started;
  }

  function next(): void {
    if (isClosed || current !== undefined) return;
    const isWaiting = waiting.length > 0;
    if (child === undefined && isWaiting) start();
    child?.hold(isWaiting);
    if (child === undefined || !child.isReady) return;
    if (isWaiting) dispatch(child);
    else endWhenIdle();
  }

  function dispatch(ready: Child): void {
    current = waiting.shift();
    clearTimeout(timer);
    timer = setTimeout(stop, deadlineMs);
    // A process outlives a parent that was killed by the rest of one deadline at most.
    const message = { task: current?.task, interruptAfterMs: deadlineMs + INTERRUPT_GRACE_MS, maxReplyBytes };
    try {
      ready.send(message);
    } catch {
      settle((task) => task.reject(httpError(400, `${subject} is nested too deep`)));
      next();
    }
  }

  function settle(how: (task: Pending) => void): void {
    clearTimeout(timer);
    const task = current;
    current = undefined;
    if (task !== undefined) how(task);
  }

  /** Not a 503: the same task would take as long again, and clients repeat a 503 five times. */
  function stop(): void {
    giveUp(httpError(400, tooLong));
  }

  function failCurrent(end: ChildEnd): void {
    if (end.isInterrupted) stop();
    else if (end.signal === "SIGKILL")
      giveUp(httpError(503, `${subject} was stopped by the system. Try again shortly.`));
    else giveUp(httpError(400, `${subject} needs more memory than one may use`));
  }

  function giveUp(error: HttpError): void {
    child?.kill();
    child = undefined;
    const wasRunning = current !== undefined;
    settle((task) => task.reject(error));
    // Whoever asks next does not wait for the start.
    if (!isClosed && wasRunning) start();
    next();
  }

  function failAll({ output }: ChildEnd): void {
    options.onStartFailure?.(output);
    const failure = httpError(503, "The content lake cannot read its documents at the moment");
    for (const task of waiting.splice(0)) task.reject(failure);
  }

  function endWhenIdle(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      child?.kill();
      child = undefined;
    }, idleMs);
    timer.unref();
  }

  return {
    run(task, { isUrgent = false } = {}) {
      if (isClosed) return Promise.reject(httpError(503, "The content lake is closed"));
      if (waiting.length >= maxWaiting && !isUrgent)
        return Promise.reject(httpError(503, "The content lake is busy. Try again shortly."));
      return new Promise((resolve, reject) => {
        const pending = { task, resolve, reject };
        if (isUrgent) waiting.unshift(pending);
        else waiting.push(pending);
        next();
      });
    },
    async close() {
      isClosed = true;
      const failure = httpError(503, "The content lake is closing");
      settle((task) => task.reject(failure));
      for (const task of waiting.splice(0)) task.reject(failure);
      clearTimeout(timer);
      await child?.kill();
    },
  };
}

interface Pending {
  task: unknown;
  resolve: (reply: string) => void;
  reject: (error: Error) => void;
}

const INTERRUPT_GRACE_MS = 500;
