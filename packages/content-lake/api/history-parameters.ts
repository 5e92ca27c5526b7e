import { httpError } from "../http/http-error.ts";
import { limits } from "../limits.ts";

/** In the one form that transactions' own times have, so that they can be compared as text. */
export function readTime(search: URLSearchParams, name: string): string | undefined {
  const asked = search.get(name);
  if (asked === null || asked === "") return undefined;
  const time = new Date(asked);
  if (Number.isNaN(time.getTime())) throw httpError(400, `${name} must be a date and time`);
  return time.toISOString();
}

export function readLimit(search: URLSearchParams, usual: number): number {
  const asked = Number(search.get("limit") ?? usual);
  const { value: most } = limits.historyTransactions;
  if (!Number.isInteger(asked) || asked < 1 || asked > most)
    throw httpError(400, `limit must be between 1 and ${most}`);
  return asked;
}
