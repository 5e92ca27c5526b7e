import { BETWEEN_DRESSES, DRESS_PARAM } from "./url-parameters.ts";

/** More than anybody tries on in a day. */
export const MOST_DRESSES = 12;

/** Under this name app/boot/taps.ts stores, for as long as the tab is open, which marks were tapped. */
export const TAPPED_KEY = "tapped-marks";

/** The screen of a fitting list; for no dresses the one of whoever looks, which is on her device alone. */
export function fittingAddress(slugs: readonly string[]): string {
  const query = new URLSearchParams(slugs.map((slug) => [DRESS_PARAM, slug]));
  return slugs.length === 0 ? "/fitting" : `/fitting?${query}`;
}

/** Characters of one slug as it is written into a query, with a sign after it: twelve such fit into what servers read of a request. */
const MOST_IN_ADDRESS = 900;

/** Whether a stored text can be the slug of a dress: an address can say it, as one, and has room for a list of such. */
export function isListedSlug(text: string): boolean {
  return (
    text !== "" &&
    !text.includes(BETWEEN_DRESSES) &&
    !/\p{Surrogate}/u.test(text) &&
    String(new URLSearchParams([[text, ""]])).length <= MOST_IN_ADDRESS
  );
}

/** An address, or a form that was sent. */
export type Named = { getAll(name: string): readonly unknown[] };

/** Slugs in an address or a form, each once; they may be of no dress. */
export function dressesIn(named: Named): string[] {
  const slugs = named
    .getAll(DRESS_PARAM)
    .flatMap((value) => (typeof value === "string" ? value.split(BETWEEN_DRESSES) : []));
  return [...new Set(slugs)].filter(Boolean).slice(0, MOST_DRESSES);
}
