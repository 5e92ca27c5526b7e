/** Even a small shop may remove this many products at once. */
const ALWAYS_ALLOWED_LOSS = 5;

/** Losing more than this share of the products at once is more often a fault than a decision. */
const LARGEST_SHARE_LOST = 0.5;

/**
 * Whether `next` products may replace a catalogue of `current`, `explained` of which are gone after a change that the
 * content host announced: somebody has deleted or unpublished them. For the rest a wrong dataset, a token without rights or
 * a half-finished import also answer 200.
 */
export function isWithinShrinkLimit(next: number, current: number, explained = 0): boolean {
  const loss = current - next - explained;
  if (next === 0) return current > 0 && loss <= 0;
  return loss <= ALWAYS_ALLOWED_LOSS || loss <= current * LARGEST_SHARE_LOST;
}
