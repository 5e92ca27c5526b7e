import { isFields } from "../documents/document.ts";
import { withOrigin } from "./computed-fields.ts";
import { compile, queryFailure } from "./groq.ts";
import {
  type EvaluateTask,
  type Filter,
  isEvaluateTask,
  isSelectTask,
  type SelectTask,
} from "./query-task.ts";
import { createSnapshot, type Snapshot } from "./snapshot.ts";

/** GROQ's `sanity` functions know these names. */
type QueriedDataset = {
  file: string;
  projectId: string;
  dataset: string;
};

/** This process evaluates queries. A task is an `EvaluateTask` or a `SelectTask`. */
export function createQueryTaskRunner(
  { file, ...sanity }: QueriedDataset,
  report: (message: string) => void,
): (task: unknown) => string {
  const snapshot = createSnapshot(file, (id, problem) =>
    report(`The document ${id} cannot be read and is left out of every result: ${problem}`),
  );
  return (task) => {
    if (isEvaluateTask(task)) return evaluateQuery(snapshot, sanity, task);
    if (isSelectTask(task)) return select(snapshot, sanity, task);
    throw new Error("There is no such task");
  };
}

type SanityNames = Omit<QueriedDataset, "file">;

function evaluateQuery(snapshot: Snapshot, sanity: SanityNames, task: EvaluateTask): string {
  const { query, params, perspective, visibility, identity, origin } = task;
  // An unreadable disk is not the query's fault.
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

/** Patches and deletes concern documents as they are stored. */
function select(snapshot: Snapshot, sanity: SanityNames, { selections }: SelectTask): string {
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
