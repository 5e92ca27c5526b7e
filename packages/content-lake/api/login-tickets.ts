import { randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import { limits } from "../limits.ts";
import type { Caller } from "../store/caller.ts";

/** What a login sends its browser back with: good once, and only for a minute, because addresses end up in histories. */
interface LoginTickets {
  issue(caller: Caller): string;
  /** Whose it is. The same ticket is nobody's afterwards. */
  redeem(ticket: string): Caller | undefined;
}

export function createLoginTickets(): LoginTickets {
  const tickets = new LRUCache<string, Caller>({ max: limits.loginTickets.value, ttl: TICKET_MS });
  return {
    issue(caller) {
      const ticket = randomBytes(24).toString("base64url");
      tickets.set(ticket, caller);
      return ticket;
    },
    redeem(ticket) {
      const caller = tickets.get(ticket);
      tickets.delete(ticket);
      return caller;
    },
  };
}

const TICKET_MS = 60_000;
