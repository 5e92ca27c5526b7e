import { httpError } from "./http-error.ts";

/** Limits the bytes that are held for clients at one time: in total, and by client. */
interface ByteLimit {
  /** Whether there is room for so many bytes (by default one) of this client's. */
  hasRoom(from: string, bytes?: number): boolean;
  /**
   * What one request or response of this client's holds: nothing at first. `giveUp`: it can be ended, to make room for a client that holds less;
   * until it is settled.
   */
  hold(from: string, giveUp?: () => void): HeldBytes;
}

interface HeldBytes {
  /** Throws a 503 when there is no room for so many more. `isCertain`: they are counted all the same. */
  add(bytes: number, options?: { isCertain?: boolean }): void;
  /** It is not given up any more. */
  settle(): void;
  /** Gives back all of them; calling it again does nothing. */
  release(): void;
}

interface Unsettled {
  from: string;
  end(): void;
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
  /** What can be given up. */
  const unsettled = new Set<Unsettled>();
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

  /** Ends what the client that holds most has not settled, as long as that is more than the newcomer's. */
  function makeRoom(from: string, bytes: number): boolean {
    const sumOf = (client: string) => held.get(client) ?? 0;
    while (!hasRoom(from, bytes)) {
      const [largest] = [...unsettled].toSorted((one, other) => sumOf(other.from) - sumOf(one.from));
      const isOwnLimit = sumOf(from) + bytes > perClient;
      if (largest === undefined || isOwnLimit || sumOf(largest.from) <= sumOf(from) + bytes) return false;
      largest.end();
    }
    return true;
  }

  return {
    hasRoom,
    hold(from, giveUp) {
      let own = 0;
      const entry = { from, end };
      if (giveUp) unsettled.add(entry);

      function release() {
        unsettled.delete(entry);
        add(from, -own);
        own = 0;
      }

      function end() {
        release();
        giveUp?.();
      }

      return {
        add(bytes, { isCertain = false } = {}) {
          if (!isCertain && !makeRoom(from, bytes)) throw httpError(503, `${busyMessage} Try again shortly.`);
          own += bytes;
          add(from, bytes);
        },
        settle: () => void unsettled.delete(entry),
        release,
      };
    },
  };
}
