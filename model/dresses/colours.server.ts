import { LRUCache } from "lru-cache";
import { z } from "zod";
import { channelsOf } from "#model/brand/colour-contrast.ts";
import { readLine } from "#model/texts/plain-text.server.ts";
import colourNames from "#words/colours.json" with { type: "json" };
import type { Colour } from "./product.ts";
import { slugOf } from "./slug.ts";

const entry = z.union([
  z.string(),
  z.object({ name: z.string(), value: z.string(), hex: z.string(), available: z.boolean() }).partial(),
]);

/**
 * Reads a list of colours as labels write them: "#a0b1c2", a word ("ivory"), or an object with a name and a value
 * or hex. A value without a name is named after the nearest word, for those who cannot see it; a word without a known colour
 * is left out. Each has a slug of its own, also where two share a name. A copy of the modules in another language reads by this one
 * (words/language-hook.ts), so that an address names a colour alike in all of them.
 */
export function readColours(raw: unknown): readonly Colour[] {
  const colours = Array.isArray(raw) ? raw.flatMap(readColour) : [];
  const different = colours.filter(
    (colour, index) => colours.findIndex((other) => isSame(other, colour)) === index,
  );
  const taken = new Set<string>();
  return different.map((colour) => {
    const slug = freeSlug(colour.slug, taken);
    taken.add(slug);
    return shared({ ...colour, slug });
  });
}

function isSame(one: Colour, other: Colour): boolean {
  return one.slug === other.slug && one.value === other.value;
}

/** "ivory", "ivory-2", "ivory-3" … */
function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  let count = 2;
  while (taken.has(`${slug}-${count}`)) count++;
  return `${slug}-${count}`;
}

function readColour(raw: unknown): Colour[] {
  const { success, data } = entry.safeParse(raw);
  if (!success) return [];
  const colour = typeof data === "string" ? { name: data } : data;
  const value = [
    hexOf(colour.value ?? colour.hex),
    hexOf(colour.name),
    paint(colour.value),
    paint(colour.name),
  ].find(Boolean);
  if (!value) return [];
  const line = readLine(colour.name);
  const name = line && !hexOf(line) ? capitalised(line) : nearestWord(value);
  const isAvailable = !("available" in colour) || colour.available !== false;
  // A name without a letter, "🤍", leaves the value to tell it by.
  return [{ slug: slugOf(name) || value.slice(1), name, value, isAvailable }];
}

/** Equal colours are one object, which a page's data holds once. A label has few; an editor may try thousands. */
const sharedColours = new LRUCache<string, Colour>({ max: 1_000 });

function shared(colour: Colour): Colour {
  const key = JSON.stringify(colour);
  const same = sharedColours.get(key) ?? colour;
  sharedColours.set(key, same);
  return same;
}

/** "#ABC" and "#aabbccdd" are "#aabbcc"; a swatch is never transparent. */
function hexOf(text: string | undefined): string | undefined {
  const digits = text
    ?.trim()
    .toLowerCase()
    .match(/^#([0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/)?.[1];
  if (!digits) return undefined;
  const full = digits.length < 6 ? digits.replace(/./g, "$&$&") : digits;
  return `#${full.slice(0, 6)}`;
}

/** The whole phrase, in English or in the shop's language, else its last word: "Dusty rose" is painted as a rose. */
function paint(text: string | undefined): string | undefined {
  const words = text?.toLowerCase().match(/\p{L}+/gu) ?? [];
  return paints.get(words.join("")) ?? paints.get(words.at(-1) ?? "");
}

function nearestWord(hex: string): string {
  const distances = colourWords.map(([word, value]) => ({ word, far: distance(hex, value) }));
  return colourNames[distances.reduce((best, next) => (next.far < best.far ? next : best)).word];
}

/** Near enough to what the eye sees: https://www.compuphase.com/cmetric.htm */
function distance(one: string, other: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(one);
  const [otherRed = 0, otherGreen = 0, otherBlue = 0] = channelsOf(other);
  const middle = (red + otherRed) / 2;
  return (
    (2 + middle / 256) * (red - otherRed) ** 2 +
    4 * (green - otherGreen) ** 2 +
    (2 + (255 - middle) / 256) * (blue - otherBlue) ** 2
  );
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Words for cloth, and the everyday names of CSS. Each is one word, so that it reads well on its own. */
const values: Readonly<Record<ColourWord, string>> = {
  white: "#ffffff",
  ivory: "#f6f1e4",
  cream: "#f3e9d2",
  pearl: "#eae6df",
  champagne: "#e3cfb0",
  beige: "#d9c7ab",
  sand: "#cbb592",
  nude: "#e2c2ac",
  blush: "#ecc9c3",
  peach: "#f2bfa0",
  apricot: "#eaa36f",
  coral: "#ee7f6b",
  pink: "#f0a9bd",
  rose: "#d68c94",
  fuchsia: "#c63b82",
  red: "#c3202f",
  crimson: "#a5162e",
  burgundy: "#6b1f33",
  plum: "#5d2a4c",
  purple: "#6f3a8c",
  violet: "#8a63b5",
  lilac: "#c3aed6",
  lavender: "#d3cbe6",
  navy: "#1d2746",
  midnight: "#171c33",
  blue: "#33599f",
  sky: "#a9c7e4",
  teal: "#24706f",
  turquoise: "#58b9b3",
  mint: "#bfe0cb",
  sage: "#a7b396",
  olive: "#6c6a3a",
  green: "#357046",
  emerald: "#10614a",
  yellow: "#eed25c",
  gold: "#c39c48",
  orange: "#dd7b2c",
  copper: "#a9663f",
  bronze: "#86653f",
  brown: "#6a4632",
  chocolate: "#442c22",
  taupe: "#9b8a7c",
  silver: "#c3c5c8",
  grey: "#8b8b8b",
  gray: "#8b8b8b",
  charcoal: "#3f4145",
  black: "#141414",
};

export type ColourWord = keyof typeof colourNames;

const wordsByName = new Map(
  Object.entries(colourNames).flatMap(([word, name]) =>
    isColourWord(word) ? [[name.toLowerCase(), word] as const] : [],
  ),
);

/** The well-known colour that is called so in the shop's first language. */
export function colourWordOf(name: string): ColourWord | undefined {
  return wordsByName.get(name.toLowerCase());
}

const colourWords = Object.entries(values).flatMap(([word, value]) =>
  isColourWord(word) ? [[word, value] as const] : [],
);

const paints = new Map(
  colourWords.flatMap(([word, value]) => [
    [word, value],
    [colourNames[word].toLowerCase().replace(/\P{L}/gu, ""), value],
  ]),
);

function isColourWord(word: string): word is ColourWord {
  return Object.hasOwn(values, word);
}
