import type { WebSocket } from "ws";
import { type Fields, isFields } from "../documents/document.ts";
import { limits } from "../limits.ts";
import { onMessage, sendMessage } from "./socket-messages.ts";
import { TRY_AGAIN_LATER } from "./socket-slots.ts";

/**
 * A browser keeps six HTTP/1.1 connections to a host, and Studio holds more listeners than that. `studio-transport.ts` is the other end.
 *
 * Asked:    `{open: id, url, headers}` · `{close: id}`
 * Answered: `{id, status, headers}` · `{id, text}` … · `{id, isEnded: true}`
 */
export function carryStreams(
  socket: WebSocket,
  respond: (request: Request) => Promise<Response>,
  /** Throws when this person has no socket left. */
  introduce: (request: Request) => void,
): void {
  const open = new Map<string, AbortController>();

  const send = (message: Fields) => sendMessage(socket, message);

  async function carry(id: string, request: Request, signal: AbortSignal): Promise<void> {
    const response = await respond(request);
    await send({ id, status: response.status, headers: Object.fromEntries(response.headers) });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    signal.addEventListener("abort", () => void reader?.cancel());
    // An earlier abort raises no event.
    if (signal.aborted) await reader?.cancel();
    for (let part = await reader?.read(); part !== undefined && !part.done; part = await reader?.read()) {
      // The stream does not count what a socket has taken.
      await send({ id, text: part.value });
    }
    await send({ id, isEnded: true });
  }

  onMessage(socket, messages, (body) => {
    const message = readMessage(body);
    if (message === undefined) return socket.close(1008, "Not a message of this protocol");
    if ("close" in message) return open.get(message.close)?.abort();
    if (open.size >= limits.streamsPerSocket) return socket.close(1008, "Too many streams");
    if (open.has(message.id)) return socket.close(1008, "This stream is open");
    try {
      introduce(message.request);
    } catch {
      return socket.close(TRY_AGAIN_LATER, "Too many sockets of this person");
    }
    const controller = new AbortController();
    open.set(message.id, controller);
    carry(message.id, message.request, controller.signal)
      .catch(() => send({ id: message.id, isEnded: true }))
      .finally(() => open.delete(message.id));
  });
  const idleCheck = setInterval(() => {
    if (open.size === 0) socket.close(1000, "Nothing is streamed");
  }, IDLE_MS);
  socket.on("close", () => {
    clearInterval(idleCheck);
    for (const controller of open.values()) controller.abort();
  });
}

function readMessage(message: Fields): { close: string } | { id: string; request: Request } | undefined {
  if (typeof message.close === "string") return { close: message.close };
  const { open: id, url, headers } = message;
  if (typeof id !== "string" || typeof url !== "string" || !isFields(headers) || !isStream(url))
    return undefined;
  const textHeaders = Object.entries(headers).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  try {
    return { id, request: new Request(url, { headers: textHeaders }) };
  } catch {
    // The header's name or value is invalid.
    return undefined;
  }
}

/** Other requests go the ordinary way, with their own limits. */
function isStream(url: string): boolean {
  return URL.canParse(url) && /^\/v[^/]+\/data\/(listen|live\/events)\//.test(new URL(url).pathname);
}

/** Studio opens another socket when it listens again. */
const IDLE_MS = 60_000;

/** Studio opens all of its listeners at once. */
const messages = {
  largest: limits.socketMessageBytes,
  burst: limits.socketMessages,
  perSecond: limits.socketMessages / 10,
};
