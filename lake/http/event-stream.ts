import { setImmediate } from "node:timers/promises";
import { createUnreadQueue } from "./unread-queue.ts";

export type EventStream = ReturnType<typeof createEventStream>;

/** The stream goes on until either side ends it. A client that has stopped reading is disconnected, reconnects and resumes. */
export function createEventStream(onEnd: () => void) {
  const unread = createUnreadQueue(drop);
  let sink: ReadableStreamDefaultController<Uint8Array> | undefined;
  let isOver = false;
  let isWanted: (() => void) | undefined;

  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        sink = controller;
      },
      pull: () => (deliver() ? undefined : new Promise<void>((resolve) => (isWanted = resolve))),
      cancel,
    },
    // The queue counts all that waits, so the stream itself holds nothing.
    { highWaterMark: 0 },
  );
  const heartbeat = setInterval(() => write(beat), HEARTBEAT_MS);
  heartbeat.unref();
  write(retryField);

  /** Returns whether there was a piece to hand over. */
  function deliver(): boolean {
    const piece = unread.next();
    if (piece !== undefined) sink?.enqueue(piece);
    else if (isOver) sink?.close();
    return piece !== undefined || isOver;
  }

  function write(bytes: Uint8Array): void {
    if (isOver) return;
    unread.add(bytes);
    resume();
  }

  function resume(): void {
    if (isWanted === undefined || !deliver()) return;
    isWanted();
    isWanted = undefined;
  }

  function stop(): void {
    clearInterval(heartbeat);
    if (!isOver) onEnd();
    isOver = true;
  }

  function cancel(): void {
    unread.clear();
    stop();
  }

  function drop(): void {
    cancel();
    sink?.error(new Error("The client has stopped reading"));
  }

  return {
    response: new Response(body, { headers }),
    send: (event: string, data: unknown, id?: string) => write(encodeEvent(event, data, id)),
    /** Many clients may be sent the same bytes. */
    sendEncoded: write,
    end(): void {
      if (isOver) return;
      stop();
      resume();
    },
  };
}

export function encodeEvent(event: string, data: unknown, id?: string): Uint8Array {
  const name = id === undefined ? "" : `id: ${id}\n`;
  return encoder.encode(`${name}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}

const headers = {
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "no-store, no-transform",
  // Proxies that buffer responses would hold back every event.
  "X-Accel-Buffering": "no",
};

const RECONNECT_AFTER_MS = 1000;
const HEARTBEAT_MS = 15_000;

const encoder = new TextEncoder();
const retryField = encoder.encode(`retry: ${RECONNECT_AFTER_MS}\n\n`);
const beat = encoder.encode(":\n\n");

/** The event loop has a turn when pieces of work have together taken this long. */
export function createTimeSlices(maxMs: number) {
  let began = Number.NEGATIVE_INFINITY;
  let pause: Promise<void> | undefined;

  async function rest(): Promise<void> {
    await setImmediate();
    began = performance.now();
    pause = undefined;
  }

  return async <Result>(work: () => Result): Promise<Result> => {
    // All who waited go on at once, and the first may use up the slice again.
    while (performance.now() - began > maxMs) {
      pause ??= rest();
      await pause;
    }
    return work();
  };
}
