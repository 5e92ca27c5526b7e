import { HttpError } from "../http/http-error.ts";
import type { Outcome } from "./query-task.ts";

/** A query that cannot be answered, in the form from which the client draws its code frame. */
export function queryFailure(query: string, outcome: Exclude<Outcome, { kind: "result" }>): HttpError {
  const { message: description } = outcome;
  if (outcome.kind === "failure")
    return new HttpError(400, { error: { type: "queryExecutionError", description, query } });
  const { start, end } = outcome;
  return new HttpError(400, { error: { type: "queryParseError", description, query, start, end } });
}
