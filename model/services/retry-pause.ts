/** After each failure the pause doubles, from the first to the longest. In milliseconds; `failures` came before this one. */
export function retryPause(failures: number, { first, longest }: { first: number; longest: number }): number {
  return Math.min(first * 2 ** failures, longest);
}
