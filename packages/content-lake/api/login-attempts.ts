/** Counts failed logins by where they come from, so that a password cannot be guessed by trying. */
export interface Attempts {
  /** How long this address has to wait before it may try again: 0 when it may. */
  waitMs(address: string): number;
  failed(address: string): void;
  succeeded(address: string): void;
}

export function createAttempts(now: () => number = Date.now): Attempts {
  const failures = new Map<string, number[]>();

  function recent(address: string): number[] {
    return (failures.get(address) ?? []).filter((time) => time > now() - WINDOW_MS);
  }

  return {
    waitMs(address) {
      const times = recent(address);
      const [oldest] = times;
      return oldest === undefined || times.length < MOST_FAILURES ? 0 : oldest + WINDOW_MS - now();
    },
    failed(address) {
      if (failures.size > MOST_ADDRESSES) failures.clear();
      failures.set(address, [...recent(address), now()]);
    },
    succeeded: (address) => void failures.delete(address),
  };
}

const WINDOW_MS = 15 * 60 * 1000;
const MOST_FAILURES = 5;

/** A flood from ever new addresses must not fill the memory; each guess costs a tenth of a second of scrypt anyway. */
const MOST_ADDRESSES = 10_000;
