import { httpError } from "../http/http-error.ts";
import { limits } from "../limits.ts";

/** A hostile file consists of nothing but beginnings of what is searched for. */
export interface SearchBudget {
  /** Each read or written piece counts. Throws a 400 after too many, and a 503 when the time is up. */
  spend(): void;
}

export function createSearchBudget(signal?: AbortSignal, most: number = limits.picturePieces): SearchBudget {
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
