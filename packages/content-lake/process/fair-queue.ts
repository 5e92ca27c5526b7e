/** Entries that wait for a turn. Several clients may wait for the same entry. */
interface FairQueue {
  /** Gives an entry up when there is no room for it. A client that joins an entry takes no room. */
  enter(entry: QueueEntry, from: string): void;
  /** Gives the entry up when its last client leaves: for a reason, or because there is no room. */
  leave(entry: QueueEntry, from: string, reason?: unknown): void;
  /** Removes the entry whose turn it is, and returns it with its clients. */
  takeNext(): { entry: QueueEntry; clients: string[] } | undefined;
}

export interface QueueEntry {
  begin(clients: readonly string[]): void;
  giveUp(reason: unknown): void;
}

interface FairQueueOptions {
  maxWaiting: number;
  /** For each client. */
  maxWaitingPerClient?: number;
  /** What a client has cost recently. */
  costOf: (from: string) => number;
  /** The error for a client that finds no room. */
  refuse: () => Error;
}

/**
 * When the queue is full, the client with most entries makes room for one with fewer, or else the client that has cost most for one
 * that has cost less. An entry that another client waits for as well stays in the queue for that client.
 */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { maxWaiting, maxWaitingPerClient = maxWaiting, costOf, refuse } = options;
  /** By client, in the order in which they were served last. */
  const entriesOf = new Map<string, QueueEntry[]>();
  const clientsOf = new Map<QueueEntry, Set<string>>();

  function enter(entry: QueueEntry, from: string): void {
    const clients = clientsOf.get(entry);
    if (clients?.has(from)) return;
    const own = entriesOf.get(from) ?? [];
    const hasRoom = clients !== undefined || (own.length < maxWaitingPerClient && makeRoom(from, own.length));
    if (hasRoom) {
      clientsOf.set(entry, new Set([...(clients ?? []), from]));
      entriesOf.set(from, [...own, entry]);
    } else entry.giveUp(refuse());
  }

  /** Returns whether there is room for one more. */
  function makeRoom(newcomer: string, ownCount: number): boolean {
    while (clientsOf.size >= maxWaiting) {
      const [largest] = [...entriesOf]
        .map(([from, entries]) => ({ from, entries, cost: costOf(from) }))
        .sort((one, other) => other.entries.length - one.entries.length || other.cost - one.cost);
      const { from = "", entries = [], cost = 0 } = largest ?? {};
      const hasMore = entries.length > ownCount + 1;
      const hasCostMore = entries.length > ownCount && cost > costOf(newcomer);
      const last = entries.at(-1);
      if (last === undefined || !(hasMore || hasCostMore)) return false;
      leave(last, from);
    }
    return true;
  }

  function leave(entry: QueueEntry, from: string, reason: unknown = refuse()): void {
    const clients = clientsOf.get(entry);
    if (!clients?.delete(from)) return;
    remove(entry, from);
    if (clients.size > 0) return;
    clientsOf.delete(entry);
    entry.giveUp(reason);
  }

  function remove(entry: QueueEntry, from: string): void {
    const entries = (entriesOf.get(from) ?? []).filter((other) => other !== entry);
    if (entries.length > 0) entriesOf.set(from, entries);
    else entriesOf.delete(from);
  }

  return {
    enter,
    leave,
    /** From the client that has cost least; among equals, from the one with fewest entries, and then the one that has waited longest. */
    takeNext() {
      const [next] = [...entriesOf]
        .map(([from, entries]) => ({ from, entries, cost: costOf(from) }))
        .sort((one, other) => one.cost - other.cost || one.entries.length - other.entries.length);
      const entry = next?.entries[0];
      if (next === undefined || entry === undefined) return undefined;
      const clients = [...(clientsOf.get(entry) ?? [])];
      clientsOf.delete(entry);
      for (const from of clients) remove(entry, from);
      // Behind all the others.
      const others = entriesOf.get(next.from);
      entriesOf.delete(next.from);
      if (others !== undefined) entriesOf.set(next.from, others);
      return { entry, clients };
    },
  };
}
