import { isIPv6 } from "node:net";
import { LRUCache } from "lru-cache";
import { limits } from "../limits.ts";

/** Counts failed logins by where they come from, so that a password cannot be guessed by trying. */
export interface LoginAttempts {
  /** How long this address has to wait before it may try again: 0 when it may. */
  waitMs(address: string): number;
  failed(address: string): void;
  succeeded(address: string): void;
}

export function createLoginAttempts(now: () => number = Date.now): LoginAttempts {
  // A flood from ever new addresses pushes out the oldest failures, not all of them.
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

/** Whoever has one address of IPv6 has the 2^64 of its network. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith("::ffff:")) return address;
  const [head = "", tail = ""] = address.split("::");
  const first = head.split(":").filter((group) => group !== "");
  const last = tail.split(":").filter((group) => group !== "");
  const gap = address.includes("::") ? Array.from({ length: 8 - first.length - last.length }, () => "0") : [];
  const groups = [...first, ...gap, ...last].slice(0, 4).map((group) => Number.parseInt(group, 16));
  return `${groups.map((group) => group.toString(16)).join(":")}::/64`;
}

const WINDOW_MS = 15 * 60 * 1000;
