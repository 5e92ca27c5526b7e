/**
 * A `fetch` for Studio's client that sends listeners over one WebSocket, and everything else the ordinary way:
 *
 *     unstable_clientFactory: (config) => createClient({ ...config, useProjectHostname: false, resolveFetch: () => studioFetch })
 *
 * It has no imports, so that it can be bundled from anywhere. Over HTTP/2 it is not needed: one connection carries them all.
 */
export function createStudioFetch(
  fetchOrdinarily: typeof fetch = (input, init) => fetch(input, init),
): typeof fetch {
  const lines = new Map<string, Promise<Line>>();

  function lineTo(url: URL): Promise<Line> {
    const dataset = url.pathname.split("/").at(-1) ?? "";
    const address = `${url.origin.replace(/^http/, "ws")}/v1/streams/${dataset}`;
    const known = lines.get(address);
    if (known !== undefined) return known;
    const line = openLine(address, () => lines.delete(address));
    lines.set(address, line);
    return line;
  }

  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, globalThis.location?.href);
    if (!/\/data\/(listen|live\/events)\//.test(url.pathname)) return fetchOrdinarily(input, init);
    const line = await lineTo(url);
    return line.open(new Request(input, init));
  };
}

interface Line {
  open(request: Request): Promise<Response>;
}

interface Stream {
  begin: (response: Response) => void;
  fail: (error: Error) => void;
  close: () => void;
  sink: ReadableStreamDefaultController<Uint8Array> | undefined;
}

/** One socket with many streams on it. When it breaks they all do, and the client's own listeners come back and resume. */
function openLine(address: string, onClose: () => void): Promise<Line> {
  const socket = new WebSocket(address);
  const streams = new Map<string, Stream>();

  function open(request: Request): Promise<Response> {
    const id = crypto.randomUUID();
    return new Promise((begin, fail) => {
      const close = () => {
        if (streams.delete(id) && socket.readyState === socket.OPEN)
          socket.send(JSON.stringify({ close: id }));
      };
      streams.set(id, { begin, fail, close, sink: undefined });
      request.signal.addEventListener("abort", () => {
        close();
        fail(new DOMException("The listener was closed", "AbortError"));
      });
      socket.send(
        JSON.stringify({ open: id, url: request.url, headers: Object.fromEntries(request.headers) }),
      );
    });
  }

  function receive({ id, status, headers, text, isEnded }: Message): void {
    const stream = streams.get(id);
    if (stream === undefined) return;
    if (status !== undefined) {
      const body = new ReadableStream<Uint8Array>({
        start: (sink) => {
          stream.sink = sink;
        },
        cancel: stream.close,
      });
      stream.begin(new Response(body, { status, headers: headers ?? {} }));
    }
    if (text !== undefined) stream.sink?.enqueue(new TextEncoder().encode(text));
    if (isEnded === true) {
      stream.sink?.close();
      streams.delete(id);
    }
  }

  return new Promise((resolve, reject) => {
    socket.addEventListener("open", () => resolve({ open }));
    socket.addEventListener("message", (event) => receive(JSON.parse(event.data)));
    socket.addEventListener("close", () => {
      onClose();
      const lost = new TypeError("The connection to the content lake was lost");
      reject(lost);
      for (const { fail, sink } of streams.values()) {
        fail(lost);
        sink?.error(lost);
      }
      streams.clear();
    });
  });
}

interface Message {
  id: string;
  status?: number;
  headers?: Record<string, string>;
  text?: string;
  isEnded?: boolean;
}
