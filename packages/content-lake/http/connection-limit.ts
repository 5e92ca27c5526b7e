import { httpError } from "./http-error.ts";

/** Places for those who listen without a token: each costs memory for as long as it goes on, and nobody knows whose it is. */
export interface Seats {
  /** Answers how to give it back; once is enough. */
  take(): () => void;
}

export function createSeats(most: number = MOST_STRANGERS): Seats {
  const taken = new Set<symbol>();
  return {
    take() {
      if (taken.size >= most) throw httpError(503, "Too many are listening. Try again shortly.");
      const seat = Symbol();
      taken.add(seat);
      return () => void taken.delete(seat);
    },
  };
}

/** Some 25 MB. The label's own shop and its editors need none. */
const MOST_STRANGERS = 500;
