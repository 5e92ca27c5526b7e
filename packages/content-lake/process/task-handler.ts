import { flushCompileCache } from "node:module";
import { httpError, toHttpError } from "../http/http-error.ts";
import { isTimeout, runWithin } from "./run-within.ts";
import {
  INTERRUPTED_EXIT_CODE,
  isTaskMessage,
  READY,
  type ReplyMessage,
  type ReportMessage,
  type TaskMessage,
} from "./task-messages.ts";

type Handle = (task: unknown) => string;

/**
 * The inside of a task process: `handle` does one task, synchronously, and returns a text. It may throw an HttpError for the caller.
 * The process may be ended at any moment, in the middle of a task: it must own nothing.
 */
export function handleTasks(handle: Handle): void {
  process.on("message", (message) => {
    if (isTaskMessage(message)) process.send?.(reply(handle, message));
  });
  // Its parent is gone, however that came about.
  process.once("disconnect", () => process.exit());
  // Ctrl-C reaches every process of a terminal; the parent decides when this one ends.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => undefined);
  process.send?.(READY);
  // Node writes it at an orderly exit, which this process never has.
  flushCompileCache();
}

/** Tells the parent something for its log. */
export function report(message: string): void {
  process.send?.({ report: message } satisfies ReportMessage);
}

function reply(handle: Handle, { task, interruptAfterMs, maxReplyBytes }: TaskMessage): ReplyMessage {
  try {
    // A parent that was killed with SIGKILL cannot end its children, and one that evaluates sees no message: it interrupts itself.
    const text = runWithin(interruptAfterMs, () => handle(task));
    if (Buffer.byteLength(text) > maxReplyBytes)
      throw httpError(400, `The result is larger than ${maxReplyBytes} bytes. Ask for less at once.`);
    return { text };
  } catch (error) {
    if (isTimeout(error)) process.exit(INTERRUPTED_EXIT_CODE);
    const { status, body } = toHttpError(error);
    return { status, body };
  }
}
