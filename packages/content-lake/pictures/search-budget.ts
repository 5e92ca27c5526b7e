import { httpError } from "../http/http-error.ts";
import { limits } from "../limits.ts";

/** How much of a file is looked at: a hostile one is nothing but beginnings of what is looked for. */
export interface SearchBudget {
  /** Before each piece that is read or written. Throws a 400 when there are too many, and a 503 when the time is up. */
  spend(): void;
}

/** `signal`: aborted when the time is up. */
export function createSearchBudget(
  signal?: AbortSignal,
  most: number = limits.picturePieces.value,
): SearchBudget {
  let spent = 0;
  return {
    spend() {
      spent += 1;
      if (spent > most) throw httpError(400, `The picture has more than ${most} pieces to be looked at`);
      if (signal?.aborted)
        throw httpError(503, "The picture could not be looked through in time. Try again shortly.");
    },
  };
}
