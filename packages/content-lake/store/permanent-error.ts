import { HttpError } from "../http/http-error.ts";
import { TooCostly } from "../process/too-costly.ts";

/** Returns undefined for an error that may pass, such as a busy disk or machine. */
export function permanentErrorReason(error: unknown): string | undefined {
  if (!(error instanceof HttpError) || error instanceof TooCostly || error.status >= 500) return undefined;
  return reasonIn(error.body) ?? error.message;
}

function reasonIn(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  const inner = Object.values(body).map(reasonIn);
  const own = "description" in body && typeof body.description === "string" ? body.description : undefined;
  return inner.find((reason) => reason !== undefined) ?? own;
}
