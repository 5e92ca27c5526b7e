import { randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Caller } from "../access/caller.ts";
import type { Tokens } from "../access/tokens.ts";
import { limits } from "../limits.ts";

export type LoginTickets = ReturnType<typeof createLoginTickets>;

/**
 * A ticket is good once, in one browser, and for a minute, because addresses end up in histories. A short session stands behind
 * each, so that whatever ends a person's sessions ends their tickets.
 */
export function createLoginTickets(tokens: Pick<Tokens, "issue" | "identify" | "forget">) {
  const tickets = new LRUCache<string, { session: string; browser: string }>({
    max: limits.loginTickets,
    ttl: TICKET_MS,
  });
  return {
    /** `browser` is the one that has logged in (`browserOf`). */
    issue(caller: Caller, browser: string): string {
      const ticket = randomBytes(24).toString("base64url");
      const session = tokens.issue({ caller, kind: "session", lifetimeMs: TICKET_MS });
      tickets.set(ticket, { session, browser });
      return ticket;
    },
    /** A redeemed ticket is worth nothing afterwards, and in another browser it never was. */
    redeem(ticket: string, browser: string | undefined): Caller | undefined {
      const issued = tickets.get(ticket);
      if (issued === undefined || issued.browser !== browser) return undefined;
      tickets.delete(ticket);
      const caller = tokens.identify(issued.session);
      tokens.forget(issued.session);
      return typeof caller === "string" ? undefined : caller;
    },
  };
}

const TICKET_MS = 60_000;

/**
 * A cookie names the browser that shows the login page. A leaked ticket, or a link with a foreign one, opens nothing elsewhere.
 */
export function browserOf(request: Request): string | undefined {
  const cookies = request.headers.get("Cookie")?.split(";") ?? [];
  const own = cookies
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${nameFor(request)}=`));
  const value = own?.slice(nameFor(request).length + 1) ?? "";
  return /^[\w-]{32}$/.test(value) ? value : undefined;
}

/** A browser keeps its name, so that two login pages do not disturb each other. */
export function browserCookie(request: Request): string {
  const value = browserOf(request) ?? randomBytes(24).toString("base64url");
  const secure = isSecure(request) ? "; Secure" : "";
  return `${nameFor(request)}=${value}; Path=/; HttpOnly; SameSite=Strict${secure}`;
}

/** The prefix keeps neighbouring hosts from writing the cookie over https. */
function nameFor(request: Request): string {
  return isSecure(request) ? "__Host-lake-login" : "lake-login";
}

function isSecure({ url }: Request): boolean {
  return url.startsWith("https:");
}
