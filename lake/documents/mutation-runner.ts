import { httpError } from "@trousseau/host/http-error.ts";
import { limits } from "../limits.ts";
import { createTaskProcess } from "../process/task-process.ts";
import type { MutationBatch, TimedOutcome } from "./apply-mutations.ts";
import { isFields } from "./document.ts";

/** Mutations can neither stop nor fill the lake's own process. */
export type MutationRunner = {
  /** The deadline is CPU time. Rejects with an HttpError: 400 for too much time or memory, 503 when the machine is at fault. */
  run(batch: MutationBatch, deadlineMs: number): Promise<TimedOutcome>;
  close(): Promise<void>;
};

export function createMutationRunner(): MutationRunner {
  const tasks = createTaskProcess({
    entry: new URL("./mutation-process.ts", import.meta.url),
    subject: "The mutation",
    heapMb: limits.mutationMegabytes,
    deadlineMs: limits.mutationSeconds * 1000,
    idleMs: IDLE_MS,
    maxReplyBytes: 2 * limits.transactionBytes,
  });
  return {
    async run(batch, deadlineMs) {
      const outcome: unknown = JSON.parse(await tasks.run(batch, deadlineMs));
      if (!isTimedOutcome(outcome))
        throw httpError(503, "The content lake cannot apply mutations at the moment");
      return outcome;
    },
    close: tasks.close,
  };
}

/** An editor who pauses does not wait for a new process, and an unused lake has none. */
const IDLE_MS = 60_000;

function isTimedOutcome(value: unknown): value is TimedOutcome {
  return (
    isFields(value) && isFields(value.outcome) && Array.isArray(value.sizes) && typeof value.ms === "number"
  );
}
