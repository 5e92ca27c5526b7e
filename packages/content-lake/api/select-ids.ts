import type { Params } from "../query/groq.ts";
import type { QueryRunner } from "../query/query-runner.ts";
import { isFields } from "../store/document.ts";

/** The documents that a patch or a delete by query is about, as they are stored. Throws an HttpError when the query cannot be answered. */
export async function selectIds(
  { query, params }: { query: string; params: Params },
  runner: QueryRunner,
): Promise<string[]> {
  const { body } = await runner.answer({
    query,
    params,
    perspective: "raw",
    visibility: "everything",
    identity: "",
  });
  const result: unknown = JSON.parse(body);
  const found = Array.isArray(result) ? result : [result];
  return found.flatMap((document) =>
    isFields(document) && typeof document._id === "string" ? [document._id] : [],
  );
}
