import { httpError } from "@trousseau/host/http-error.ts";
import { isValidId } from "../documents/document-id.ts";
import { parseJson } from "../http/request-body.ts";
import { limits } from "../limits.ts";
import type { Params } from "../query/groq.ts";

/** Throws a 400. */
export function idsIn({ ids = "" }: Readonly<Record<string, string>>): string[] {
  return ids
    .split(",")
    .filter((id) => id !== "")
    .map((id) => idIn({ id }));
}

/** No document has an invalid id, but its parts could name one that the caller may not see. Throws a 400. */
export function idIn({ id = "" }: Readonly<Record<string, string>>): string {
  if (!isValidId(id)) throw httpError(400, `Invalid document ID "${id.slice(0, 200)}"`);
  return id;
}

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

/** Transactions have this form of time, so times can be compared as text. */
export function readTime(search: URLSearchParams, name: string): string | undefined {
  const value = search.get(name);
  if (value === null || value === "") return undefined;
  const time = new Date(value);
  if (Number.isNaN(time.getTime())) throw httpError(400, `${name} must be a date and time`);
  return time.toISOString();
}

export function readLimit(search: URLSearchParams, usual: number): number {
  const value = Number(search.get("limit") ?? usual);
  const most = limits.historyTransactions;
  if (!Number.isInteger(value) || value < 1 || value > most)
    throw httpError(400, `limit must be between 1 and ${most}`);
  return value;
}
