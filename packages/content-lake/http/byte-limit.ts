import { httpError } from "./http-error.ts";

/** Limits the bytes that are held for clients at one time: in total, and by client. */
export interface ByteLimit {
  /** Whether there is room for so many bytes (by default one) of this client's. */
  hasRoom(from: string, bytes?: number): boolean;
  /** What one request or response of this client's holds: nothing at first. */
  hold(from: string): HeldBytes;
}

interface HeldBytes {
  /** Throws a 503 when there is no room for so many more. `isCertain`: they are counted all the same. */
  add(bytes: number, options?: { isCertain?: boolean }): void;
  /** Gives back all of them; calling it again does nothing. */
  release(): void;
}

interface ByteLimitOptions {
  /** Bytes. */
  total: number;
  perClient: number;
  /** The message of the 503. */
  busyMessage: string;
}

export function createByteLimit({ total, perClient, busyMessage }: ByteLimitOptions): ByteLimit {
  const held = new Map<string, number>();
  let inAll = 0;

  function add(from: string, bytes: number): void {
    inAll += bytes;
    const sum = (held.get(from) ?? 0) + bytes;
    if (sum === 0) held.delete(from);
    else held.set(from, sum);
  }

  function hasRoom(from: string, bytes = 1): boolean {
    return inAll + bytes <= total && (held.get(from) ?? 0) + bytes <= perClient;
  }

  return {
    hasRoom,
    hold(from) {
      let own = 0;
      return {
        add(bytes, { isCertain = false } = {}) {
          if (!isCertain && !hasRoom(from, bytes)) throw httpError(503, `${busyMessage} Try again shortly.`);
          own += bytes;
          add(from, bytes);
        },
        release() {
          add(from, -own);
          own = 0;
        },
      };
    },
  };
}
