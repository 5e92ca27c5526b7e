import { handleTasks } from "../process/task-handler.ts";
import { runMutationTask } from "./apply-mutations.ts";

// The process may be ended in the middle of a mutation, so it owns nothing.
handleTasks(runMutationTask);
