import { handleTasks } from "../process/task-handler.ts";
import { createFilterTaskRunner } from "./match-filters.ts";

const [projectId = "", dataset = ""] = process.argv.slice(2);
handleTasks(createFilterTaskRunner(projectId, dataset));
