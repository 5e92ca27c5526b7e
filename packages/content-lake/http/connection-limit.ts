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

export interface ConnectionLimitOptions {
  total: number;
  perAddress?: number;
  perPerson?: number;
  /** What is said to those who find no place. */
  refusal?: string;
}

export function createConnectionLimit({
  total,
  perAddress = total,
  perPerson = total,
  refusal = "Too many connections are open.",
}: ConnectionLimitOptions): ConnectionLimit {
  const open = new Set<object>();
  const counts = new Map<string, number>();

  function add(key: string, change: 1 | -1): void {
    const count = (counts.get(key) ?? 0) + change;
    if (count === 0) counts.delete(key);
    else counts.set(key, count);
  }

  return {
    take({ address, person }) {
      const keys = [
        ...(address === undefined ? [] : [{ key: `address ${address}`, most: perAddress }]),
        ...(person === undefined ? [] : [{ key: `person ${person}`, most: perPerson }]),
      ];
      const isFull = open.size >= total || keys.some(({ key, most }) => (counts.get(key) ?? 0) >= most);
      if (isFull) throw httpError(503, `${refusal} Try again shortly.`);
      const place = { address, person };
      open.add(place);
      for (const { key } of keys) add(key, 1);
      return () => {
        if (!open.delete(place)) return;
        for (const { key } of keys) add(key, -1);
      };
    },
  };
}
