import { httpError } from "../http/http-error.ts";
import { parseJson } from "../http/request-body.ts";
import type { Params } from "../query/groq.ts";

/** An address holds a query and its parameters as `?query=…&$name=…`. Throws a 400. */
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
