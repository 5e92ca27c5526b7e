import { HttpError } from "../http/http-error.ts";
import { QueryError } from "./groq.ts";

/** A query that cannot be evaluated, in the form from which the client draws its code frame. */
export function queryFailure(query: string, error: unknown): HttpError {
  if (error instanceof QueryError) {
    const { message: description, start, end } = error;
    return new HttpError(400, { error: { type: "queryParseError", description, query, start, end } });
  }
  return new HttpError(400, { error: { type: "queryExecutionError", description: describe(error), query } });
}

function describe(error: unknown): string {
  if (!(error instanceof RangeError)) return error instanceof Error ? error.message : String(error);
  // V8's own words for what it cannot hold: a stack, or a string beyond half a gigabyte.
  return /stack/.test(error.message) ? "The query is nested too deep" : "The result is too large";
}
