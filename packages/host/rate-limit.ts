import { isIPv6 } from "node:net";
import { LRUCache } from "lru-cache";
import { atMost } from "./cache-size.ts";
import { httpError } from "./http-error.ts";
import { withoutPort } from "./proxy-trust.ts";

export type RateLimit = {
  /**
   * Throws a 429 with the seconds after which another request is welcome. What costs more than one must cost no more than the burst,
   * or it is never welcome.
   */
  count(address: string, cost?: number): void;
};

type RateLimitOptions = {
  /** An address may send so many requests after a pause. Wider networks of IPv6 may send more: see `networksOf`. */
  burst: number;
  perSecond: number;
  /** The clock must never go back. */
  now?: () => number;
};

/** Each network has a token bucket. */
export function createRateLimit({
  burst,
  perSecond,
  now = performance.now.bind(performance),
}: RateLimitOptions): RateLimit {
  const buckets = new LRUCache<string, { tokens: number; at: number }>(atMost(MAX_NETWORKS));

  function countIn({ network, share }: Network, cost: number, at: number): void {
    const bucket = buckets.get(network) ?? { tokens: burst * share, at };
    const tokens = Math.min(burst * share, bucket.tokens + ((at - bucket.at) / 1000) * perSecond * share);
    // A refused request takes no token: otherwise somebody who keeps trying would keep their network out for ever.
    buckets.set(network, { tokens: tokens < cost ? tokens : tokens - cost, at });
    if (tokens >= cost) return;
    const seconds = Math.ceil((cost - tokens) / (perSecond * share));
    throw httpError(429, "Too many requests. Try again shortly.", {
      headers: { "Retry-After": String(seconds) },
    });
  }

  return {
    count(address, cost = 1) {
      const at = now();
      // The narrowest network comes first, so that its refusals do not count against its neighbours.
      for (const network of networksOf(address)) countIn(network, cost, at);
    },
  };
}

type Network = {
  network: string;
  /** The limit of one address is multiplied by this. */
  share: number;
};

/**
 * A device has a /64 of IPv6, a household a /56, a business a /48. Their limits rise more slowly than their numbers of addresses.
 */
export function networksOf(forwarded: string): Network[] {
  const network = networkOf(forwarded);
  const [, site, last = ""] = prefix.exec(network) ?? [];
  if (site === undefined) return [{ network, share: 1 }];
  return [
    { network, share: 1 },
    { network: `${site}:${last.slice(0, -2) || "0"}/56`, share: 4 },
    { network: `${site}/48`, share: 16 },
  ];
}

/** The widest network of one owner is an IPv4 address, or the first 48 bits of an IPv6 one. */
export function siteOf(forwarded: string): string {
  const network = networkOf(forwarded);
  return prefix.exec(network)?.[1] ?? network;
}

/** The groups are the first three of a /64, and its last. */
const prefix = /^((?:[\da-f]+:){2}[\da-f]+):([\da-f]+)$/;

/** A household has a whole /64 of IPv6, so its last 64 bits do not count. Some proxies append a port. */
export function networkOf(forwarded: string): string {
  const address = withoutPort(forwarded);
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

/** The network seen longest ago is evicted first. All together take some megabytes. */
const MAX_NETWORKS = 30_000;
