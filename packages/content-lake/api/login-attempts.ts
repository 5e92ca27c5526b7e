import { LRUCache } from "lru-cache";
import { networkOf } from "../http/rate-limit.ts";
import { limits } from "../limits.ts";

/** Counts failed logins by where they come from, so that a password cannot be guessed by trying. */
interface LoginAttempts {
  /** How long this address has to wait before it may try again: 0 when it may. */
  waitMs(address: string): number;
  failed(address: string): void;
  succeeded(address: string): void;
}

/** `now`: a monotonic clock. The wall clock may be set back, which would prolong every wait. */
export function createLoginAttempts(now: () => number = performance.now.bind(performance)): LoginAttempts {
  // A flood from ever new addresses evicts the oldest failures, not all of them.
  const failures = new LRUCache<string, number[]>({ max: limits.loginAddresses.value });

  function recent(address: string): number[] {
    return (failures.get(networkOf(address)) ?? []).filter((time) => time > now() - WINDOW_MS);
  }

  return {
    waitMs(address) {
      const times = recent(address);
      const [oldest] = times;
      return oldest === undefined || times.length < limits.loginFailures.value
        ? 0
        : oldest + WINDOW_MS - now();
    },
    failed(address) {
      failures.set(networkOf(address), [...recent(address), now()].slice(-limits.loginFailures.value));
    },
    succeeded: (address) => void failures.delete(networkOf(address)),
  };
}

const WINDOW_MS = 15 * 60 * 1000;
