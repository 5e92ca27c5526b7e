/** A server-sent event stream to one client, which goes on until either side ends it. */
export interface EventStream {
  response: Response;
  send(event: string, data: unknown, id?: string): void;
  end(): void;
}

export function createEventStream(onEnd: () => void): EventStream {
  const encoder = new TextEncoder();
  let sink: ReadableStreamDefaultController<Uint8Array> | undefined;

  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        sink = controller;
        controller.enqueue(encoder.encode(`retry: ${RECONNECT_AFTER_MS}\n\n`));
      },
      cancel: forget,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MOST_UNREAD_BYTES }),
  );
  const heartbeat = setInterval(() => write(":\n\n"), HEARTBEAT_MS);
  heartbeat.unref();

  function forget(): void {
    clearInterval(heartbeat);
    if (sink !== undefined) onEnd();
    sink = undefined;
  }

  function write(text: string): void {
    sink?.enqueue(encoder.encode(text));
    // Whoever has stopped reading is let go: it comes back and resumes, instead of filling this process's memory.
    if ((sink?.desiredSize ?? 0) < 0) end();
  }

  function end(): void {
    sink?.close();
    forget();
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
const MOST_UNREAD_BYTES = 4 * 1024 * 1024;
