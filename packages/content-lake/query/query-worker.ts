import { parentPort, workerData } from "node:worker_threads";
import { compile, QueryError } from "./groq.ts";
import type { Job, Outcome } from "./job.ts";
import { createSnapshot } from "./snapshot.ts";

/** The thread that evaluates queries. It may be ended at any moment, in the middle of one: it owns nothing. */
const snapshot = createSnapshot(workerData.file);

parentPort?.on("message", (job: Job) => parentPort?.postMessage(run(job)));
parentPort?.postMessage("ready");

function run(job: Job): Outcome {
  try {
    const query = compile(job.query, job.params);
    snapshot.catchUp();
    const started = performance.now();
    const { documents, find } = snapshot.view(job.perspective, job.sight);
    const result = query.evaluate({ documents, find, params: job.params, identity: job.identity });
    return {
      kind: "result",
      body: JSON.stringify(result ?? null),
      ms: Math.round(performance.now() - started),
    };
  } catch (error) {
    if (error instanceof QueryError)
      return { kind: "parse-error", message: error.message, start: error.start, end: error.end };
    return { kind: "failure", message: error instanceof Error ? error.message : String(error) };
  }
}
