import { type HttpError, httpError } from "./http-error.ts";

type BodyTimeouts = {
  /** This time may pass between two pieces. */
  idleMs: number;
  /** This time may pass from the first piece to the last. */
  totalMs: number;
};

/** A client that stalls must hold nothing for ever. Throws a 503, which ends the connection. */
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
    // The rest is drained only after the iterator ends. A late piece may never come, so nothing waits for it.
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
  return httpError(503, "The request did not arrive in time. Try again.", {
    headers: { Connection: "close" },
  });
}
