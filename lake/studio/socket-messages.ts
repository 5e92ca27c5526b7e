import type { WebSocket } from "ws";
import { type Fields, isFields } from "../documents/document.ts";
import { limits } from "../limits.ts";

type MessageRate = {
  burst: number;
  perSecond: number;
  /** The clock must never go back. */
  now?: () => number;
};

type MessageLimits = MessageRate & {
  largest: number;
};

/** Anything but a JSON object of bounded size and rate closes the socket, which a client may open again. */
export function onMessage(socket: WebSocket, bounds: MessageLimits, handle: (message: Fields) => void): void {
  const isWithinRate = createRate(bounds);
  socket.on("message", (data) => {
    const text = String(data);
    if (!isWithinRate()) return socket.close(TOO_MUCH, "Too many messages");
    const message = text.length > bounds.largest ? undefined : parseMessage(text);
    if (message === undefined) return socket.close(TOO_MUCH, "Not a message of this protocol");
    handle(message);
  });
}

export function sendMessage(socket: WebSocket, message: Fields): Promise<void> {
  return sendText(socket, JSON.stringify(message));
}

type Receiver = {
  readonly OPEN: number;
  readonly readyState: number;
  readonly bufferedAmount: number;
  terminate(): void;
  send(text: string, onSent: () => void): void;
};

/** This counts what all sockets together could not send yet. */
let unsentInAll = 0;

/**
 * A client that has stopped reading is disconnected before it fills the memory. Resolves when the text is sent, or never can be.
 */
export function sendText(socket: Receiver, text: string): Promise<void> {
  const isTooMuch = socket.bufferedAmount > limits.unsentSocketBytes;
  if (isTooMuch || (socket.bufferedAmount > 0 && unsentInAll > limits.unsentBytes)) socket.terminate();
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

/** A limit by network would take half a megabyte for each socket. */
export function createRate({
  burst,
  perSecond,
  now = performance.now.bind(performance),
}: MessageRate): () => boolean {
  let left = burst;
  let since = now();
  return () => {
    const at = now();
    left = Math.min(burst, left + ((at - since) / 1000) * perSecond);
    since = at;
    left -= 1;
    return left >= 0;
  };
}

export function parseMessage(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** RFC 6455, 7.4.1, gives this code to a message that violates a policy. */
const TOO_MUCH = 1008;
