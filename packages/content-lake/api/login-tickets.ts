import { randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Caller } from "../access/caller.ts";
import { limits } from "../limits.ts";

/** A ticket is good once, in one browser, and for a minute, because addresses end up in histories. */
interface LoginTickets {
  /** `browser` is the one that has logged in (login-browser.ts). */
  issue(caller: Caller, browser: string): string;
  /** A redeemed ticket is worth nothing afterwards, and in another browser it never was. */
  redeem(ticket: string, browser: string | undefined): Caller | undefined;
}

export function createLoginTickets(): LoginTickets {
  const tickets = new LRUCache<string, { caller: Caller; browser: string }>({
    max: limits.loginTickets,
    ttl: TICKET_MS,
  });
  return {
    issue(caller, browser) {
      const ticket = randomBytes(24).toString("base64url");
      tickets.set(ticket, { caller, browser });
      return ticket;
    },
    redeem(ticket, browser) {
      const issued = tickets.get(ticket);
      if (issued === undefined || issued.browser !== browser) return undefined;
      tickets.delete(ticket);
      return issued.caller;
    },
  };
}

const TICKET_MS = 60_000;
