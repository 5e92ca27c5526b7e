import { t } from "@trousseau/words/translate.ts";
import { stateTitles } from "#model/documents/booking-document.ts";
import { offerTitles } from "#model/documents/dress-document.ts";
import { MOST_DAYS, MOST_ENTRIES } from "#model/documents/label-limits.ts";
import { type Availability, availabilities } from "#model/dresses/availability.ts";
import { readColours } from "#model/dresses/colours.server.ts";
import { pageSlugOf } from "#model/dresses/page-slug.ts";
import type { Colour } from "#model/dresses/product.ts";
import { type Offer, offers } from "#model/dresses/product-fields.ts";
import { pageSlug } from "#model/entries/link-address.ts";
import { type PictureRole, pictureRoles } from "#model/pictures/picture-roles.ts";
import { roleTitles } from "#model/pictures/role-words.ts";
import { type BookingState, bookingStates } from "#model/rental/booking.ts";
import { typedLetters } from "#model/search/typed-letters.ts";
import { plainDigits } from "#model/texts/plain-digits.ts";
import availabilityWords from "#words/availability.json" with { type: "json" };
import { languageTag, listed, separated } from "#words/locale.ts";
import rentalWords from "#words/rental.json" with { type: "json" };
import shoppingWords from "#words/shopping.json" with { type: "json" };

export type ParseResult<T> = { value: T } | { fault: string };

/** The value is written as the document holds it. */
export type TableColour = { name: string; value: string };

export function text(cell: string): ParseResult<string> {
  return { value: cell };
}

/** Spreadsheets break what is typed into a narrow cell. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

export function line(cell: string): ParseResult<string> {
  return { value: oneLine(cell) };
}

export function address(cell: string): ParseResult<string> {
  if (pageSlug.test(cell)) return { value: cell };
  const suggestion = pageSlugOf(cell);
  return {
    fault: suggestion
      ? t(
          "“{{cell}}” cannot be the end of an address: small letters, digits and hyphens, such as {{suggestion}}",
          { cell, suggestion },
        )
      : t("“{{cell}}” cannot be the end of an address: small letters, digits and hyphens", { cell }),
  };
}

/** The address of the collection that is called so, or was. */
export function collection(
  cell: string,
  collections: readonly { slug: string; names: readonly string[] }[],
): ParseResult<string> {
  const name = asTyped(cell);
  const matchingCollection = collections.find(({ slug, names }) =>
    [slug, ...names].some((word) => asTyped(word) === name),
  );
  if (matchingCollection) return { value: matchingCollection.slug };
  const collectionNames = separated(collections.map(({ slug, names: [first = slug] }) => first));
  return {
    fault: collectionNames
      ? t("there is no collection “{{cell}}”: there are {{known}}. A new one is made in Studio", {
          cell,
          known: collectionNames,
        })
      : t("there is no collection “{{cell}}”. A new one is made in Studio", { cell }),
  };
}

export function days(cell: string): ParseResult<number> {
  const figures = plainDigits(cell);
  const value = /^\d{1,4}$/.test(figures) ? Number(figures) : 0;
  return value > 0 && value <= MOST_DAYS
    ? { value }
    : { fault: t("“{{cell}}” is not a number of days: write 1 to {{most}}", { cell, most: MOST_DAYS }) };
}

/** Each is read in these words in every shop, and in the shop's own, in which a table is written. */
const englishAvailability: Record<Availability, string> = {
  available: "available",
  "made-to-order": "made to order",
  last: "last one",
  sold: "sold",
  out: "out",
};

export function availabilityCell(state: Availability): string {
  return inSmall(availabilityWords[state]);
}

export function availability(cell: string): ParseResult<Availability> {
  const cellText = asTyped(cell);
  const value = availabilities.find((state) =>
    [state, englishAvailability[state], asTyped(availabilityWords[state])].includes(cellText),
  );
  if (value !== undefined) return { value };
  return {
    fault: t("“{{cell}}” is not one of {{words}}", {
      cell,
      words: separated(availabilities.map(availabilityCell)),
    }),
  };
}

/** The label's own language is read as well. */
export function bookingState(cell: string): ParseResult<BookingState> {
  const typed = asTyped(cell);
  const value = bookingStates.find((state) => state === typed || asTyped(stateTitles[state]) === typed);
  if (value !== undefined) return { value };
  const words = bookingStates.map((state) => stateTitles[state]).join(" | ");
  return { fault: t("“{{cell}}” is not one of {{words}}", { cell, words }) };
}

