import { HttpError } from "../http/http-error.ts";
import { QueryError } from "./groq.ts";

/** The client draws its code frame from this form. */
export function queryFailure(query: string, error: unknown): HttpError {
  if (error instanceof QueryError) {
    const { message: description, start, end } = error;
    return new HttpError(400, { error: { type: "queryParseError", description, query, start, end } });
  }
  return new HttpError(400, { error: { type: "queryExecutionError", description: describe(error), query } });
}

function describe(error: unknown): string {
  if (!(error instanceof RangeError)) return error instanceof Error ? error.message : String(error);
  // V8 says this for a stack, or a string of half a gigabyte, that it cannot hold.
  return /stack/.test(error.message) ? "The query is nested too deep" : "The result is too large";
}
