import { HttpError } from "../http/http-error.ts";
import { TooCostly } from "../process/too-costly.ts";

/** The reason of an error that will come each time; undefined for an error that may pass by itself, as on a disk or a machine that is busy. */
export function permanentErrorReason(error: unknown): string | undefined {
  if (!(error instanceof HttpError) || error instanceof TooCostly || error.status >= 500) return undefined;
  return reasonIn(error.body) ?? error.message;
}

/** The innermost description of an action error. */
function reasonIn(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  const inner = Object.values(body).map(reasonIn);
  const own = "description" in body && typeof body.description === "string" ? body.description : undefined;
  return inner.find((reason) => reason !== undefined) ?? own;
}
