import { writeSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { createContext, Script } from "node:vm";
import { httpError } from "@trousseau/host/http-error.ts";
import { toHttpError } from "../http/json-response.ts";
import {
  isTaskMessage,
  OUT_OF_MEMORY,
  READY,
  type ReplyMessage,
  type ReportMessage,
  type TaskMessage,
} from "./task-messages.ts";

/**
 * `handle` does one task in this child process and may throw an HttpError for the caller. The process may be ended in the middle of a
 * task, so it must own nothing.
 */
export function handleTasks(handle: (task: unknown) => string): void {
  // A process that evaluates notices no killed parent, so it interrupts itself.
  serve(async ({ task, interruptAfterMs }) => runWithTimeout(interruptAfterMs, () => handle(task)));
}

/** Work on other threads lets this one notice when its parent is gone. */
export function handleThreadedTasks(handle: (task: unknown) => Promise<string>): void {
  serve(({ task }) => handle(task));
}

/** The parent writes the message to its log. */
export function report(message: string): void {
  process.send?.({ report: message } satisfies ReportMessage);
}

/** Ends this process as V8 ends one whose heap is full. */
export function endOutOfMemory(): never {
  writeSync(process.stderr.fd, OUT_OF_MEMORY);
  process.abort();
}

function serve(work: (message: TaskMessage) => Promise<string>): void {
  process.on("message", async (message) => {
    if (isTaskMessage(message)) process.send?.(await reply(work, message));
  });
  process.once("disconnect", end);
  // Ctrl-C reaches every process of a terminal, but the parent decides when this one ends.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => undefined);
  process.send?.(READY);
  // Node writes it at an orderly exit, which this process never has.
  flushCompileCache();
}

/** An orderly exit would wait for a thread that is still at work. */
function end(): void {
  process.kill(process.pid, "SIGKILL");
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
    if (isTimeout(error)) end();
    const { status, body } = toHttpError(error);
    return { status, body };
  }
}

const scope: { work: () => void } = { work: () => undefined };
const context = createContext(scope);
const script = new Script("work()");

/** V8 interrupts the evaluation, which Node offers by `vm`. Calls may be nested. Throws an error that `isTimeout` knows. */
export function runWithTimeout(ms: number, work: () => string): string {
  let text = "";
  scope.work = () => {
    text = work();
  };
  script.runInContext(context, { timeout: ms });
  return text;
}

/** The error's class may come from the other realm. */
export function isTimeout(error: unknown): boolean {
  const isObject = typeof error === "object" && error !== null;
  return isObject && "code" in error && error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
}
