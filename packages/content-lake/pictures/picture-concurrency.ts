import { availableParallelism } from "node:os";

/** How many pictures are worked on at once: half the processors, so that everything else is answered meanwhile. */
export function pictureConcurrency(): number {
  return Math.max(1, Math.floor(availableParallelism() / 2));
}
