import { limits } from "../limits.ts";

type Held = {
  bytes: number;
  /** The same event is stored once for all queues. */
  by: number;
};

type Queue = {
  readonly bytes: number;
  readonly onTooMuch: () => void;
};

const queues = new Set<Queue>();
const held = new Map<ArrayBufferLike, Held>();
let heldBytes = 0;

/**
 * A client that has stopped reading is disconnected and resumes later. The longest queue goes when all together hold too much.
 */
export function createUnreadQueue(onTooMuch: () => void) {
  const unread: Uint8Array[] = [];
  let unreadBytes = 0;
  const queue: Queue = {
    get bytes() {
      return unreadBytes;
    },
    onTooMuch,
  };

  return {
    /** This may call `onTooMuch` of this queue, which then holds nothing, or of another. */
    add(bytes: Uint8Array) {
      if (unreadBytes > limits.unreadStreamBytes) return onTooMuch();
      if (!makeRoom(bytes, queue)) return;
      unread.push(bytes);
      unreadBytes += bytes.byteLength;
      queues.add(queue);
      hold(bytes);
    },
    next(): Uint8Array | undefined {
      const [first] = unread;
      if (first === undefined) return undefined;
      // A stalled connection would otherwise hold the whole event, which nobody counts any more.
      const piece = first.slice(0, PIECE_BYTES);
      unreadBytes -= piece.byteLength;
      if (piece.byteLength < first.byteLength) unread[0] = first.subarray(PIECE_BYTES);
      else release(unread.shift());
      if (unreadBytes === 0) queues.delete(queue);
      return piece;
    },
    clear(): void {
      queues.delete(queue);
      unreadBytes = 0;
      for (const bytes of unread.splice(0)) release(bytes);
    },
  };
}

/** Returns whether there is room, unless this queue itself had to go. */
function makeRoom({ buffer, byteLength }: Uint8Array, newcomer: Queue): boolean {
  while (!held.has(buffer) && heldBytes + byteLength > limits.unreadBytes) {
    const slowest = [...queues].reduce<Queue | undefined>(
      (most, queue) => (most !== undefined && most.bytes >= queue.bytes ? most : queue),
      undefined,
    );
    if (slowest === undefined) return true;
    // The owner clears its queue, and is not asked twice.
    queues.delete(slowest);
    slowest.onTooMuch();
    if (slowest === newcomer) return false;
  }
  return true;
}

function hold({ buffer, byteLength }: Uint8Array): void {
  const { bytes, by } = held.get(buffer) ?? { bytes: byteLength, by: 0 };
  if (by === 0) heldBytes += bytes;
  held.set(buffer, { bytes, by: by + 1 });
}

function release(last: Uint8Array | undefined): void {
  const known = last && held.get(last.buffer);
  if (last === undefined || known === undefined) return;
  if (known.by > 1) held.set(last.buffer, { ...known, by: known.by - 1 });
  else {
    held.delete(last.buffer);
    heldBytes -= known.bytes;
  }
}

/** A connection takes this much at once. */
const PIECE_BYTES = 64 * 1024;
