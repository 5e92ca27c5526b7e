import type { ServerResponse } from "node:http";
import { withBodyTimeout } from "@trousseau/host/body-timeout.ts";
import { httpError } from "@trousseau/host/http-error.ts";
import { siteOf } from "@trousseau/host/rate-limit.ts";

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

interface Entry {
  from: string;
  own: number;
  end(): void;
}

interface ByteLimitOptions {
  total: number;
  perClient: number;
  busyMessage: string;
}

/** The limit of bytes holds in total and by client. */
export function createByteLimit({ total, perClient, busyMessage }: ByteLimitOptions) {
  const held = new Map<string, number>();
  /** These can be given up. */
  const unsettled = new Set<Entry>();
  let inAll = 0;

  function add(from: string, bytes: number): void {
    inAll += bytes;
    const sum = (held.get(from) ?? 0) + bytes;
    if (sum === 0) held.delete(from);
    else held.set(from, sum);
  }

  function hasRoom(from: string, bytes: number): boolean {
    return inAll + bytes <= total && (held.get(from) ?? 0) + bytes <= perClient;
  }

  /** Unsettled entries end until there is room, the largest of the client that holds most first. */
  function makeRoom(newcomer: Entry, bytes: number): boolean {
    const sumOf = ({ from }: Entry) => held.get(from) ?? 0;
    while (!hasRoom(newcomer.from, bytes)) {
      const isOwnLimit = sumOf(newcomer) + bytes > perClient;
      // One person behind a shared address must not keep the others out of it.
      const entries = isOwnLimit
        ? [...unsettled].filter(({ from }) => from === newcomer.from)
        : [...unsettled];
      const [largest] = entries.toSorted((one, other) => sumOf(other) - sumOf(one) || other.own - one.own);
      const share = isOwnLimit ? ({ own }: Entry) => own : sumOf;
      if (largest === undefined || share(largest) <= share(newcomer) + bytes) return false;
      largest.end();
    }
    return true;
  }

  return {
    /**
     * A request holds nothing at first. Until it is settled, `giveUp` ends it for a client that holds less, or for a
     * smaller one of the same client.
     */
    hold(from: string, giveUp?: () => void) {
      const entry = { from, own: 0, end };
      if (giveUp) unsettled.add(entry);

      /** Calling it again does nothing. */
      function release(): void {
        unsettled.delete(entry);
        add(from, -entry.own);
        entry.own = 0;
      }

      function end() {
        release();
        giveUp?.();
      }

      return {
        /** Throws a 503 when there is no room. */
        add(bytes: number): void {
          if (!makeRoom(entry, bytes)) throw httpError(503, `${busyMessage} Try again shortly.`);
          entry.own += bytes;
          add(from, bytes);
        },
        /** A settled entry is not given up any more. */
        settle: () => void unsettled.delete(entry),
        release,
      };
    },
  };
}
