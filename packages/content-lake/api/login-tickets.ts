import { randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import { limits } from "../limits.ts";
import type { Caller } from "../store/caller.ts";

/** What a login sends its browser back with: good once, in that browser, and only for a minute, because addresses end up in histories. */
interface LoginTickets {
  /** `browser`: the one that has logged in, login-browser.ts. */
  issue(caller: Caller, browser: string): string;
  /** Whose it is. The same ticket is nobody's afterwards; in another browser it never was anybody's. */
  redeem(ticket: string, browser: string | undefined): Caller | undefined;
}

export function createLoginTickets(): LoginTickets {
  const tickets = new LRUCache<string, { caller: Caller; browser: string }>({
    max: limits.loginTickets.value,
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
