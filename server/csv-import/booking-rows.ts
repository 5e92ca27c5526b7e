import { createHash } from "node:crypto";
import type { SanityClient } from "@sanity/client";
import { t } from "@trousseau/words/translate.ts";
import { z } from "zod";
import { labelPhoneOf } from "#model/customers/customer.ts";
import { dayInWords } from "#model/days/day.ts";
import { booking as bookingDocument, stateTitles } from "#model/documents/booking-document.ts";
import { MOST_DAYS } from "#model/documents/label-limits.ts";
import { storedCurrency } from "#model/documents/label-settings-document.ts";
import { partOf } from "#model/documents/part-of.ts";
import { readTerms } from "#model/documents/terms-document.ts";
import type { Currency } from "#model/dresses/currency.ts";
import { type BookingState, bookingStates, rentalTimesOf } from "#model/rental/booking.ts";
import { SETTINGS_ID } from "#model/rental/overlap-rule.ts";
import {
  bookingFault,
  FIELDS_WITH_NAME,
  type Piece,
  readPiece,
  rentalIds,
} from "#model/rental/rental-documents.ts";
import { amountOrZero } from "#model/tables/amount-cell.ts";
import { bookingColumns } from "#model/tables/booking-columns.ts";
import * as cell from "#model/tables/cell-parsers.ts";
import { day } from "#model/tables/day-cell.ts";
import { shownHeading } from "#model/tables/table-headings.ts";
import { plainDigits } from "#model/texts/plain-digits.ts";
import { separated } from "#words/locale.ts";
import {
  type Column,
  createCellReader,
  definedOf,
  type Fault,
  type Table,
  type TableRow,
} from "./cell-reader.ts";
import { slugField } from "./present-content.ts";
import { unknownColumns } from "./table-kinds.ts";

type Stored = z.infer<typeof stored>;

type KnownPiece = Piece & { dressNames: readonly string[]; name: string };

/** A table is compared with this. */
export type PresentBookings = {
  bookings: readonly Stored[];
  /** The rule reads these beside them: the pieces and the settings. */
  others: readonly Stored[];
  pieces: readonly KnownPiece[];
  /** The days before and after a booking whose row does not say them. */
  daysAround: { daysBefore: number; daysAfter: number };
  /** The label's prices are in it. */
  currency: Currency;
  labelPhone: string;
};

const stored = z.looseObject({ _id: z.string() });

const answer = z.object({
  bookings: z.array(stored),
  pieces: z.array(stored),
  dresses: z.array(z.looseObject({ _id: z.string(), slug: slugField.optional().catch(undefined) })),
  settings: stored.nullable(),
  terms: stored.nullable(),
});

const query = `{
  "bookings": *[_type == "booking" && _id in path("rental.**")] {${FIELDS_WITH_NAME}},
  "pieces": *[_type == "piece" && _id in path("rental.**")],
  "dresses": *[_type == "product" && !(_id in path("drafts.**")) && !(_id in path("versions.**"))] {_id, name, slug},
  "settings": *[_id == "${SETTINGS_ID}"][0],
  "terms": *[_id == "terms"][0]
}`;

export async function fetchBookings(client: SanityClient): Promise<PresentBookings> {
  const calendarContent = answer.parse(await client.fetch<unknown>(query, {}, { perspective: "raw" }));
  const dresses = new Map(calendarContent.dresses.map((dress) => [dress._id, dress]));
  const pieces = calendarContent.pieces.flatMap((document) => {
    const piece = readPiece(document);
    const dress = piece && dresses.get(piece.dress);
    if (!dress) return [];
    const dressNames = [lineOf(dress["name"]), dress.slug ?? ""].filter(Boolean);
    const { size, colour, number } = piece;
    const name = separated([dressNames[0] ?? "", size, colour, number].filter(Boolean));
    return [{ ...piece, dressNames, name }];
  });
  const { bookings, settings, terms } = calendarContent;
  const { daysBefore, daysAfter } = rentalTimesOf(readTerms(terms), null);
  return {
    bookings,
    others: [...calendarContent.pieces, settings ?? []].flat(),
    pieces,
    daysAround: { daysBefore, daysAfter },
    currency: storedCurrency(settings),
    labelPhone: labelPhoneOf(settings),
  };
}

