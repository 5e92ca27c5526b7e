import { limits } from "../limits.ts";

/** A server-sent event stream to one client, which goes on until either side ends it. */
export interface EventStream {
  response: Response;
  send(event: string, data: unknown, id?: string): void;
  end(): void;
}

/** What all streams together have written and nobody has read. */
let unreadInAll = 0;

/**
 * Whoever has stopped reading is let go: it comes back and resumes, instead of filling this process's memory. Any one event may be
 * sent to whoever has read what came before.
 */
export function createEventStream(onEnd: () => void): EventStream {
  const encoder = new TextEncoder();
  const unread: Uint8Array[] = [];
  let unreadBytes = 0;
  let sink: ReadableStreamDefaultController<Uint8Array> | undefined;
  let isOver = false;
  let isWanted: (() => void) | undefined;

  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        sink = controller;
      },
      pull: () => (deliver() ? undefined : new Promise<void>((resolve) => (isWanted = resolve))),
      cancel: forget,
    },
    // Everything that waits is counted here, nothing in the stream itself.
    { highWaterMark: 0 },
  );
  const heartbeat = setInterval(() => write(":\n\n"), HEARTBEAT_MS);
  heartbeat.unref();
  write(`retry: ${RECONNECT_AFTER_MS}\n\n`);

  /** Hands over a piece, and says whether there was one. */
  function deliver(): boolean {
    const [first] = unread;
    if (first === undefined) {
      if (isOver) sink?.close();
      return isOver;
    }
    const piece = first.subarray(0, PIECE_BYTES);
    if (piece.byteLength < first.byteLength) unread[0] = first.subarray(PIECE_BYTES);
    else unread.shift();
    count(-piece.byteLength);
    sink?.enqueue(piece);
    return true;
  }

  function count(bytes: number): void {
    unreadBytes += bytes;
    unreadInAll += bytes;
  }

  function write(text: string): void {
    if (isOver) return;
    const isSlow = unreadBytes > limits.unreadStreamBytes.value;
    if (isSlow || (unreadBytes > 0 && unreadInAll > limits.unreadBytes.value)) drop();
    else add(encoder.encode(text));
  }

  function add(bytes: Uint8Array): void {
    unread.push(bytes);
    count(bytes.byteLength);
    resume();
  }

  function resume(): void {
    if (isWanted === undefined || !deliver()) return;
    isWanted();
    isWanted = undefined;
  }

  function forget(): void {
    clearInterval(heartbeat);
    count(-unreadBytes);
    unread.length = 0;
    if (!isOver) onEnd();
    isOver = true;
  }

  function drop(): void {
    forget();
    sink?.error(new Error("The client has stopped reading"));
  }

  function end(): void {
    if (isOver) return;
    clearInterval(heartbeat);
    isOver = true;
    onEnd();
    resume();
  }

  return {
    response: new Response(body, { headers }),
    send(event, data, id) {
      write(`${id === undefined ? "" : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    end,
  };
}

const headers = {
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "no-store, no-transform",
  // Proxies that collect answers before passing them on would hold back every event.
  "X-Accel-Buffering": "no",
};

const RECONNECT_AFTER_MS = 1000;
const HEARTBEAT_MS = 15_000;

/** What a connection takes at once. */
const PIECE_BYTES = 64 * 1024;
