/** After each failure the pause doubles, from the first to the longest. In milliseconds. */
type RetryPauses = { first: number; longest: number };

/** `failures`: how many there were before this one. */
export function retryPause(failures: number, { first, longest }: RetryPauses): number {
  return Math.min(first * 2 ** failures, longest);
}
