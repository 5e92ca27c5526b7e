import { SEARCH_PARAM } from "#app/catalogue/url-parameters.ts";
import { readEntry } from "#app/label/entry-limits.ts";
import { announce } from "#app/ui/announce.ts";
import { withoutEmphasis } from "#app/ui/emphasis.tsx";
import { setRecent } from "#app/ui/set-recent.ts";
import { errorWords } from "#words/errors.ts";
import { NEWSLETTER_FIELD, type NewsletterOutcome } from "./newsletter-form.ts";

type Address = { pathname: string; search: string };

/** What the router has of the request of one route, and of all routes of a screen, by their ids. */
type Result = { type: "data" | "error"; result: unknown };
export type Results = Record<string, Result>;

/** Screens that Back finds again without a connection: more than anybody goes back. */
const MAX_SCREENS = 20;

/** Error screens know by this name that no response came. */
export const CONNECTION_ERROR = "ConnectionError";

/** The data of the screens seen last: by address, then by route. */
const seen = new Map<string, Record<string, unknown>>();

export function rememberScreen(address: Address, data: Record<string, unknown>): void {
  setRecent(seen, keyOf(address), data, MAX_SCREENS);
}

/**
 * What stands in for responses that did not come: the words of a newsletter form, the data that this screen was last seen
 * with, or an error by the name of `CONNECTION_ERROR`. A response of the shop that is an error stays one, except for that form.
 */
export function withoutConnection(url: string, form: FormData | undefined, results: Results): Results {
  if (form?.has(NEWSLETTER_FIELD)) return unsentNewsletter(form, results);
  const address = new URL(url);
  const below = new URL(url);
  below.searchParams.delete(SEARCH_PARAM);
  // Back to a search that a result was opened from: its screen was seen without.
  const data = { ...seen.get(keyOf(below)), root: layoutData(), ...seen.get(keyOf(address)) };
  return Object.fromEntries(
    Object.entries(results).map(([id, result]) => [
      id,
      isLost(result) ? standIn(Reflect.get(data, id)) : result,
    ]),
  );
}

/** Whether the screen at this path is shown, and this route of it has its data. */
export function isShown(pathname: string, route: string): boolean {
  const [address = "", data = {}] = [...seen].at(-1) ?? [];
  return address.split("?", 1)[0] === pathname && Reflect.get(data, route) !== undefined;
}

/** Whether a page or a picture of the shop can be fetched now. Says so where nothing can, and the page that is open stays. */
export async function isReachable(url: string): Promise<boolean> {
  try {
    await fetch(url, { method: "HEAD", cache: "no-store" });
    return true;
  } catch {
    announce(withoutEmphasis(errorWords.offline.heading));
    return false;
  }
}

/** It comes back with what was typed. */
function unsentNewsletter(form: FormData, results: Results): Results {
  const newsletter: NewsletterOutcome = { email: readEntry(form, "email"), isUnsent: true };
  return Object.fromEntries(
    Object.entries(results).map(([id, result]) => [
      id,
      result.type === "error" ? { type: "data", result: { newsletter } } : result,
    ]),
  );
}

/** `fetch` says no more than "TypeError" when no response came. */
function isLost({ type, result }: Result): boolean {
  return type === "error" && result instanceof TypeError;
}

function standIn(data: unknown): Result {
  if (data !== undefined) return { type: "data", result: data };
  const error = Object.assign(new Error("No connection"), { name: CONNECTION_ERROR });
  return { type: "error", result: error };
}

/** The layout is the same on every screen; what a search in the address has found is not known. */
function layoutData(): unknown {
  const last = [...seen.values()].at(-1)?.["root"];
  return typeof last === "object" ? { ...last, found: undefined } : undefined;
}

function keyOf({ pathname, search }: Address): string {
  return pathname + search;
}
