import { isIPv6 } from "node:net";
import { LRUCache } from "lru-cache";
import { HttpError, httpError } from "./http-error.ts";

export interface RateLimit {
  /** Counts one request. Throws 429 with the seconds after which another is welcome. */
  count(address: string): void;
}

interface RateLimitOptions {
  /** Requests at once, after a pause. */
  burst: number;
  perSecond: number;
  /** Milliseconds, of a clock that never goes back. */
  now?: () => number;
}

/** A token bucket for each address. */
export function createRateLimit({
  burst,
  perSecond,
  now = performance.now.bind(performance),
}: RateLimitOptions): RateLimit {
  const buckets = new LRUCache<string, { tokens: number; at: number }>({ max: MAX_ADDRESSES });

  return {
    count(address) {
      const key = networkOf(address);
      const at = now();
      const bucket = buckets.get(key) ?? { tokens: burst, at };
      const tokens = Math.min(burst, bucket.tokens + ((at - bucket.at) / 1000) * perSecond);
      buckets.set(key, { tokens: Math.max(0, tokens - 1), at });
      if (tokens < 1) throw tooMany(Math.ceil((1 - tokens) / perSecond));
    },
  };
}

/** A household has a whole /64 of IPv6: its 64 bits are one address. A port, which some proxies forward with it, is left out. */
export function networkOf(forwarded: string): string {
  const address = forwarded.replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, "$1$3");
  if (!isIPv6(address)) return address;
  const mapped = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = "", tail] = address.split("::");
  const first = head === "" ? [] : head.split(":");
  const last = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - first.length - last.length }, () => "0");
  const network = [...first, ...zeros, ...last].slice(0, 4);
  return network.map((group) => Number.parseInt(group, 16).toString(16)).join(":");
}

function tooMany(seconds: number): HttpError {
  const { status, body } = httpError(429, "Too many requests. Try again shortly.");
  return new HttpError(status, body, { "Retry-After": String(seconds) });
}

/** The address that was seen longest ago is evicted first: a megabyte at most. */
const MAX_ADDRESSES = 10_000;
