import { startOwnStopwatch } from "../process/stopwatch.ts";
import { applyMutations, type MutationBatch, type TimedOutcome } from "./apply-mutations.ts";
import { isFields } from "./document.ts";

/** What the process that applies mutations does: a task is a `MutationBatch`. */
export function runMutationTask(task: unknown): string {
  if (!isBatch(task)) throw new Error("This process only applies mutations");
  return timed(task);
}

/** A `TimedOutcome` as JSON, for which each document is written once: they may have megabytes. */
function timed(batch: MutationBatch): string {
  const stopwatch = startOwnStopwatch();
  const outcome = applyMutations(batch);
  const entries = "failure" in outcome ? [] : outcome.documents.map((entry) => JSON.stringify(entry));
  const sizes = JSON.stringify(entries.map(({ length }) => length));
  // Not what the machine has done for others meanwhile.
  const { cpuMs: ms } = stopwatch.read();
  if ("failure" in outcome) return JSON.stringify({ outcome, sizes: [], ms } satisfies TimedOutcome);
  const operations = JSON.stringify(outcome.operations);
  return `{"outcome":{"documents":[${entries.join()}],"operations":${operations}},"sizes":${sizes},"ms":${ms}}`;
}

/** Its parent has checked what is in it. */
function isBatch(task: unknown): task is MutationBatch {
  return isFields(task) && Array.isArray(task.mutations) && Array.isArray(task.documents);
}
