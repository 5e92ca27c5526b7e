import { httpError } from "./http-error.ts";

/** Who holds a connection, as far as it is known. */
export interface Holder {
  address?: string;
  person?: string;
}

/** Room for what goes on for a while (a stream, a socket, a query), counted in total, by address and by person: nobody takes the places of all the others. */
export interface ConnectionLimit {
  /** Returns how to give the place back; calling it again does nothing. Throws a 503 when there is none. */
  take(holder: Holder): () => void;
}

export function createConnectionLimit(most: {
  total: number;
  perAddress: number;
  perPerson?: number;
}): ConnectionLimit {
  const open = new Set<Holder>();
  const counts = new Map<string, number>();

  function add(key: string, change: 1 | -1): void {
    const count = (counts.get(key) ?? 0) + change;
    if (count === 0) counts.delete(key);
    else counts.set(key, count);
  }

  return {
    take(holder) {
      const keys = [
        ...(holder.address === undefined
          ? []
          : [{ key: `address ${holder.address}`, most: most.perAddress }]),
        ...(holder.person === undefined || most.perPerson === undefined
          ? []
          : [{ key: `person ${holder.person}`, most: most.perPerson }]),
      ];
      const isFull = open.size >= most.total || keys.some((one) => (counts.get(one.key) ?? 0) >= one.most);
      if (isFull) throw httpError(503, "Too many connections are open. Try again shortly.");
      const place = { ...holder };
      open.add(place);
      for (const { key } of keys) add(key, 1);
      return () => {
        if (!open.delete(place)) return;
        for (const { key } of keys) add(key, -1);
      };
    },
  };
}
