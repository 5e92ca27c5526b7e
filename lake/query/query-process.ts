import { handleTasks, report } from "../process/task-handler.ts";
import { createQueryTaskRunner } from "./evaluate-queries.ts";

const [file = "", projectId = "", dataset = ""] = process.argv.slice(2);
handleTasks(createQueryTaskRunner({ file, projectId, dataset }, report));
