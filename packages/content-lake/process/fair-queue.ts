/** Those who wait for a turn: each place may be wanted by several. */
export interface FairQueue {
  /** Gives a place up when there is no room for it; somebody who comes to want one that is there already takes no room. */
  enter(place: Place, from: string): void;
  /** Gives the place up when that was the last who wanted it: for a reason, or because there is no room. */
  leave(place: Place, from: string, reason?: unknown): void;
  /** The place whose turn it is, and all who want it. It waits no longer. */
  takeNext(): { place: Place; askers: string[] } | undefined;
}

export interface Place {
  begin(askers: readonly string[]): void;
  giveUp(reason: unknown): void;
}

export interface FairQueueOptions {
  mostWaiting: number;
  /** Of one `from`. */
  mostWaitingOfOne?: number;
  /** What somebody has cost of late. */
  costOf: (from: string) => number;
  /** What those are told who find no room. */
  refuse: () => Error;
}

/**
 * When every place is taken, those who have most of them make room for somebody who has fewer, or else those who have cost most for
 * somebody who has cost less. What somebody else wants as well stays for them.
 */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { mostWaiting, mostWaitingOfOne = mostWaiting, costOf, refuse } = options;
  /** Of each who waits, in the order in which they were served last. */
  const placesOf = new Map<string, Place[]>();
  const askersOf = new Map<Place, Set<string>>();

  function enter(place: Place, from: string): void {
    const askers = askersOf.get(place);
    if (askers?.has(from)) return;
    const own = placesOf.get(from) ?? [];
    const hasRoom = askers !== undefined || (own.length < mostWaitingOfOne && makeRoom(from, own.length));
    if (hasRoom) {
      askersOf.set(place, new Set([...(askers ?? []), from]));
      placesOf.set(from, [...own, place]);
    } else place.giveUp(refuse());
  }

  /** Says whether there is room for one more. */
  function makeRoom(newcomer: string, ownCount: number): boolean {
    while (askersOf.size >= mostWaiting) {
      const [greediest] = [...placesOf]
        .map(([from, places]) => ({ from, places, cost: costOf(from) }))
        .sort((one, other) => other.places.length - one.places.length || other.cost - one.cost);
      const { from = "", places = [], cost = 0 } = greediest ?? {};
      const hasMore = places.length > ownCount + 1;
      const hasCostMore = places.length > ownCount && cost > costOf(newcomer);
      const last = places.at(-1);
      if (last === undefined || !(hasMore || hasCostMore)) return false;
      leave(last, from);
    }
    return true;
  }

  function leave(place: Place, from: string, reason: unknown = refuse()): void {
    const askers = askersOf.get(place);
    if (!askers?.delete(from)) return;
    remove(place, from);
    if (askers.size > 0) return;
    askersOf.delete(place);
    place.giveUp(reason);
  }

  function remove(place: Place, from: string): void {
    const places = (placesOf.get(from) ?? []).filter((other) => other !== place);
    if (places.length > 0) placesOf.set(from, places);
    else placesOf.delete(from);
  }

  return {
    enter,
    leave,
    /** Of whoever has cost least; among those who have cost the same, of whoever asks for least, and has waited for longest. */
    takeNext() {
      const [next] = [...placesOf]
        .map(([from, places]) => ({ from, places, cost: costOf(from) }))
        .sort((one, other) => one.cost - other.cost || one.places.length - other.places.length);
      const place = next?.places[0];
      if (next === undefined || place === undefined) return undefined;
      const askers = [...(askersOf.get(place) ?? [])];
      askersOf.delete(place);
      for (const from of askers) remove(place, from);
      // Behind all the others.
      const others = placesOf.get(next.from);
      placesOf.delete(next.from);
      if (others !== undefined) placesOf.set(next.from, others);
      return { place, askers };
    },
  };
}
