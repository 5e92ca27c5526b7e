import { handleTasks } from "../process/task-handler.ts";
import { createFilterTaskRunner } from "./run-filter-task.ts";

const [projectId = "", dataset = ""] = process.argv.slice(2);
handleTasks(createFilterTaskRunner(projectId, dataset));
