import { httpError } from "../http/http-error.ts";
import { parseJson } from "../http/request-body.ts";
import type { Params } from "../query/groq.ts";

/** A query and its parameters as they are written into an address: `?query=…&$name=…`. Throws a 400. */
export function readQueryParameters(search: URLSearchParams): { query: string; params: Params } {
  const query = search.get("query");
  if (query === null) throw httpError(400, "The address has no query");
  const named = [...search].filter(([key]) => key.startsWith("$"));
  return {
    query,
    params: Object.fromEntries(
      named.map(([key, value]) => [key.slice(1), parseJson(value, `The parameter ${key}`)]),
    ),
  };
}
