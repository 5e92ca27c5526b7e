import { startOwnStopwatch } from "../process/stopwatch.ts";
import { applyMutations, type MutationBatch, type TimedOutcome } from "./apply-mutations.ts";
import { isFields } from "./document.ts";

export function runMutationTask(task: unknown): string {
  if (!isBatch(task)) throw new Error("This process only applies mutations");
  return timed(task);
}

/** Each document may have megabytes, so it is written once. */
function timed(batch: MutationBatch): string {
  const stopwatch = startOwnStopwatch();
  const outcome = applyMutations(batch);
  const entries = "failure" in outcome ? [] : outcome.documents.map((entry) => JSON.stringify(entry));
  const sizes = JSON.stringify(entries.map(({ length }) => length));
  // Other work of the machine does not count.
  const { cpuMs: ms } = stopwatch.read();
  if ("failure" in outcome) return JSON.stringify({ outcome, sizes: [], ms } satisfies TimedOutcome);
  const operations = JSON.stringify(outcome.operations);
  return `{"outcome":{"documents":[${entries.join()}],"operations":${operations}},"sizes":${sizes},"ms":${ms}}`;
}

/** The parent has checked the content. */
function isBatch(task: unknown): task is MutationBatch {
  return isFields(task) && Array.isArray(task.mutations) && Array.isArray(task.documents);
}
