import { availableParallelism } from "node:os";

/** Half of the processors stay free for everything else. */
export function pictureConcurrency(): number {
  return Math.max(1, Math.floor(availableParallelism() / 2));
}
