import { flushCompileCache } from "node:module";
import { createContext, Script } from "node:vm";
import { httpError, toHttpError } from "../http/http-error.ts";
import {
  INTERRUPTED_EXIT_CODE,
  isTaskMessage,
  READY,
  type ReplyMessage,
  type TaskMessage,
} from "./task-messages.ts";

/**
 * The inside of a task process: `handle` does one task, synchronously, and returns a text. It may throw an HttpError for the caller.
 * The process may be ended at any moment, in the middle of a task: it must own nothing.
 */
export function handleTasks(handle: (task: unknown) => string): void {
  const evaluate = createInterruptible(handle);
  process.on("message", (message) => {
    if (isTaskMessage(message)) process.send?.(reply(evaluate, message));
  });
  // Its parent is gone, however that came about.
  process.once("disconnect", () => process.exit());
  // Ctrl-C reaches every process of a terminal; the parent decides when this one ends.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => undefined);
  process.send?.(READY);
  // Node writes it at an orderly exit, which this process never has.
  flushCompileCache();
}

type Evaluate = (task: unknown, timeout: number) => string;

function reply(evaluate: Evaluate, { task, interruptAfterMs, maxReplyBytes }: TaskMessage): ReplyMessage {
  try {
    const text = evaluate(task, interruptAfterMs);
    if (Buffer.byteLength(text) > maxReplyBytes)
      throw httpError(400, `The result is larger than ${maxReplyBytes} bytes. Ask for less at once.`);
    return { text };
  } catch (error) {
    if (isTimeout(error)) process.exit(INTERRUPTED_EXIT_CODE);
    const { status, body } = toHttpError(error);
    return { status, body };
  }
}

/**
 * A parent that was killed with SIGKILL cannot end its children, and while one evaluates it sees no message: only V8 can interrupt
 * it, which `vm` offers. As long as the parent lives it acts sooner.
 */
function createInterruptible(handle: (task: unknown) => string): Evaluate {
  const scope: { task: unknown; handle: typeof handle; text: string } = { task: undefined, handle, text: "" };
  const context = createContext(scope);
  const script = new Script("text = handle(task)");
  return (task, timeout) => {
    scope.task = task;
    script.runInContext(context, { timeout });
    return scope.text;
  };
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
}
