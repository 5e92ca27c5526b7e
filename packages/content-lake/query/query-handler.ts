import { handleTasks, report } from "../process/task-handler.ts";
import { isFields } from "../store/document.ts";
import { withOrigin } from "./asset-url-field.ts";
import { compile } from "./groq.ts";
import { queryFailure } from "./query-error.ts";
import {
  type EvaluateTask,
  type Filter,
  isEvaluateTask,
  isSelectTask,
  type SelectTask,
} from "./query-task.ts";
import { createSnapshot } from "./snapshot.ts";

/** The process that evaluates queries, for one dataset. */
const [file = "", projectId = "", dataset = ""] = process.argv.slice(2);
const sanity = { projectId, dataset };
const snapshot = createSnapshot(file, (id, problem) =>
  report(`The document ${id} cannot be read and is left out of every result: ${problem}`),
);

handleTasks((task) => {
  if (isEvaluateTask(task)) return evaluateQuery(task);
  if (isSelectTask(task)) return select(task);
  throw new Error("There is no such task");
});

function evaluateQuery({ query, params, perspective, visibility, identity, origin }: EvaluateTask): string {
  // Outside of the query's own faults: a disk that cannot be read is none of them.
  snapshot.catchUp();
  const view = snapshot.view(perspective, visibility);
  try {
    const compiled = compile(query, params);
    return withOrigin(origin, () =>
      JSON.stringify(compiled.evaluate({ ...view, params, identity, sanity }) ?? null),
    );
  } catch (error) {
    throw queryFailure(query, error);
  }
}

/** Every document as it is stored: patches and deletes are about those. */
function select({ selections }: SelectTask): string {
  snapshot.catchUp();
  const view = snapshot.view("raw", "everything");
  const idsOf = ({ query, params }: Filter) => {
    try {
      return idsIn(compile(query, params).evaluate({ ...view, params, identity: "", sanity }));
    } catch (error) {
      throw queryFailure(query, error);
    }
  };
  return JSON.stringify(selections.map(idsOf));
}

function idsIn(result: unknown): string[] {
  const found = Array.isArray(result) ? result : [result];
  return found.flatMap((document) =>
    isFields(document) && typeof document._id === "string" ? [document._id] : [],
  );
}
