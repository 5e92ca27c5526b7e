import { HttpError } from "../http/http-error.ts";

/** Why something was refused for what it is; an error that may pass by itself is thrown on. */
export async function refusalOf(work: () => Promise<void>): Promise<string | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (error instanceof HttpError && error.status < 500) return reasonIn(error.body) ?? error.message;
    throw error;
  }
}

/** The innermost description of an action error. */
function reasonIn(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  const inner = Object.values(body).map(reasonIn);
  const own = "description" in body && typeof body.description === "string" ? body.description : undefined;
  return inner.find((reason) => reason !== undefined) ?? own;
}
