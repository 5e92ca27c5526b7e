import { workerData } from "node:worker_threads";
import { copyDatabase } from "./database.ts";

// A long history takes seconds to copy, and everybody else would wait for it.
copyDatabase(workerData.from, workerData.to);
