import { setImmediate } from "node:timers/promises";
import { httpError } from "../http/http-error.ts";

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
  if (!Number.isInteger(asked) || asked < 1 || asked > MOST)
    throw httpError(400, `limit must be between 1 and ${MOST}`);
  return asked;
}

const MOST = 1000;

/** Each in a turn of its own: to read one may take long, and whoever asks for something else is not to wait for all of them. */
export async function* oneAtATime<Value>(values: Iterable<Value>): AsyncGenerator<Value> {
  for (const value of values) {
    yield value;
    await setImmediate();
  }
}
