import type { HttpError } from "../http/http-error.ts";
import type { Log } from "../log.ts";
import { createRepeatLimit } from "../repeated-lines.ts";

/** The first failure of a kind is logged in full. Those within the next minute are logged as a number. */
export function createFailureLog(log: Log): (failure: HttpError, detail: Record<string, unknown>) => void {
  const isFirst = createRepeatLimit((failure, count) =>
    log({ level: "error", message: "More requests failed", failure, count }),
  );
  return (failure, detail) => {
    if (isFirst(`${failure.status} ${String(failure.body.message ?? "")}`))
      log({ level: "error", message: "A request failed", ...detail });
  };
}