const columns = {
  dress: { heading: bookingColumns.dress, read: cell.line },
  size: { heading: bookingColumns.size, read: cell.line },
  colour: { heading: bookingColumns.colour, read: cell.line },
  number: { heading: bookingColumns.number, read: cell.line },
  firstDay: { heading: bookingColumns.firstDay, read: day },
  lastDay: { heading: bookingColumns.lastDay, read: day },
  daysBefore: { heading: bookingColumns.daysBefore, read: count },
  daysAfter: { heading: bookingColumns.daysAfter, read: count },
  state: { heading: bookingColumns.state, read: state },
  holdsUntil: { heading: bookingColumns.holdsUntil, read: day },
  name: { heading: bookingColumns.name, read: cell.line },
  note: { heading: bookingColumns.note, read: cell.text },
  price: { heading: bookingColumns.price, read: money },
  deposit: { heading: bookingColumns.deposit, read: money },
  paid: { heading: bookingColumns.paid, read: money },
  paidHow: { heading: bookingColumns.paidHow, read: cell.line },
} satisfies Record<keyof typeof bookingColumns, Column<unknown, PresentBookings>>;

/** The others say which piece is booked. */
const { dress: _dress, size: _size, colour: _colour, number: _number, ...ownColumns } = columns;

function count(text: string): cell.ParseResult<number> {
  const digits = plainDigits(text);
  return /^\d{1,4}$/.test(digits) && Number(digits) <= MOST_DAYS
    ? { value: Number(digits) }
    : {
        fault: t("“{{cell}}” is not a number of days: write 0 to {{most}}", { cell: text, most: MOST_DAYS }),
      };
}

function money(text: string, { currency }: PresentBookings): cell.ParseResult<number> {
  return amountOrZero(text, currency);
}

/** The label's own language is read as well. */
function state(text: string): cell.ParseResult<BookingState> {
  const lowerCaseName = cell.inSmall(text);
  const value = bookingStates.find(
    (each) => each === lowerCaseName || cell.inSmall(stateTitles[each]) === lowerCaseName,
  );
  if (value !== undefined) return { value };
  return {
    fault: t("“{{cell}}” is not one of {{words}}", {
      cell: text,
      words: bookingStates.map((each) => stateTitles[each]).join(" | "),
    }),
  };
}

/** `changed`: the fields that differ, and all fields of a new booking. */
export type PlannedBooking = {
  row: number;
  id: string;
  title: string;
  before: Stored | undefined;
  changed: Readonly<Record<string, unknown>>;
};

/** While there is a fault, nothing is imported. Whether the days are free is another question. */
export function planBookings(table: Table, present: PresentBookings) {
  const faults: Fault[] = [...table.faults, ...unknownColumns(table)];
  const rows = new Map<string, number>();
  const planned = table.rows.flatMap((row) => {
    const booking = planRow(row, present, faults);
    if (!booking) return [];
    const first = rows.get(booking.id);
    if (first === undefined) rows.set(booking.id, row.row);
    else faults.push({ row: row.row, message: t("row {{first}} is the same booking", { first }) });
    return [booking];
  });
  return { planned, faults: faults.toSorted((one, other) => one.row - other.row) };
}

/** Undefined where the row does not say what is booked, and when. */
function planRow(row: TableRow, present: PresentBookings, faults: Fault[]): PlannedBooking | undefined {
  const reader = createCellReader(row, present, faults);
  const read = Object.fromEntries(
    Object.entries(ownColumns).map(([field, column]) => [field, reader.read<unknown>(column)]),
  );
  for (const field of ["firstDay", "lastDay"] as const)
    if (!row.cells.has(columns[field].heading)) reader.refuse(columns[field], neededOf(field));
  const piece = pieceOf(reader, present);
  const { firstDay, name = "" } = read;
  if (!piece || typeof firstDay !== "string" || typeof name !== "string") return undefined;
  const bookingMatch = knownBooking(present, { piece: piece.id, firstDay, name });
  const before = bookingMatch.booking;
  const rowFields = { piece: { _type: "reference", _ref: piece.id, _weak: true }, ...read };
  const fields = before ? rowFields : { ...unsaid, ...present.daysAround, ...definedOf(rowFields) };
  const base = { ...(before && unsaid), ...unpriced, ...before };
  const changed = Object.fromEntries(
    Object.entries(definedOf(fields))
      .filter(([field, value]) => !isAsBefore(value, base[field]))
      .map(([field, value]) => [field, value === unpriced[field] ? undefined : value]),
  );
  const fault = bookingFault({ ...before, ...changed, _id: bookingMatch.id, _type: "booking" });
  if (fault !== undefined && read["lastDay"] !== undefined) faults.push({ row: row.row, message: fault });
  if (bookingMatch.isElsewhere !== undefined)
    reader.refuse(columns.firstDay, movedTo(bookingMatch.isElsewhere));
  return { row: row.row, id: bookingMatch.id, title: titleOf(piece, read), before, changed };
}

