import { HttpError, httpError, sqliteCodeOf } from "@trousseau/host/http-error.ts";

export function jsonResponse(value: unknown, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers);
  headers.set("Content-Type", "application/json; charset=utf-8");
  headers.set("X-Content-Type-Options", "nosniff");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  return new Response(JSON.stringify(value), { ...init, headers });
}

export function errorResponse(failure: HttpError): Response {
  return jsonResponse(failure.body, { status: failure.status, headers: failure.headers });
}

/** Studio throws an editor's words away on any 4xx, so a passing fault is always a 503. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (isDiskFull(error))
    return httpError(503, "The content lake cannot write at the moment. Try again shortly.");
  return httpError(500, "The content lake failed to answer this request.");
}

function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && typeof error.code === "string" && passingSystemErrors.has(error.code)) return true;
  return passingSqliteErrors.has((sqliteCodeOf(error) ?? 0) & 0xff);
}

const passingSystemErrors = new Set(["ENOSPC", "EDQUOT", "EFBIG", "EMFILE", "ENFILE", "EROFS", "EIO"]);

/** The codes are BUSY, LOCKED, READONLY, IOERR, FULL, CANTOPEN. */
const passingSqliteErrors = new Set([5, 6, 8, 10, 13, 14]);