export function place(cell: string): ParseResult<number> {
  const figures = plainDigits(cell);
  return /^\d{1,6}$/.test(figures)
    ? { value: Number(figures) }
    : { fault: t("“{{cell}}” is not a whole number", { cell }) };
}

/** People separate entries by commas, semicolons or lines. Beside strokes, semicolons or lines a comma is part of an entry: "38,5 | 40". */
export function list(cell: string): ParseResult<string[]> {
  return withoutRepetition(cell.split(strongSeparator.test(cell) ? strongSeparator : /[,،、，]/));
}

const strongSeparator = /[|;\n؛；]/;

/** Spreadsheets write half sizes with a comma, and make dates and powers of ten of sizes that are typed into them. */
export function sizes(cell: string): ParseResult<string[]> {
  const [half] = (strongSeparator.test(cell) ? null : /\b\d{1,2},5\b/.exec(plainDigits(cell))) ?? [];
  if (half !== undefined)
    return {
      fault: t("“{{half}}” may be one size or two: write {{size}} for the half size, or | between sizes", {
        half,
        size: half.replace(",", "."),
      }),
    };
  const entries = list(cell);
  // The whole cell comes first: a comma may be that of "36,00".
  const texts = [oneLine(cell), ...("value" in entries ? entries.value : [])];
  const changed = texts.find(isMadeByASpreadsheet);
  if (changed === undefined) return entries;
  return {
    fault: t("“{{cell}}” is no size, a spreadsheet has made it of one: format the column as text", {
      cell: changed,
    }),
  };
}

const traces = [
  // Dates, also without their year and as the number of a day.
  /^\d{1,4}([./-])(0?[1-9]|[12]\d|3[01])\1\d{1,4}$/,
  /^\d{1,2}\.\d{1,2}\.$/,
  /^\d{5}$/,
  // Powers of ten, and whole numbers with decimals: "0, 00" are sizes of their own.
  /^\d([.,]\d+)?e[+-]?\d+$/,
  /^[1-9]\d[.,]00?$|^[1-9][.,]00$/,
  // Columns that are too narrow, and formulas that fail.
  /^#(?!\d)/,
  /^err ?:\d+$/,
];

function isMadeByASpreadsheet(entry: string): boolean {
  const withTime = plainDigits(entry).toLowerCase();
  const text = withTime.replace(/[ t]\d{1,2}:\d\d.*$/, "");
  if (traces.some((trace) => trace.test(text))) return true;
  const [, month] =
    /^\d{1,2}[-. /]+(\p{L}+)\.?$/u.exec(text) ?? /^(\p{L}+)\.?[- /]\d{2,4}$/u.exec(text) ?? [];
  return month !== undefined && isMonth(month);
}

/** Whole and short names, as spreadsheets write them in the shop's languages: "oct", "juin". */
function isMonth(word: string): boolean {
  return ["en", "fr", "de", "it", "es", "ar"].some((language) =>
    (["short", "long"] as const).some((month) => {
      const { format } = new Intl.DateTimeFormat(language, { month, timeZone: "UTC" });
      const names = Array.from({ length: 12 }, (_, at) => format(Date.UTC(2027, at)));
      return names.some((name) => name.toLowerCase().replace(".", "") === word);
    }),
  );
}

export function texts(cell: string): ParseResult<string[]> {
  return { value: cell.split(/[|\n]/).map(oneLine) };
}

/** The role of a picture, in the shop's language. */
export function roleCell(role: PictureRole): string {
  return inSmall(roleTitles[role]);
}

/** The names in documents are read as well. */
export function role(cell: string): ParseResult<PictureRole> {
  const word = asTyped(cell);
  const value = pictureRoles.find((name) => word === name || word === asTyped(roleTitles[name]));
  if (value !== undefined) return { value };
  const words = separated(pictureRoles.map(roleCell));
  return { fault: t("“{{cell}}” is not one of {{words}}", { cell, words }) };
}

/** An empty entry keeps its place among the others. */
export function roles(cell: string): ParseResult<(PictureRole | undefined)[]> {
  const read = cell.split(/[|\n]/).map((entry) => (entry.trim() === "" ? { value: undefined } : role(entry)));
  const fault = read.find((entry) => "fault" in entry);
  return fault ?? { value: read.map((entry) => ("value" in entry ? entry.value : undefined)) };
}

