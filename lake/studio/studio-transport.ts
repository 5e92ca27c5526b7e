/**
 * Listeners share one WebSocket, and other requests go the ordinary way:
 *
 *     unstable_clientFactory: (config) => createClient({ ...config, useProjectHostname: false, resolveFetch: () => studioFetch })
 *
 * The module has no imports, so that it can be bundled from anywhere. Over HTTP/2 it is not needed.
 */
export function createStudioFetch(
  fetchOrdinarily: typeof fetch = (input, init) => fetch(input, init),
): typeof fetch {
  const lines = new Map<string, Promise<OpenStream>>();

  function lineTo(url: URL): Promise<OpenStream> {
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
    const open = await lineTo(url);
    return open(new Request(input, init));
  };
}

type OpenStream = (request: Request) => Promise<Response>;

type Stream = {
  begin: (response: Response) => void;
  fail: (error: Error) => void;
  close: () => void;
  sink: ReadableStreamDefaultController<Uint8Array> | undefined;
};

/**
 * One socket carries many streams. When it breaks, the client's listeners reconnect and resume. Every stream has a heartbeat, so
 * silence means that the other end is gone.
 */
function openLine(address: string, onClose: () => void): Promise<OpenStream> {
  const socket = new WebSocket(address);
  const streams = new Map<string, Stream>();
  const opened = Promise.withResolvers<OpenStream>();
  let silentLooks = 0;
  const watch = setInterval(look, LOOK_EVERY_MS);

  function open(request: Request): Promise<Response> {
    const id = crypto.randomUUID();
    return new Promise((begin, fail) => {
      const close = () => {
        if (streams.delete(id) && socket.readyState === socket.OPEN)
          socket.send(JSON.stringify({ close: id }));
      };
      if (streams.size === 0) silentLooks = 0;
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

  function look(): void {
    const isAwaited = streams.size > 0 || socket.readyState === socket.CONNECTING;
    silentLooks = isAwaited ? silentLooks + 1 : 0;
    if (silentLooks > MOST_SILENT_LOOKS) lose();
  }

  /** A socket to a peer that is gone closes minutes later, when there may be another one. */
  function lose(): void {
    socket.removeEventListener("close", lose);
    clearInterval(watch);
    socket.close();
    onClose();
    const lost = new TypeError("The connection to the content lake was lost");
    opened.reject(lost);
    for (const { fail, sink } of streams.values()) {
      fail(lost);
      sink?.error(lost);
    }
    streams.clear();
  }

  socket.addEventListener("open", () => opened.resolve(open));
  socket.addEventListener("message", (event) => {
    silentLooks = 0;
    receive(JSON.parse(event.data));
  });
  socket.addEventListener("close", lose);
  return opened.promise;
}

/** The lake's heartbeat comes every 15 seconds. Looks are counted and not time, because a laptop may sleep and a clock be set. */
const LOOK_EVERY_MS = 10_000;
const MOST_SILENT_LOOKS = 4;

type Message = {
  id: string;
  status?: number;
  headers?: Record<string, string>;
  text?: string;
  isEnded?: boolean;
};
