import { handleTasks, report } from "../process/task-handler.ts";
import { createQueryTaskRunner } from "./run-query-task.ts";

const [file = "", projectId = "", dataset = ""] = process.argv.slice(2);
handleTasks(createQueryTaskRunner({ file, projectId, dataset }, report));
