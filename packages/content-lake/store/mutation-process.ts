import { handleTasks } from "../process/task-handler.ts";
import { applyMutations, type MutationBatch } from "./apply-mutations.ts";
import { isFields } from "./document.ts";

// The process that applies mutations. It may be ended at any moment, in the middle of one: it owns nothing.
handleTasks((task) => {
  if (!isBatch(task)) throw new Error("This process only applies mutations");
  return JSON.stringify(applyMutations(task));
});

/** Its parent has checked what is in it. */
function isBatch(task: unknown): task is MutationBatch {
  return isFields(task) && Array.isArray(task.mutations) && Array.isArray(task.documents);
}
