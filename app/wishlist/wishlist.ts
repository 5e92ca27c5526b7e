import { listIn } from "#app/ui/device-storage.ts";
import { partOf } from "#model/documents/part-of.ts";
import { isListedSlug, MOST_LISTED } from "#model/screens/wishlist-address.ts";
import { wellFormed } from "#model/texts/well-formed.ts";

/** The device keeps the name for the day on which the shop no longer shows the dress. */
export type WishlistEntry = {
  slug: string;
  name: string;
  note: string;
  /** The colour and size that were chosen of it, "?colour=sage&size=38". */
  query?: string | undefined;
};

export type Wishlist = readonly WishlistEntry[];

/** Nobody has written names or notes of more letters here. */
const MOST_NAMED = 300;
const MOST_NOTED = 2_000;

/** Twelve such dresses take fewer letters in JSON, where a letter may be written as six. */
const MOST_STORED = 200_000;

/** A note of more characters, as a reader counts them, stays on the device and goes into no message. */
export const NOTE_LIMIT = 300;

/** Never throws: what is no list is an empty one, and what is no dress is left out. */
export function parseWishlist(stored: string): Wishlist {
  const entries = listIn(stored, MOST_STORED).flatMap((value) => entryIn(value) ?? []);
  return onceEach(entries).slice(0, MOST_LISTED);
}

/** Adds at the end, or at `index`. A dress that is listed, has no room or could not be read again is not added. */
export function withEntry(list: Wishlist, added: WishlistEntry, index = list.length): Wishlist {
  const entry = entryIn(added);
  if (!entry || holds(list, entry.slug) || list.length >= MOST_LISTED) return list;
  return [...list.slice(0, index), entry, ...list.slice(index)];
}

export function withoutEntry(list: Wishlist, slug: string): Wishlist {
  return list.filter((entry) => entry.slug !== slug);
}

/** Dresses that are not among these slugs come last. */
export function inOrder(list: Wishlist, slugs: readonly string[]): Wishlist {
  const place = ({ slug }: WishlistEntry) => (slugs.includes(slug) ? slugs.indexOf(slug) : slugs.length);
  return [...list].sort((one, other) => place(one) - place(other));
}

export function movedTo(slugs: readonly string[], slug: string, index: number): string[] {
  const others = slugs.filter((other) => other !== slug);
  return [...others.slice(0, index), slug, ...others.slice(index)];
}

/** Takes over the slugs and names that the shop knows now. Returns the same list where nothing has changed. */
export function renamed(list: Wishlist, now: ReadonlyMap<string, Pick<WishlistEntry, "slug" | "name">>) {
  const current = list.map((entry) => entryIn({ ...entry, ...now.get(entry.slug) }) ?? entry);
  const isSame = list.every(
    ({ slug, name }, index) => slug === current[index]?.slug && name === current[index].name,
  );
  return isSame ? list : onceEach(current);
}

export function withNote(list: Wishlist, slug: string, note: string): Wishlist {
  return list.map((entry) => (entry.slug === slug ? { ...entry, note: cut(note, MOST_NOTED) } : entry));
}

export function holds(list: Wishlist, slug: string): boolean {
  return list.some((entry) => entry.slug === slug);
}

export function slugsOf(list: Wishlist): string[] {
  return list.map(({ slug }) => slug);
}

/** An address names the dresses of a list by these. */
export function itemsOf(list: Wishlist): string[] {
  return list.map(({ slug, query = "" }) => slug + query);
}

/** Reads a dress as a list may hold it, whatever was stored or sent. */
export function entryIn(value: unknown): WishlistEntry | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const [slug = "", name = "", note = "", query = ""] = ["slug", "name", "note", "query"].map((key) =>
    textIn(value, key),
  );
  if (!isListedSlug(slug)) return undefined;
  return {
    slug,
    name: cut(name, MOST_NAMED),
    note: cut(note, MOST_NOTED),
    query: query && isListedSlug(slug + query) ? query : undefined,
  };
}

function textIn(value: object, key: string): string {
  const text = partOf(value, key);
  return typeof text === "string" ? text : "";
}

/** Keeps each dress where it first stands, with all that was noted of it, as far as a note goes. */
function onceEach(entries: readonly WishlistEntry[]): WishlistEntry[] {
  const entriesBySlug = new Map<string, WishlistEntry>();
  for (const entry of entries) {
    const before = entriesBySlug.get(entry.slug);
    const notes = [...new Set([before?.note, entry.note])].filter(Boolean).join("\n");
    entriesBySlug.set(entry.slug, { ...(before ?? entry), note: cut(notes, MOST_NOTED) });
  }
  return [...entriesBySlug.values()];
}

/** A cut may divide a character in two. */
function cut(text: string, most: number): string {
  return wellFormed(text.slice(0, most));
}
