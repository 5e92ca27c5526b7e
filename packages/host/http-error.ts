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

/** The code is SQLite's extended result, whose low byte is the primary one: 778 is IOERR_WRITE, a kind of 10. */
export function sqliteCodeOf(error: unknown): number | undefined {
  const isCoded = error instanceof Error && "errcode" in error && typeof error.errcode === "number";
  return isCoded ? Number(error.errcode) : undefined;
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
