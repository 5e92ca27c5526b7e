import { parentPort, workerData } from "node:worker_threads";
import { compile, compileFilter, QueryError } from "./groq.ts";
import type { AnswerJob, Job, MatchJob, Outcome } from "./query-task.ts";
import { withWords } from "./search-tokens.ts";
import { createSnapshot } from "./snapshot.ts";

/** The thread that evaluates queries. It may be ended at any moment, in the middle of one: it owns nothing. */
const snapshot = createSnapshot(workerData.file);

parentPort?.on("message", (job: Job) => parentPort?.postMessage(run(job)));
parentPort?.postMessage("ready");

function run(job: Job): Outcome {
  const started = performance.now();
  try {
    const result = "documents" in job ? match(job) : answer(job);
    return {
      kind: "result",
      body: JSON.stringify(result ?? null),
      ms: Math.round(performance.now() - started),
    };
  } catch (error) {
    if (error instanceof QueryError) {
      return { kind: "parse-error", message: error.message, start: error.start, end: error.end };
    }
    return { kind: "failure", message: error instanceof Error ? error.message : String(error) };
  }
}

function answer({ query, params, perspective, sight, identity }: AnswerJob): unknown {
  const compiled = compile(query, params);
  snapshot.catchUp();
  return compiled.evaluate({ ...snapshot.view(perspective, sight), params, identity });
}

function match({ query, params, documents }: MatchJob): boolean[] {
  const compiled = compileFilter(query, params);
  return documents.map((document) => {
    if (document === undefined) return false;
    const alone = [withWords(document)];
    const met = compiled.evaluate({ documents: alone, find: () => undefined, params, identity: "" });
    return Array.isArray(met) && met.length > 0;
  });
}