/** A booking that does not say so is this. */
const unsaid: Readonly<Record<string, unknown>> = { state: "booked", daysBefore: 0, daysAfter: 0 };

/** An amount of zero empties its field, as in the form of a booking. */
const unpriced: Readonly<Record<string, unknown>> = { price: 0, deposit: 0, paid: 0 };

function neededOf(field: "firstDay" | "lastDay"): string {
  return bookingDocument.fields[field].needs ?? "";
}

type Reader = ReturnType<typeof createCellReader<PresentBookings>>;

const pieceParts = ["size", "colour", "number"] as const;

/** A cell that is empty makes no difference, as long as one piece alone is left. */
function pieceOf(reader: Reader, { pieces }: PresentBookings): KnownPiece | undefined {
  const dress = reader.read(columns.dress);
  if (dress === undefined) {
    reader.refuse(columns.dress, bookingDocument.fields.piece.needs ?? "");
    return undefined;
  }
  const own = pieces.filter(({ dressNames }) => dressNames.some((name) => isSame(name, dress)));
  const partCells = pieceParts.map((part) => [part, reader.read(columns[part])] as const);
  const matching = own.filter((piece) =>
    partCells.every(([part, text]) => text === undefined || isSame(piece[part], text)),
  );
  // Studio leaves a cell empty where the piece says nothing.
  const exact = matching.filter((piece) =>
    partCells.every(([part, text]) => isSame(piece[part], text ?? "")),
  );
  const [firstMatch, other] = exact.length === 1 ? exact : matching;
  if (firstMatch && !other) return firstMatch;
  const pieceNames = own.map(({ name }) => name).join("; ");
  if (firstMatch)
    reader.refuse(columns.dress, t("several pieces could be meant: {{pieces}}", { pieces: pieceNames }));
  else if (pieceNames !== "")
    reader.refuse(
      columns.dress,
      t("this dress has no such piece: there are {{pieces}}", { pieces: pieceNames }),
    );
  else reader.refuse(columns.dress, t("there is no piece of “{{dress}}” in the calendar", { dress }));
  return undefined;
}

function isSame(one: string, other: string): boolean {
  return cell.inSmall(one.normalize("NFC")) === cell.inSmall(other.normalize("NFC"));
}

type Key = { piece: string; firstDay: string; name: string };

/**
 * A booking is known by its piece, its first day and the customer. A new one has the same id in every import, so that importing twice
 * makes nothing twice, and one that has been moved since is not moved back.
 */
function knownBooking({ bookings }: PresentBookings, { piece, firstDay, name }: Key) {
  const same = bookings.filter(
    (document) =>
      partOf(document["piece"], "_ref") === piece &&
      document["firstDay"] === firstDay &&
      lineOf(document["name"]) === name,
  );
  const booking = same.find((document) => document["state"] !== "cancelled") ?? same[0];
  if (booking) return { id: booking._id, booking, isElsewhere: undefined };
  const digest = createHash("sha1").update([piece, firstDay, name].join("\n")).digest("hex");
  const id = rentalIds.booking + digest;
  const moved = bookings.find(({ _id }) => _id === id);
  return { id, booking: undefined, isElsewhere: moved && String(moved["firstDay"]) };
}

function movedTo(firstDay: string): string {
  return t(
    "this booking has been changed since it was imported, and begins on {{day}}: change it in Studio",
    {
      day: dayInWords(firstDay),
    },
  );
}

function titleOf({ name }: KnownPiece, read: Readonly<Record<string, unknown>>): string {
  const [from, to] = [read["firstDay"], read["lastDay"]].map((day) => dayInWords(String(day ?? "")));
  return [name, from === to || !to ? from : `${from} – ${to}`, read["name"]].filter(Boolean).join(" · ");
}

/** Spaces around a text, or in a line, are no change. */
function isAsBefore(value: unknown, before: unknown): boolean {
  if (typeof value === "object") return partOf(value, "_ref") === partOf(before, "_ref");
  if (typeof before !== "string") return value === before;
  return [before.replace(/\r\n?/g, "\n").trim(), lineOf(before)].some((text) => text === value);
}

function lineOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? cell.oneLine(String(value)) : "";
}

export function headingOfBooking(field: string): string {
  return shownHeading(new Map(Object.entries(bookingColumns)).get(field) ?? bookingColumns.dress);
}
