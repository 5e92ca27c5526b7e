import { isTimeout, runWithin } from "../process/run-within.ts";
import { handleTasks } from "../process/task-handler.ts";
import { applyMutations, type MutationBatch, type TimedOutcome } from "./apply-mutations.ts";
import { isFields } from "./document.ts";
import { ranTooLong } from "./mutation-error.ts";

// The process that applies mutations. It may be ended at any moment, in the middle of one: it owns nothing.
handleTasks((task) => {
  if (!isBatch(task)) throw new Error("This process only applies mutations");
  try {
    return runWithin(Math.ceil(task.leftMs), () => timed(task));
  } catch (error) {
    throw isTimeout(error) ? ranTooLong(task.mostMs) : error;
  }
});

/** A `TimedOutcome` as JSON, for which each document is written once: they may have megabytes. */
function timed(batch: MutationBatch): string {
  const started = performance.now();
  const outcome = applyMutations(batch);
  const entries = "failure" in outcome ? [] : outcome.documents.map((entry) => JSON.stringify(entry));
  const sizes = JSON.stringify(entries.map(({ length }) => length));
  const ms = performance.now() - started;
  if ("failure" in outcome) return JSON.stringify({ outcome, sizes: [], ms } satisfies TimedOutcome);
  const operations = JSON.stringify(outcome.operations);
  return `{"outcome":{"documents":[${entries.join()}],"operations":${operations}},"sizes":${sizes},"ms":${ms}}`;
}

/** Its parent has checked what is in it. */
function isBatch(task: unknown): task is MutationBatch {
  return isFields(task) && Array.isArray(task.mutations) && Array.isArray(task.documents);
}
