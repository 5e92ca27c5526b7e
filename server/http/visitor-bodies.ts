import type { ServerResponse } from "node:http";
import { createByteLimit } from "@trousseau/content-lake/byte-limit";
import { siteOf } from "@trousseau/content-lake/rate-limit";
import { withBodyTimeout } from "@trousseau/content-lake/request-body";

/** The longest form has 640 KB and takes a second to send. An address may send three at a time. */
const held = createByteLimit({
  total: 16 * 1024 * 1024,
  perClient: 2 * 1024 * 1024,
  busyMessage: "Too much is being sent at once.",
});

/** A form is sent at once, also over a slow connection. */
const ARRIVAL = { idleMs: 30_000, totalMs: 2 * 60_000 };

/** A piece takes so much beside its bytes: whoever sends single bytes holds more than they send. */
const PIECE_BYTES = 256;

/** The response emits this when a handler has made it: an answer that nobody reads does not keep others' forms out. */
export const BODY_DONE = "body done";

/**
 * Reads a visitor's body in pieces, with time limits, and counts it by address until a handler has its answer. Throws a
 * 503 for one that is late or too large.
 */
export async function* heldPieces(
  body: AsyncIterable<Uint8Array>,
  from: string,
  response: ServerResponse,
): AsyncGenerator<Uint8Array> {
  if (response.destroyed) return;
  // A body that has come whole is answered; an unfinished one makes room for smaller ones.
  const own = held.hold(siteOf(from), () => response.destroy());
  response.once("close", own.release);
  response.once(BODY_DONE, own.release);
  for await (const piece of withBodyTimeout(body, ARRIVAL)) {
    own.add(piece.byteLength + PIECE_BYTES);
    yield piece;
  }
  own.settle();
}

/** The same as the body of a `Request`. Nothing is read, nor counted, before a handler reads it. */
export function heldBody(
  body: ReadableStream<Uint8Array>,
  from: string,
  response: ServerResponse,
): ReadableStream<Uint8Array> {
  const pieces = heldPieces(body, from, response);
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await pieces.return(undefined);
        if (!body.locked) await body.cancel();
      },
    },
    { highWaterMark: 0 },
  );
}