function withoutRepetition(parts: readonly string[]): ParseResult<string[]> {
  const entries = parts.map(oneLine).filter(Boolean);
  if (entries.length > MOST_ENTRIES)
    return { fault: t("there are more than {{most}} entries", { most: MOST_ENTRIES }) };
  const twice = entries.find((entry, at) => entries.indexOf(entry) !== at);
  return twice === undefined ? { value: entries } : { fault: t("“{{twice}}” appears twice", { twice }) };
}

/** The label's own language is read as well. */
const offerWords: Readonly<{ [word: string]: readonly Offer[] }> = {
  rent: ["rent"],
  rental: ["rent"],
  buy: ["purchase"],
  purchase: ["purchase"],
  sale: ["purchase"],
  both: offers,
  [asOffer(t("both"))]: offers,
  [asOffer(listed(offers.map((offer) => offerTitles[offer])))]: offers,
  [asOffer(rentalWords.rental)]: ["rent"],
  ...Object.fromEntries(
    offers.flatMap((offer) =>
      [offerTitles[offer], shoppingWords.enquiries[offer].shortLabel].map((word) => [asOffer(word), [offer]]),
    ),
  ),
};

/** "To rent", and the same in Arabic, is the word alone. */
function asOffer(text: string): string {
  return asTyped(text).replace(/^(?:to |لل|ال)/, "");
}

/** Words are read so: a Mac writes accents apart, Switzerland "ss" for ß, and few people write the marks of Arabic. */
export function asTyped(text: string): string {
  return typedLetters(oneLine(text));
}

/** Words are compared so, whatever their capitals and spaces. */
export function inSmall(text: string): string {
  return oneLine(text).toLocaleLowerCase(languageTag);
}

/** The word of an offer as a table has it, in the shop's language. */
export function offerCell(offer: Offer): string {
  return inSmall(offerTitles[offer]);
}

export function offered(cell: string): ParseResult<Offer[]> {
  const words = cell.split(/[|;,\n؛،]|\band\b/i).filter((word) => word.trim() !== "");
  const unknown = words.find((word) => !Object.hasOwn(offerWords, asOffer(word)));
  if (unknown !== undefined)
    return { fault: t("“{{unknown}}” is not rent, buy or both", { unknown: inSmall(unknown) }) };
  return { value: [...new Set(words.flatMap((word) => offerWords[asOffer(word)] ?? []))] };
}

/** A comma may be part of a name, as in "Ivory, dyed by hand": it divides behind a value alone. */
const betweenColours = /[|;\n؛；]|(?<=#[0-9a-f]{3,6}\)?\s?)[,،、，]/i;

/** "Blush #e6c4ba | Ivory". A name without a value has that of the label's other dresses, or of the word's own colour. */
export function colours(cell: string, knownColours: readonly TableColour[]): ParseResult<TableColour[]> {
  const entries = withoutRepetition(cell.split(betweenColours));
  if ("fault" in entries) return entries;
  const read = entries.value.map((entry) => ({ entry, colour: colourIn(entry, knownColours) }));
  const unknown = read.find(({ colour }) => colour === undefined);
  if (unknown) return { fault: unknownColour(unknown.entry) };
  return { value: read.flatMap(({ colour }) => colour ?? []) };
}

function unknownColour(entry: string): string {
  const name = entry.split("#")[0]?.trim() || t("Blush");
  return entry.includes(",")
    ? t(
        "what colour is “{{entry}}”? Write its value after the name: {{name}} #e6c4ba. Separate several colours with |",
        { entry, name },
      )
    : t("what colour is “{{entry}}”? Write its value after the name: {{name}} #e6c4ba", { entry, name });
}

/** A longer text is no value, so that a row of # is not read to its end from each of them. */
function colourIn(entry: string, knownColours: readonly TableColour[]): TableColour | undefined {
  const [, name = entry, value] = /^(.*?)\s*\(?(#\S{0,20}?)\)?$/.exec(entry) ?? [];
  const same = knownColours.find((colour) => colour.name.toLowerCase() === name.toLowerCase());
  if (!value && same) return { name: same.name, value: same.value };
  // Nobody knows whether "Ivory, Blush" without a value is one colour or two.
  const isReadable = value ? /^#(?:[0-9a-f]{3}){1,2}$/i.test(value) : !name.includes(",");
  if (!isReadable) return undefined;
  const [colour] = readColours([value ? { name, value } : name]).map(({ name, value }: Colour) => ({
    name,
    value,
  }));
  return colour;
}
