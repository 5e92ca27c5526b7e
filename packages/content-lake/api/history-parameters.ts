import { httpError } from "../http/http-error.ts";
import { limits } from "../limits.ts";

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
