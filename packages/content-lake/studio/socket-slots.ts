import { createConnectionLimit } from "../http/connection-limit.ts";
import { networkOf } from "../http/rate-limit.ts";
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
 * of the address that has most.
 */
export function createSocketSlots(): SocketSlots {
  const people = createConnectionLimit({
    total: limits.sockets.value,
    perAddress: limits.socketsPerAddress.value,
    perPerson: limits.socketsPerPerson.value,
    busyMessage: "Too many sockets are open.",
  });
  /** The oldest first. */
  const strangers = new Map<Socket, string>();

  function makeRoom(newcomer: string): void {
    const sizes = new Map<string, number>();
    for (const network of strangers.values()) sizes.set(network, (sizes.get(network) ?? 0) + 1);
    const isOverOwn = (sizes.get(newcomer) ?? 0) > limits.strangersSocketsPerAddress.value;
    if (!isOverOwn && strangers.size <= limits.strangersSockets.value) return;
    const most = isOverOwn ? newcomer : largestOf(sizes);
    const [oldest] = [...strangers].find(([, network]) => network === most) ?? [];
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
      const network = networkOf(address);
      strangers.set(socket, network);
      makeRoom(network);
      const deadline = setTimeout(
        () => turnAway(socket, UNAUTHORIZED, "Nobody has said who they are"),
        limits.strangersSocketSeconds.value * 1000,
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

function largestOf(sizes: ReadonlyMap<string, number>): string | undefined {
  const [largest] = [...sizes].toSorted(([, one], [, other]) => other - one);
  return largest?.[0];
}

/** bifur's own code for it. */
export const UNAUTHORIZED = 4001;
export const TRY_AGAIN_LATER = 1013;

const GOODBYE_MS = 1000;
