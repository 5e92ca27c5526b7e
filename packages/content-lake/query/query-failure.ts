import { Failure } from "../http/failure.ts";
import type { Outcome } from "./job.ts";

/** A query that cannot be answered, in the form from which the client draws its code frame. */
export function queryFailure(query: string, outcome: Exclude<Outcome, { kind: "result" }>): Failure {
  const { message: description } = outcome;
  if (outcome.kind === "failure")
    return new Failure(400, { error: { type: "queryExecutionError", description, query } });
  const { start, end } = outcome;
  return new Failure(400, { error: { type: "queryParseError", description, query, start, end } });
}
