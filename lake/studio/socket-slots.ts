import { createConnectionLimit } from "@trousseau/host/connection-limit.ts";
import { networkOf, siteOf } from "@trousseau/host/rate-limit.ts";
import { limits } from "../limits.ts";

/** The socket has shown a token and is this person's. Throws a 503 when they, their address or all people have no slot left. */
export type MoveTo = (person: string) => void;

type Socket = {
  close(code: number, reason: string): void;
  terminate(): void;
  once(event: "close", listener: () => void): unknown;
};

/**
 * Browsers show a token with a WebSocket's first message. Until then strangers have slots of their own, so that they take none of
 * an editor's. The newest replaces the oldest of the site that has most, so that nobody is kept from showing a token.
 */
export function createSocketSlots(): (socket: Socket, address: string) => MoveTo {
  const takePersonsSlot = createConnectionLimit({
    total: limits.sockets,
    perAddress: limits.socketsPerAddress,
    perPerson: limits.socketsPerPerson,
    busyMessage: "Too many sockets are open.",
  });
  /** The addresses belong to strangers' sockets, the oldest first. */
  const strangers = new Map<Socket, string>();

  function makeRoom(newcomer: string): void {
    const isNeighbour = (address: string) => networkOf(address) === networkOf(newcomer);
    const isOverOwn = [...strangers.values()].filter(isNeighbour).length > limits.strangersSocketsPerAddress;
    if (!isOverOwn && strangers.size <= limits.strangersSockets) return;
    // One IPv6 line has 65,536 networks, and none of them may count as somebody else.
    const largest = largestOf([...strangers.values()].map(siteOf));
    const isInTurn = isOverOwn ? isNeighbour : (address: string) => siteOf(address) === largest;
    const [oldest] = [...strangers].find(([, address]) => isInTurn(address)) ?? [];
    if (oldest !== undefined) turnAway(oldest, TRY_AGAIN_LATER, "Others have no token yet, either");
  }

  function turnAway(socket: Socket, code: number, reason: string): void {
    strangers.delete(socket);
    socket.close(code, reason);
    // A client that does not answer would keep it open for half a minute.
    setTimeout(() => socket.terminate(), GOODBYE_MS).unref();
  }

  return (socket, address) => {
    strangers.set(socket, address);
    makeRoom(address);
    const deadline = setTimeout(
      () => turnAway(socket, UNAUTHORIZED, "Nobody has said who they are"),
      limits.strangersSocketSeconds * 1000,
    );
    let known: string | undefined;
    let release = () => {
      clearTimeout(deadline);
      strangers.delete(socket);
    };
    socket.once("close", () => release());
    return (person) => {
      // A browser says it again with each new token.
      if (person === known) return;
      const next = takePersonsSlot({ address, person });
      release();
      release = next;
      known = person;
    };
  };
}

function largestOf(sites: readonly string[]): string | undefined {
  const sizes = Map.groupBy(sites, (site) => site);
  return [...sizes].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];
}

/** bifur uses this code. */
export const UNAUTHORIZED = 4001;
export const TRY_AGAIN_LATER = 1013;

const GOODBYE_MS = 1000;
