import type { ServerPath } from "#model/screens/route-table.ts";
import { at } from "#server/http/at.ts";
import type { FetchHandler } from "#server/http/middleware.ts";

const PATH: ServerPath = "/.well-known/security.txt";

/** The file is good for so many days: https://www.rfc-editor.org/rfc/rfc9116#section-2.5.5 asks for less than a year. */
const GOOD_DAYS = 180;

const DAY_MS = 86_400_000;

/** Says whom to tell of a hole in the shop. `contact`: an address that begins with mailto: or https:; without one there is no file. */
export function securityContact(contact: string | undefined, now = Date.now): FetchHandler {
  if (contact === undefined) return () => undefined;
  function send(): Response {
    const day = Math.floor(now() / DAY_MS) + GOOD_DAYS;
    const lines = [`Contact: ${contact}`, `Expires: ${new Date(day * DAY_MS).toISOString()}`];
    return new Response(`${lines.join("\n")}\n`, {
      headers: { "Content-Type": "text/plain; charset=utf-8" },
    });
  }

  return at(PATH, { GET: send });
}
