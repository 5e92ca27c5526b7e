import { HttpError } from "../http/http-error.ts";
import { TooCostly } from "../process/too-costly.ts";

/** Why something was refused for what it is; nothing for an error that may pass by itself, as on a disk or a machine that is busy. */
export function refusalIn(error: unknown): string | undefined {
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
