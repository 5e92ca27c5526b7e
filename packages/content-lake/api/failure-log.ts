import type { HttpError } from "../http/http-error.ts";
import type { Log } from "../log.ts";

/**
 * Notes requests that failed: the first of a kind with all that is known, those that follow within a minute by their number. Whoever can
 * make requests fail, if only by sending too many, could otherwise fill the disk with lines.
 */
export function createFailureLog(log: Log): (failure: HttpError, detail: Record<string, unknown>) => void {
  const counts = new Map<string, number>();

  function summarize(kind: string): void {
    const count = counts.get(kind) ?? 0;
    counts.delete(kind);
    if (count > 0) log({ level: "error", message: "More requests failed", failure: kind, count });
  }

  return (failure, detail) => {
    const summary = `${failure.status} ${String(failure.body.message ?? "")}`;
    const kind = counts.has(summary) || counts.size < MAX_KINDS ? summary : OTHERS;
    const count = counts.get(kind);
    counts.set(kind, (count ?? -1) + 1);
    if (count !== undefined) return;
    log({ level: "error", message: "A request failed", ...detail });
    setTimeout(() => summarize(kind), SUMMARY_MS).unref();
  };
}

const SUMMARY_MS = 60_000;

/** There are some dozens. */
const MAX_KINDS = 100;
const OTHERS = "others";
