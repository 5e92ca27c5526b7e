import { httpError } from "./http-error.ts";

/** Limits the bytes that are held for clients at one time: in total, and by client. */
interface ByteLimit {
  /** Whether there is room for so many bytes (by default one) of this client's. */
  hasRoom(from: string, bytes?: number): boolean;
  /**
   * What one request or response of this client's holds: nothing at first. `giveUp` ends it, until it is settled, to make room for a client
   * that holds less, or for a smaller one of the same client.
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

interface Entry {
  from: string;
  /** Bytes. */
  own: number;
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
  /** Those that can be given up. */
  const unsettled = new Set<Entry>();
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

  /** Ends unsettled entries until there is room, the largest of the client that holds most first. */
  function makeRoom(newcomer: Entry, bytes: number): boolean {
    const sumOf = ({ from }: Entry) => held.get(from) ?? 0;
    while (!hasRoom(newcomer.from, bytes)) {
      const isOwnLimit = sumOf(newcomer) + bytes > perClient;
      // One person behind an address that many share must not keep the others out of it.
      const entries = isOwnLimit
        ? [...unsettled].filter(({ from }) => from === newcomer.from)
        : [...unsettled];
      const [largest] = entries.toSorted((one, other) => sumOf(other) - sumOf(one) || other.own - one.own);
      const share = isOwnLimit ? ({ own }: Entry) => own : sumOf;
      if (largest === undefined || share(largest) <= share(newcomer) + bytes) return false;
      largest.end();
    }
    return true;
  }

  return {
    hasRoom,
    hold(from, giveUp) {
      const entry = { from, own: 0, end };
      if (giveUp) unsettled.add(entry);

      function release() {
        unsettled.delete(entry);
        add(from, -entry.own);
        entry.own = 0;
      }

      function end() {
        release();
        giveUp?.();
      }

      return {
        add(bytes, { isCertain = false } = {}) {
          if (!isCertain && !makeRoom(entry, bytes))
            throw httpError(503, `${busyMessage} Try again shortly.`);
          entry.own += bytes;
          add(from, bytes);
        },
        settle: () => void unsettled.delete(entry),
        release,
      };
    },
  };
}
