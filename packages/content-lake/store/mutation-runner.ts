import { httpError } from "../http/http-error.ts";
import { limits } from "../limits.ts";
import { createTaskProcess } from "../process/task-process.ts";
import type { MutationBatch, TimedOutcome } from "./apply-mutations.ts";
import { isFields } from "./document.ts";

/** Applies mutations where they can neither stop nor fill this process. */
export interface MutationRunner {
  /** Within milliseconds of CPU time. Rejects with an HttpError: 400 when the mutations take too long or too much, 503 when it is not their fault. */
  run(batch: MutationBatch, deadlineMs: number): Promise<TimedOutcome>;
  close(): Promise<void>;
}

export function createMutationRunner(): MutationRunner {
  const tasks = createTaskProcess({
    entry: new URL("./mutation-process.ts", import.meta.url),
    subject: "The mutation",
    heapMb: limits.mutationMegabytes.value,
    deadlineMs: limits.mutationSeconds.value * 1000,
    idleMs: IDLE_MS,
    // The writer sends one after the other.
    maxWaiting: 1,
    maxReplyBytes: 2 * limits.transactionBytes.value,
  });
  return {
    async run(batch, deadlineMs) {
      const outcome: unknown = JSON.parse(await tasks.run(batch, { deadlineMs }));
      if (!isTimedOutcome(outcome))
        throw httpError(503, "The content lake cannot apply mutations at the moment");
      return outcome;
    },
    close: tasks.close,
  };
}

/** An editor who stops to think does not wait for a new process; a lake that nobody writes to does without one. */
const IDLE_MS = 60_000;

function isTimedOutcome(value: unknown): value is TimedOutcome {
  return (
    isFields(value) && isFields(value.outcome) && Array.isArray(value.sizes) && typeof value.ms === "number"
  );
}
