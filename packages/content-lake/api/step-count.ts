import { httpError } from "../http/http-error.ts";
import type { Limit } from "../limits.ts";

/** Throws a 413 when one request asks for more than may be done in one turn. `what`: "mutations". */
export function checkStepCount(steps: readonly unknown[], { value: most }: Limit, what: string): void {
  if (steps.length > most)
    throw httpError(413, `One request can have at most ${most} ${what}. Send them in several transactions.`);
}
