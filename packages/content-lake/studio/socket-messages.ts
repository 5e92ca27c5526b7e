import type { WebSocket } from "ws";
import { type Fields, isFields } from "../store/document.ts";

export interface MessageLimits {
  /** Bytes of one message. */
  largest: number;
  /** How many may come at once, and how many a second after that. */
  burst: number;
  perSecond: number;
}

/** Hears one socket's messages: objects in JSON, of a bounded size and rate. Anything else closes the socket, which a client may open again. */
export function onMessage(socket: WebSocket, limits: MessageLimits, handle: (message: Fields) => void): void {
  const isWithinRate = createRate(limits);
  socket.on("message", (data) => {
    const text = String(data);
    if (!isWithinRate()) return socket.close(TOO_MUCH, "Too many messages");
    const message = text.length > limits.largest ? undefined : parse(text);
    if (message === undefined) return socket.close(TOO_MUCH, "Not a message of this protocol");
    handle(message);
  });
}

/** Whoever has stopped reading is let go, instead of filling this process's memory. Resolves when it has been sent, or never can be. */
export function sendMessage(socket: WebSocket, message: Fields): Promise<void> {
  if (socket.bufferedAmount > MOST_UNSENT_BYTES) socket.terminate();
  if (socket.readyState !== socket.OPEN) return Promise.resolve();
  return new Promise((resolve) => socket.send(JSON.stringify(message), () => resolve()));
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
/** Some tabs' words about where they are. */
const MOST_UNSENT_BYTES = 1024 * 1024;
