import { createConnectionLimit } from "../http/connection-limit.ts";
import { networkOf, siteOf } from "../http/rate-limit.ts";
import { limits } from "../limits.ts";

interface SocketSlots {
  /** A socket begins as a stranger's, whose slots are few and for a moment. */
  enter(socket: Socket, address: string): SocketSlot;
}

export interface SocketSlot {
  /** A token has been shown: the slot is this person's from now on. Throws a 503 when they, their address or all people have none left. */
  moveTo(person: string): void;
}

/** What is needed of a `ws` socket. */
interface Socket {
  close(code: number, reason: string): void;
  terminate(): void;
  once(event: "close", listener: () => void): unknown;
}

/**
 * Browsers send no token with a WebSocket: it comes with the first message. Until then a socket is in a pool of its own, so that strangers take no
 * slot of an editor's. Nobody is refused there, or strangers could keep an editor from showing a token: the newest takes the place of the oldest
 * of the site that has most.
 */
export function createSocketSlots(): SocketSlots {
  const people = createConnectionLimit({
    total: limits.sockets,
    perAddress: limits.socketsPerAddress,
    perPerson: limits.socketsPerPerson,
    busyMessage: "Too many sockets are open.",
  });
  /** The addresses of their sockets, the oldest first. */
  const strangers = new Map<Socket, string>();

  function makeRoom(newcomer: string): void {
    const isNeighbour = (address: string) => networkOf(address) === networkOf(newcomer);
    const isOverOwn = [...strangers.values()].filter(isNeighbour).length > limits.strangersSocketsPerAddress;
    if (!isOverOwn && strangers.size <= limits.strangersSockets) return;
    // One line of IPv6 has 65,536 networks: none of them may count as somebody else.
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

  return {
    enter(socket, address) {
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
      return {
        moveTo(person) {
          // A browser says it again with each new token.
          if (person === known) return;
          const next = people.take({ address, person });
          release();
          release = next;
          known = person;
        },
      };
    },
  };
}

/** The one that is there most often. */
function largestOf(sites: readonly string[]): string | undefined {
  const sizes = Map.groupBy(sites, (site) => site);
  return [...sizes].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];
}

/** bifur's own code for it. */
export const UNAUTHORIZED = 4001;
export const TRY_AGAIN_LATER = 1013;

const GOODBYE_MS = 1000;
