import { DRESS_PARAM } from "./url-parameters.ts";

/** More than anybody tries on in a day. */
export const MOST_DRESSES = 12;

/** The screen of a fitting list; for no dresses the one of whoever looks, which is on her device alone. */
export function fittingAddress(slugs: readonly string[]): string {
  const query = new URLSearchParams(slugs.map((slug) => [DRESS_PARAM, slug]));
  return slugs.length === 0 ? "/fitting" : `/fitting?${query}`;
}

/** Slugs in an address, each once; they may be of no dress. */
export function dressesIn(parameters: URLSearchParams): string[] {
  const slugs = parameters.getAll(DRESS_PARAM).filter((slug) => slug !== "");
  return [...new Set(slugs)].slice(0, MOST_DRESSES);
}
