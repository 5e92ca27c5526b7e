import { offers } from "#app/catalogue/product-fields.ts";
import { slugOf } from "#app/catalogue/slug.ts";
import type { SearchableDress, SearchedColour } from "./search-entry.ts";

/**
 * All dresses as they are searched and shown, in columns, because equal things beside each other compress best. Each value is written once
 * and named by its number. A quarter of the bytes that are sent are the digests in the pictures' addresses.
 */
export type CompactIndex = {
  names: readonly string[];
  /** 0 where the slug is that of the name. */
  slugs: readonly (string | 0)[];
  prices: readonly (number | null)[];
  /** Places in the list of those whose price is that of a rental. */
  rentals: readonly number[];
  /** What all addresses of pictures begin with. */
  source: string;
  pictures: readonly string[];
  /** Of pictures whose address does not tell it: place in the list, width, height. */
  sizes: readonly (readonly [number, number, number])[];
  /** Fabrics, silhouettes, necklines, sleeves, collections, colours with their families; of sizes and offers those of a dress together. */
  values: readonly string[];
  attributes: Readonly<Record<CompactAttribute, readonly number[]>>;
  colours: readonly (readonly number[])[];
  /** Words of the descriptions, the most frequent first, with spaces between. */
  words: string;
  /** Of each dress the numbers of its words upwards, each as a character: the distance from the one before. */
  descriptions: readonly string[];
};

const texts = ["fabric", "silhouette", "neckline", "sleeves", "collection"] as const;
const lists = ["sizes", "offers"] as const;
const attributes = [...texts, ...lists] as const;

type CompactAttribute = (typeof attributes)[number];

/** The first character that JSON writes as itself and that is no quotation mark. */
const FIRST_CHARACTER = 0x23;

export function compactIndexOf(dresses: readonly SearchableDress[]): CompactIndex {
  const values = numbered(
    dresses.flatMap((dress) => [
      ...attributes.map((name) => attributeOf(dress, name)),
      ...dress.colours.map(colourAsText),
    ]),
  );
  const words = numbered(dresses.flatMap((dress) => dress.words));
  const source = commonStart(dresses.map(({ picture }) => picture.src));
  return {
    names: dresses.map(({ name }) => name),
    slugs: dresses.map(({ name, slug }) => (slugOf(name) === slug ? 0 : slug)),
    prices: dresses.map(({ price }) => price),
    rentals: dresses.flatMap(({ isRental }, place) => (isRental ? [place] : [])),
    source,
    pictures: dresses.map(({ picture }) => picture.src.slice(source.length)),
    sizes: dresses.flatMap(({ picture: { src, width, height } }, place) => {
      const told = sizeIn(src);
      return told.width === width && told.height === height ? [] : [[place, width, height] as const];
    }),
    values: [...values.keys()],
    attributes: ofEachAttribute((name) => dresses.map((dress) => values.get(attributeOf(dress, name)) ?? 0)),
    colours: dresses.map(({ colours }) => colours.map((colour) => values.get(colourAsText(colour)) ?? 0)),
    words: [...words.keys()].join(" "),
    descriptions: dresses.map((dress) => numbersAsText(dress.words.map((word) => words.get(word) ?? 0))),
  };
}

/** The dresses again, but for the alt texts of their pictures, which a result does not show beside its name. */
export function dressesIn(index: CompactIndex): SearchableDress[] {
  const words = index.words.split(" ");
  const sizes = new Map(index.sizes.map(([place, width, height]) => [place, { width, height }]));
  const rentals = new Set(index.rentals);
  const value = (number: number | undefined) => index.values[number ?? 0] ?? "";
  const attribute = (name: CompactAttribute, place: number) => value(index.attributes[name][place]);
  return index.names.map((name, place) => {
    const listed = (list: (typeof lists)[number]) => attribute(list, place).split(BREAK).filter(Boolean);
    const src = index.source + index.pictures[place];
    return {
      slug: index.slugs[place] || slugOf(name),
      name,
      price: index.prices[place] ?? null,
      ...(rentals.has(place) && { isRental: true as const }),
      picture: { src, ...(sizes.get(place) ?? sizeIn(src)), alt: "" },
      colours: (index.colours[place] ?? []).map((number) => textAsColour(value(number))),
      fabric: attribute("fabric", place),
      silhouette: attribute("silhouette", place),
      neckline: attribute("neckline", place),
      sleeves: attribute("sleeves", place),
      collection: attribute("collection", place),
      sizes: listed("sizes"),
      offers: offers.filter((offer) => listed("offers").includes(offer)),
      words: textAsNumbers(index.descriptions[place] ?? "").flatMap((number) => words[number] ?? []),
    };
  });
}

/** Between parts of a value, which are each a line. */
const BREAK = "\n";

function attributeOf(dress: SearchableDress, name: CompactAttribute): string {
  const value = dress[name];
  return typeof value === "string" ? value : value.join(BREAK);
}

function colourAsText({ name, family }: SearchedColour): string {
  return name + BREAK + family;
}

function textAsColour(text: string): SearchedColour {
  const end = text.lastIndexOf(BREAK);
  return { name: text.slice(0, end), family: text.slice(end + 1) };
}

/** Each once, the most frequent first: the numbers that are written most often are the shortest. */
function numbered(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const sorted = [...counts].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1));
  return new Map(sorted.map(([text], number) => [text, number]));
}

function numbersAsText(numbers: readonly number[]): string {
  // Not `toSorted`, which Chrome has since 110.
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted.map((number, at) => character(number - (sorted[at - 1] ?? -1) - 1)).join("");
}

function textAsNumbers(text: string): number[] {
  let number = -1;
  return Array.from(text, (sign) => {
    number += distance(sign) + 1;
    return number;
  });
}

/** Surrogates are no characters. */
const SURROGATES = { from: 0xd800, count: 0x800 };

function character(distance: number): string {
  const code = distance + FIRST_CHARACTER;
  return String.fromCodePoint(code < SURROGATES.from ? code : code + SURROGATES.count);
}

function distance(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  return (code < SURROGATES.from ? code : code - SURROGATES.count) - FIRST_CHARACTER;
}

function commonStart([first = "", ...others]: readonly string[]): string {
  let length = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, length);
}

/** The lake, as its hosted sisters, writes the pixels of a picture into its name: "…/f0e1-1440x1800.jpg". */
function sizeIn(src: string): { width: number; height: number } {
  const [, width, height] = /-([1-9]\d{0,4})x([1-9]\d{0,4})\.\w+$/.exec(src) ?? [];
  return { width: Number(width ?? 0), height: Number(height ?? 0) };
}

function ofEachAttribute<T>(make: (name: CompactAttribute) => T): Record<CompactAttribute, T> {
  return {
    fabric: make("fabric"),
    silhouette: make("silhouette"),
    neckline: make("neckline"),
    sleeves: make("sleeves"),
    collection: make("collection"),
    sizes: make("sizes"),
    offers: make("offers"),
  };
}
