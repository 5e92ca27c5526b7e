import { STATUS_CODES } from "node:http";

/** The status says whether a client should retry. Sanity's clients read the body. */
export class HttpError extends Error {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, body: Record<string, unknown>, headers: Record<string, string> = {}) {
    super(JSON.stringify(body));
    this.name = "HttpError";
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** Sanity uses this form for every error that is not about one query or one document. */
export function httpError(
  status: number,
  message: string,
  { errorCode, headers }: { errorCode?: string; headers?: Record<string, string> } = {},
): HttpError {
  const body = { statusCode: status, error: STATUS_CODES[status], message };
  const retry = status === 503 || status === 429 ? { "Retry-After": "1" } : {};
  return new HttpError(status, errorCode ? { ...body, errorCode } : body, { ...retry, ...headers });
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

/** The code is SQLite's extended result, whose low byte is the primary one: 778 is IOERR_WRITE, a kind of 10. */
export function sqliteCodeOf(error: unknown): number | undefined {
  const isCoded = error instanceof Error && "errcode" in error && typeof error.errcode === "number";
  return isCoded ? Number(error.errcode) : undefined;
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const passingSystemErrors = new Set(["ENOSPC", "EDQUOT", "EFBIG", "EMFILE", "ENFILE", "EROFS", "EIO"]);

/** The codes are BUSY, LOCKED, READONLY, IOERR, FULL, CANTOPEN. */
const passingSqliteErrors = new Set([5, 6, 8, 10, 13, 14]);

/**
 * A task has used up its time or its memory. Clients repeat a 503, and the same task would take as much again, so this is a 400.
 * A release scheduler may still retry.
 */
export class TooCostly extends HttpError {
  constructor(message: string) {
    const { status, body } = httpError(400, message);
    super(status, body);
    this.name = "TooCostly";
  }
}
