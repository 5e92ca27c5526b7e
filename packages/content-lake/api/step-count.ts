import { httpError } from "../http/http-error.ts";

/** Throws a 413 when one request asks for more than one turn may do. */
export function checkStepCount(steps: readonly unknown[], most: number, what: string): void {
  if (steps.length > most)
    throw httpError(413, `One request can have at most ${most} ${what}. Send them in several transactions.`);
}
