import { atMost } from "@trousseau/host/cache-size.ts";
import { createRateLimit, type RateLimit, siteOf } from "@trousseau/host/rate-limit.ts";
import { LRUCache } from "lru-cache";
import { QUICKEST_MS } from "#model/entries/entry-limits.ts";
import type { BotSignals, NewEnquiry } from "#model/services/enquiry-service.server.ts";

/** The longest message of an honest visitor, with the addresses of twelve dresses, counts as one or two. In UTF-16 units of JSON. */
const ONE_MESSAGE = 4_096;

/** How many ordinary messages these words of a visitor count as. */
export function weightOf(words: unknown): number {
  return Math.ceil(JSON.stringify(words).length / ONE_MESSAGE);
}

/** Limits new submissions of one address: twelve, then one each five minutes. An office shares an address. */
const PER_ADDRESS = { burst: 12, perSecond: 1 / 300 };

/** Limits all visitors together to what a label can read and the outbox can hold for a night. */
const FIRST = { burst: 120, perSecond: 1 / 20 };

/** Networks that have sent something that day share this limit, so that they keep nobody new out. */
const FURTHER = { burst: 120, perSecond: 1 / 40 };

const A_DAY_MS = 24 * 60 * 60_000;

/** This many networks are remembered, in memory alone. */
const MOST_NETWORKS = 30_000;

/** `now` gives milliseconds of a clock that never goes back. */
export function createVisitorLimits(clock: { now?: () => number } = {}) {
  const perAddress = createRateLimit({ ...PER_ADDRESS, ...clock });
  const first = createRateLimit({ ...FIRST, ...clock });
  const further = createRateLimit({ ...FURTHER, ...clock });
  const seen = new LRUCache<string, true>({
    ...atMost(MOST_NETWORKS),
    ttl: A_DAY_MS,
    ttlResolution: 0,
    perf: { now: clock.now ?? performance.now.bind(performance) },
  });

  function isFirst(visitor: string): boolean {
    const site = siteOf(visitor);
    if (seen.get(site)) return false;
    seen.set(site, true);
    return true;
  }

  return {
    /**
     * Counts one more submission of this weight. `tooMuch` is one address's fault. `beyond` is nobody's: all together
     * have sent more than a label can read.
     */
    count(visitor: string, weight = 1): "welcome" | "beyond" | "tooMuch" {
      if (isOver(perAddress, visitor, weight)) return "tooMuch";
      return isOver(isFirst(visitor) ? first : further, "everybody", weight) ? "beyond" : "welcome";
    },
  };
}

/** Counts this much more, and says whether that is too much. */
export function isOver(limit: RateLimit, key: string, cost = 1): boolean {
  try {
    limit.count(key, cost);
    return false;
  } catch {
    return true;
  }
}

/** A bride may send links to several dresses. Programs send without script. */
const MOST_LINKS = { withScript: 4, without: 1 };

const link = /\bhttps?:\/\/|\bwww\./gi;

/** People do not type markup of links. The bound keeps a thousand times "<a " from taking long. */
const markup = /<a\s[^>]{0,200}href|\[url[=\]]/i;

/** Tells whether a program has filled in the form, without asking the visitor for proof. */
export function isFromBot({ name, message, details, botSignals }: NewEnquiry): boolean {
  if (hasBotSignals(botSignals)) return true;
  const { elapsedMs } = botSignals;
  const lines = [name, details?.city ?? "", details?.measurements ?? "", details?.phone ?? ""];
  if (markup.test(message) || lines.some((line) => line.search(link) >= 0)) return true;
  const most = elapsedMs === undefined ? MOST_LINKS.without : MOST_LINKS.withScript;
  return (withoutOurs(message, details?.address).match(link)?.length ?? 0) > most;
}

/** The form itself names the page of the dress. */
function withoutOurs(message: string, addresses = ""): string {
  return addresses
    .split("\n")
    .filter(Boolean)
    .reduce((text, address) => text.replace(address, ""), message);
}

export function hasBotSignals({ honeypot, elapsedMs }: BotSignals): boolean {
  return honeypot !== "" || (elapsedMs !== undefined && elapsedMs < QUICKEST_MS);
}
