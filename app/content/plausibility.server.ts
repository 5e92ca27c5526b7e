/** A small shop may well part with this many pieces in one go. */
const PIECES_ANY_LABEL_MAY_WITHDRAW = 5;

/** Losing more than this share of the pieces at once is more often a fault than a decision. */
const LARGEST_BELIEVABLE_LOSS = 0.5;

/**
 * Whether an answer of `next` products may replace a catalogue of `current`. A wrong dataset, a token without rights or
 * a half-finished import also answer 200.
 */
export function isPlausible(next: number, current: number): boolean {
  if (next === 0) return false;
  const loss = current - next;
  return loss <= PIECES_ANY_LABEL_MAY_WITHDRAW || loss <= current * LARGEST_BELIEVABLE_LOSS;
}
