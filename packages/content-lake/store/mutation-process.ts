import { handleTasks } from "../process/task-handler.ts";
import { runMutationTask } from "./run-mutation-task.ts";

// The process that applies mutations. It may be ended at any moment, in the middle of one: it owns nothing.
handleTasks(runMutationTask);
