import { setImmediate } from "node:timers/promises";
import { toWebStream } from "@trousseau/host/web-stream.ts";

/** The body of a response: a piece is made once the one before has been read, and whoever else has asked gets a turn in between. */
export function streamedText(pieces: Iterable<string> | AsyncIterable<string>): ReadableStream<Uint8Array> {
  return toWebStream(inTurns(pieces));
}

async function* inTurns(pieces: Iterable<string> | AsyncIterable<string>) {
  const encoder = new TextEncoder();
  for await (const piece of pieces) {
    yield encoder.encode(piece);
    await setImmediate();
  }
}
