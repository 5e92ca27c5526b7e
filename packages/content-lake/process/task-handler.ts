import { flushCompileCache } from "node:module";
import { httpError, toHttpError } from "../http/http-error.ts";
import { isTimeout, runWithTimeout } from "./run-with-timeout.ts";
import {
  INTERRUPTED_EXIT_CODE,
  isTaskMessage,
  READY,
  type ReplyMessage,
  type ReportMessage,
  type TaskMessage,
} from "./task-messages.ts";

/**
 * The inside of a task process: `handle` does one task, synchronously, and returns a text. It may throw an HttpError for the caller.
 * The process may be ended at any moment, in the middle of a task: it must own nothing.
 */
export function handleTasks(handle: (task: unknown) => string): void {
  // A parent that was killed with SIGKILL cannot end its children, and one that evaluates sees no message: it interrupts itself.
  serve(async ({ task, interruptAfterMs }) => runWithTimeout(interruptAfterMs, () => handle(task)));
}

/** The same for work that is done on other threads: this one notices meanwhile when its parent is gone. */
export function handleThreadedTasks(handle: (task: unknown) => Promise<string>): void {
  serve(({ task }) => handle(task));
}

/** Tells the parent something for its log. */
export function report(message: string): void {
  process.send?.({ report: message } satisfies ReportMessage);
}

function serve(work: (message: TaskMessage) => Promise<string>): void {
  process.on("message", async (message) => {
    if (isTaskMessage(message)) process.send?.(await reply(work, message));
  });
  // Its parent is gone, however that came about. An orderly exit would wait for a thread that is still at work.
  process.once("disconnect", () => process.kill(process.pid, "SIGKILL"));
  // Ctrl-C reaches every process of a terminal; the parent decides when this one ends.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => undefined);
  process.send?.(READY);
  // Node writes it at an orderly exit, which this process never has.
  flushCompileCache();
}

async function reply(
  work: (message: TaskMessage) => Promise<string>,
  message: TaskMessage,
): Promise<ReplyMessage> {
  try {
    const text = await work(message);
    if (Buffer.byteLength(text) > message.maxReplyBytes)
      throw httpError(400, `The result is larger than ${message.maxReplyBytes} bytes. Ask for less at once.`);
    return { text };
  } catch (error) {
    if (isTimeout(error)) process.exit(INTERRUPTED_EXIT_CODE);
    const { status, body } = toHttpError(error);
    return { status, body };
  }
}
