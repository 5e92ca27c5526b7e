import { httpError } from "./http-error.ts";

interface Entry {
  from: string;
  own: number;
  end(): void;
}

interface ByteLimitOptions {
  total: number;
  perClient: number;
  busyMessage: string;
}

/** The limit of bytes holds in total and by client. */
export function createByteLimit({ total, perClient, busyMessage }: ByteLimitOptions) {
  const held = new Map<string, number>();
  /** These can be given up. */
  const unsettled = new Set<Entry>();
  let inAll = 0;

  function add(from: string, bytes: number): void {
    inAll += bytes;
    const sum = (held.get(from) ?? 0) + bytes;
    if (sum === 0) held.delete(from);
    else held.set(from, sum);
  }

  /** Asks for room for one byte where `bytes` is left out. */
  function hasRoom(from: string, bytes = 1): boolean {
    return inAll + bytes <= total && (held.get(from) ?? 0) + bytes <= perClient;
  }

  /** Unsettled entries end until there is room, the largest of the client that holds most first. */
  function makeRoom(newcomer: Entry, bytes: number): boolean {
    const sumOf = ({ from }: Entry) => held.get(from) ?? 0;
    while (!hasRoom(newcomer.from, bytes)) {
      const isOwnLimit = sumOf(newcomer) + bytes > perClient;
      // One person behind a shared address must not keep the others out of it.
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
    /**
     * A request or response holds nothing at first. Until it is settled, `giveUp` ends it for a client that holds less, or for a
     * smaller one of the same client.
     */
    hold(from: string, giveUp?: () => void) {
      const entry = { from, own: 0, end };
      if (giveUp) unsettled.add(entry);

      /** Calling it again does nothing. */
      function release(): void {
        unsettled.delete(entry);
        add(from, -entry.own);
        entry.own = 0;
      }

      function end() {
        release();
        giveUp?.();
      }

      return {
        /** Throws a 503 when there is no room. Bytes that are certain count in any case. */
        add(bytes: number, { isCertain = false } = {}): void {
          if (!isCertain && !makeRoom(entry, bytes))
            throw httpError(503, `${busyMessage} Try again shortly.`);
          entry.own += bytes;
          add(from, bytes);
        },
        /** A settled entry is not given up any more. */
        settle: () => void unsettled.delete(entry),
        release,
      };
    },
  };
}
