/**
 * Bounds the lines of a log that anybody can cause: whoever can make requests fail, if only by sending too many, could otherwise fill the disk.
 * Returns whether the next line of a kind is to be written. Within a minute the first are; the rest are counted, which `tell` is told at its end.
 */
export function createRepeatLimit(
  tell: (kind: string, count: number) => void,
  most = 1,
): (kind: string) => boolean {
  const counts = new Map<string, number>();

  function summarize(kind: string): void {
    const count = counts.get(kind) ?? 0;
    counts.delete(kind);
    if (count > most) tell(kind, count - most);
  }

  return (kind) => {
    const known = counts.has(kind) || counts.size < MAX_KINDS ? kind : OTHERS;
    const count = (counts.get(known) ?? 0) + 1;
    counts.set(known, count);
    if (count === 1) setTimeout(() => summarize(known), SUMMARY_MS).unref();
    return count <= most;
  };
}

const SUMMARY_MS = 60_000;

/** There are some dozens. */
const MAX_KINDS = 100;
const OTHERS = "others";
