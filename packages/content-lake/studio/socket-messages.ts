import type { WebSocket } from "ws";
import { limits } from "../limits.ts";
import { type Fields, isFields } from "../store/document.ts";

interface MessageLimits {
  /** Bytes of one message. */
  largest: number;
  /** How many may come at once, and how many a second after that. */
  burst: number;
  perSecond: number;
}

/** Reads one socket's messages: objects in JSON, of a bounded size and rate. Anything else closes the socket, which a client may open again. */
export function onMessage(socket: WebSocket, bounds: MessageLimits, handle: (message: Fields) => void): void {
  const isWithinRate = createRate(bounds);
  socket.on("message", (data) => {
    const text = String(data);
    if (!isWithinRate()) return socket.close(TOO_MUCH, "Too many messages");
    const message = text.length > bounds.largest ? undefined : parse(text);
    if (message === undefined) return socket.close(TOO_MUCH, "Not a message of this protocol");
    handle(message);
  });
}

export function sendMessage(socket: WebSocket, message: Fields): Promise<void> {
  return sendText(socket, JSON.stringify(message));
}

/** What is needed of a `ws` socket. */
interface Receiver {
  readonly OPEN: number;
  readonly readyState: number;
  readonly bufferedAmount: number;
  terminate(): void;
  send(text: string, onSent: () => void): void;
}

/** What all sockets together have been given and not been able to send. */
let unsentInAll = 0;

/**
 * A client that has stopped reading is disconnected, instead of filling this process's memory: alone when too much of its own is unsent,
 * or, when too much of all is, every one with anything unsent. Resolves when it has been sent, or never can be.
 */
export function sendText(socket: Receiver, text: string): Promise<void> {
  const isTooMuch = socket.bufferedAmount > limits.unsentSocketBytes.value;
  if (isTooMuch || (socket.bufferedAmount > 0 && unsentInAll > limits.unsentBytes.value)) socket.terminate();
  if (socket.readyState !== socket.OPEN) return Promise.resolve();
  const bytes = Buffer.byteLength(text);
  unsentInAll += bytes;
  return new Promise((resolve) =>
    socket.send(text, () => {
      unsentInAll -= bytes;
      resolve();
    }),
  );
}

function createRate({ burst, perSecond }: MessageLimits): () => boolean {
  let left = burst;
  let since = performance.now();
  return () => {
    const now = performance.now();
    left = Math.min(burst, left + ((now - since) / 1000) * perSecond);
    since = now;
    left -= 1;
    return left >= 0;
  };
}

function parse(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** RFC 6455, 7.4.1: a message that violates a policy. */
const TOO_MUCH = 1008;
