/** A line never holds a token or a document's content. */
export type Log = (entry: {
  level: "info" | "warn" | "error";
  message: string;
  [detail: string]: unknown;
}) => void;

/**
 * Anybody can make requests fail and could otherwise fill the disk with lines. The first lines of a kind are written, and a
 * minute later `tell` learns the number of the rest.
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
    const countedKind = counts.has(kind) || counts.size < MAX_KINDS ? kind : OTHERS;
    const count = (counts.get(countedKind) ?? 0) + 1;
    counts.set(countedKind, count);
    if (count === 1) setTimeout(() => summarize(countedKind), SUMMARY_MS).unref();
    return count <= most;
  };
}

const SUMMARY_MS = 60_000;

/** The lake has some dozens of kinds. */
const MAX_KINDS = 100;
const OTHERS = "others";
