import { basename } from "node:path";
import { httpError } from "@trousseau/host/http-error.ts";
import { runMutationTask } from "../documents/apply-mutations.ts";
import { toHttpError } from "../http/json-response.ts";
import { type Child, type ChildOptions, startChild as startProcess } from "../process/task-child.ts";
import type { ReplyMessage, TaskMessage } from "../process/task-messages.ts";
import { createQueryTaskRunner } from "../query/evaluate-queries.ts";
import { createFilterTaskRunner } from "../query/match-filters.ts";

/**
 * It replaces `process/task-child.ts` and works in the test's process, which is quick and where mutants are. Nothing ends a task
 * that takes too long.
 */
export function startChild(options: ChildOptions, events: Parameters<typeof startProcess>[1]): Child {
  const run = runnerOf(options, events.onReport);
  if (run === undefined) return startProcess(options, events);
  let isOver = false;
  const tell = (work: () => void) =>
    setImmediate(() => {
      if (!isOver) work();
    });
  tell(events.onReady);
  return {
    pid: process.pid,
    send: (message) => tell(() => events.onReply(reply(run, structuredClone(message)))),
    setRef: () => undefined,
    kill() {
      isOver = true;
      return Promise.resolve();
    },
  };
}

function runnerOf({ entry, args = [] }: ChildOptions, report: (message: string) => void) {
  const [first = "", second = "", third = ""] = args;
  const name = basename(entry.pathname);
  if (name === "query-process.ts")
    return createQueryTaskRunner({ file: first, projectId: second, dataset: third }, report);
  if (name === "filter-process.ts") return createFilterTaskRunner(first, second);
  return name === "mutation-process.ts" ? runMutationTask : undefined;
}

function reply(run: (task: unknown) => string, { task, maxReplyBytes }: TaskMessage): ReplyMessage {
  try {
    const text = run(task);
    if (Buffer.byteLength(text) > maxReplyBytes)
      throw httpError(400, `The result is larger than ${maxReplyBytes} bytes. Ask for less at once.`);
    return { text };
  } catch (error) {
    const { status, body } = toHttpError(error);
    return { status, body };
  }
}
