import type { WebSocket } from "ws";
import { isFields } from "../store/document.ts";

/**
 * Carries event streams over one socket. A browser keeps at most six HTTP/1.1 connections to a host, and Studio holds more listeners
 * than that open: over plain http its form would never become editable. The other half is `studio-transport.ts`.
 *
 * Asked:    `{open: id, url, headers}` · `{close: id}`
 * Answered: `{id, status, headers}` · `{id, text}` … · `{id, isEnded: true}`
 */
export function carryStreams(socket: WebSocket, respond: (request: Request) => Promise<Response>): void {
  const open = new Map<string, AbortController>();

  function send(message: Record<string, unknown>): void {
    if (socket.bufferedAmount > MOST_UNSENT_BYTES) socket.terminate();
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
  }

  async function carry(id: string, request: Request, signal: AbortSignal): Promise<void> {
    const response = await respond(request);
    send({ id, status: response.status, headers: Object.fromEntries(response.headers) });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    signal.addEventListener("abort", () => void reader?.cancel());
    // Asked and taken back in one breath: that event has been.
    if (signal.aborted) await reader?.cancel();
    for (let part = await reader?.read(); part !== undefined && !part.done; part = await reader?.read()) {
      send({ id, text: part.value });
    }
    send({ id, isEnded: true });
  }

  socket.on("message", (data) => {
    const message = readMessage(String(data));
    if (message === undefined || open.size >= MOST_STREAMS)
      return socket.close(1008, "Not a message of this protocol");
    if ("close" in message) return open.get(message.close)?.abort();
    if (open.has(message.id)) return socket.close(1008, "This stream is open");
    const controller = new AbortController();
    open.set(message.id, controller);
    carry(message.id, message.request, controller.signal)
      .catch(() => send({ id: message.id, isEnded: true }))
      .finally(() => open.delete(message.id));
  });
  socket.on("close", () => {
    for (const controller of open.values()) controller.abort();
  });
}

function readMessage(text: string): { close: string } | { id: string; request: Request } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (!isFields(value)) return undefined;
    if (typeof value.close === "string") return { close: value.close };
    const { open: id, url, headers } = value;
    if (typeof id !== "string" || typeof url !== "string" || !isFields(headers) || !isStream(url))
      return undefined;
    const known = Object.entries(headers).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    );
    return { id, request: new Request(url, { headers: known }) };
  } catch {
    return undefined;
  }
}

/** Streams only: everything else goes the ordinary way, with its own limits. */
function isStream(url: string): boolean {
  return URL.canParse(url) && /^\/v[^/]+\/data\/(listen|live\/events)\//.test(new URL(url).pathname);
}

const MOST_STREAMS = 200;
const MOST_UNSENT_BYTES = 16 * 1024 * 1024;
