import { announce } from "#app/ui/announce.ts";
import { withoutEmphasis } from "#app/ui/emphasis.tsx";
import { reach } from "#app/ui/retried.ts";
import { partOf } from "#model/documents/part-of.ts";
import { readEntry } from "#model/entries/entry-limits.ts";
import { SEARCH_PARAM } from "#model/screens/url-parameters.ts";
import errorWords from "#words/errors.json" with { type: "json" };
import { NEWSLETTER_FIELD, type NewsletterOutcome } from "./newsletter-form.ts";
import { keyOf, seenScreens } from "./seen-screens.ts";

/** The router's results for one route, or for all routes of a page, by their ids. */
type Result = { type: "data" | "error"; result: unknown };
export type Results = Record<string, Result>;

/** Error screens know by this name that no response came. */
export const CONNECTION_ERROR = "ConnectionError";

export function isConnectionError(error: unknown): boolean {
  return error instanceof Error && error.name === CONNECTION_ERROR;
}

/**
 * Stands in for responses that did not come: a newsletter form's words, the data of an earlier visit, or an error
 * named `CONNECTION_ERROR`. The shop's own errors stay, except for that form.
 */
export function withoutConnection(url: string, form: FormData | undefined, results: Results): Results {
  if (form?.has(NEWSLETTER_FIELD)) return unsentNewsletter(form, results);
  const address = new URL(url);
  const below = new URL(url);
  below.searchParams.delete(SEARCH_PARAM);
  // Back to a search that a result was opened from: its screen was seen without.
  const data = { ...seenScreens.get(keyOf(below)), root: layoutData(), ...seenScreens.get(keyOf(address)) };
  return Object.fromEntries(
    Object.entries(results).map(([id, result]) => [id, isLost(result) ? standIn(partOf(data, id)) : result]),
  );
}

/** Whether the screen at this path is shown, and this route of it has its data. */
export function isShown(pathname: string, route: string): boolean {
  const [address = "", data = {}] = [...seenScreens].at(-1) ?? [];
  return address.split("?", 1)[0] === pathname && partOf(data, route) !== undefined;
}

/** Whether the shop responds now. Where it does not, the visitor hears it, and the open page stays. */
export async function isReachable(): Promise<boolean> {
  try {
    await reach();
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
  const last = [...seenScreens.values()].at(-1)?.["root"];
  return typeof last === "object" ? { ...last, loadedAnswer: undefined } : undefined;
}
