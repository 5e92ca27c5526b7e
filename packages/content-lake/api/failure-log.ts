import type { HttpError } from "../http/http-error.ts";
import type { Log } from "../log.ts";
import { createRepeatLimit } from "../repeated-lines.ts";

/** Notes requests that failed: the first of a kind with all that is known, those that follow within a minute by their number. */
export function createFailureLog(log: Log): (failure: HttpError, detail: Record<string, unknown>) => void {
  const isFirst = createRepeatLimit((failure, count) =>
    log({ level: "error", message: "More requests failed", failure, count }),
  );
  return (failure, detail) => {
    if (isFirst(`${failure.status} ${String(failure.body.message ?? "")}`))
      log({ level: "error", message: "A request failed", ...detail });
  };
}
