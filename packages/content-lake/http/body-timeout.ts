import { HttpError, httpError } from "./http-error.ts";

interface BodyTimeouts {
  /** Between two pieces. */
  idleMs: number;
  /** From the first to the last. */
  totalMs: number;
}

/** A request body with timeouts, so that a client that stalls holds nothing for ever. Throws a 503, which ends the connection. */
export async function* withBodyTimeout(
  body: AsyncIterable<Uint8Array>,
  { idleMs, totalMs }: BodyTimeouts,
): AsyncGenerator<Uint8Array> {
  const pieces = body[Symbol.asyncIterator]();
  const end = performance.now() + totalMs;
  try {
    while (true) {
      const leftMs = Math.max(0, Math.min(idleMs, end - performance.now()));
      const piece = await within(pieces.next(), leftMs);
      if (piece.done === true) return;
      yield piece.value;
    }
  } finally {
    // Ends the iterator: otherwise the rest would not be drained, and the client could not read the response. Not awaited: the piece
    // that is late may never come.
    Promise.resolve(pieces.return?.()).catch(() => undefined);
  }
}

async function within<Value>(value: Promise<Value>, milliseconds: number): Promise<Value> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(stoppedArriving()), milliseconds);
  try {
    return await Promise.race([value, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

function stoppedArriving(): HttpError {
  const { status, body, headers } = httpError(503, "The request did not arrive in time. Try again.");
  return new HttpError(status, body, { ...headers, Connection: "close" });
}
