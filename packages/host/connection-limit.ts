import { httpError } from "./http-error.ts";
import { networksOf } from "./rate-limit.ts";

type Holder = {
  address?: string;
  person?: string;
};

type ConnectionLimitOptions = {
  total: number;
  /** Wider networks of IPv6 have more: see `networksOf`. */
  perAddress?: number;
  perPerson?: number;
  busyMessage?: string;
};

/**
 * The limit holds in total, by address and by person. Returns the function that takes a slot, and returns the one that releases
 * it, which may be called twice. Throws a 503 when no slot is free.
 */
export function createConnectionLimit({
  total,
  perAddress = total,
  perPerson = total,
  busyMessage = "Too many connections are open.",
}: ConnectionLimitOptions): (holder: Holder) => () => void {
  const open = new Set<object>();
  const counts = new Map<string, number>();

  function add(key: string, change: 1 | -1): void {
    const count = (counts.get(key) ?? 0) + change;
    if (count === 0) counts.delete(key);
    else counts.set(key, count);
  }

  return ({ address, person }) => {
    const keys = [
      ...(address === undefined ? [] : networksOf(address)).map(({ network, share }) => ({
        key: `network ${network}`,
        max: perAddress * share,
      })),
      ...(person === undefined ? [] : [{ key: `person ${person}`, max: perPerson }]),
    ];
    const isFull = open.size >= total || keys.some(({ key, max }) => (counts.get(key) ?? 0) >= max);
    if (isFull) throw httpError(503, `${busyMessage} Try again shortly.`);
    const slot = { address, person };
    open.add(slot);
    for (const { key } of keys) add(key, 1);
    return () => {
      if (!open.delete(slot)) return;
      for (const { key } of keys) add(key, -1);
    };
  };
}
