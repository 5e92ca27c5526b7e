import { createHash } from "node:crypto";
import type { SanityClient } from "@sanity/client";
import { t } from "@trousseau/words/translate.ts";
import { z } from "zod";
import { fetchCustomers } from "#model/customers/save-customer.ts";
import { dayInWords } from "#model/days/day.ts";
import { booking as bookingDocument } from "#model/documents/booking-document.ts";
import { MOST_DAYS } from "#model/documents/label-limits.ts";
import { storedCurrency } from "#model/documents/label-settings-document.ts";
import { partOf } from "#model/documents/part-of.ts";
import { readTerms } from "#model/documents/terms-document.ts";
import type { Currency } from "#model/dresses/currency.ts";
import { rentalTimesOf } from "#model/rental/booking.ts";
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
import { phone } from "#model/tables/phone-cell.ts";
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
import { customersOfBookings } from "./customer-of-booking.ts";
import { inTurns } from "./in-turns.ts";
import { type KnownCustomers, knownCustomers } from "./known-customers.ts";
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
  customers: KnownCustomers;
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
  const exact = client.withConfig({ perspective: "raw" });
  const calendarContent = answer.parse(await exact.fetch<unknown>(query));
  const customers = knownCustomers(await fetchCustomers(exact));
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
    labelPhone: customers.labelPhone,
    customers,
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
  state: { heading: bookingColumns.state, read: cell.bookingState },
  holdsUntil: { heading: bookingColumns.holdsUntil, read: day },
  name: { heading: bookingColumns.name, read: cell.line },
  phone: { heading: bookingColumns.phone, read: phone },
  email: { heading: bookingColumns.email, read: cell.line },
  note: { heading: bookingColumns.note, read: cell.text },
  price: { heading: bookingColumns.price, read: money },
  deposit: { heading: bookingColumns.deposit, read: money },
  paid: { heading: bookingColumns.paid, read: money },
  paidHow: { heading: bookingColumns.paidHow, read: cell.line },
} satisfies Record<keyof typeof bookingColumns, Column<unknown, PresentBookings>>;

/** The others say which piece is booked, and by whom. */
const { dress: _dress, size: _size, colour: _colour, number: _number, ...withContact } = columns;
const { phone: phoneColumn, email: emailColumn, ...ownColumns } = withContact;

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

/** `changed`: the fields that differ, and all fields of a new booking. */
export type PlannedBooking = {
  row: number;
  id: string;
  title: string;
  before: Stored | undefined;
  changed: Readonly<Record<string, unknown>>;
  /** The customer's id, where the row says who that is. */
  customer: string | undefined;
};

/** While there is a fault, nothing is imported. Whether the days are free is another question. */
export async function planBookings(table: Table, present: PresentBookings) {
  const faults: Fault[] = [...table.faults, ...unknownColumns(table)];
  const rows = new Map<string, number>();
  const people = customersOfBookings(present.customers);
  const planned: PlannedBooking[] = [];
  for await (const row of inTurns(table.rows)) {
    const booking = planRow(row, { present, people, faults });
    if (!booking) continue;
    const first = rows.get(booking.id);
    if (first === undefined) rows.set(booking.id, row.row);
    else faults.push({ row: row.row, message: t("row {{first}} is the same booking", { first }) });
    planned.push(booking);
  }
  return { planned, customers: people.writes, faults: faults.toSorted((one, other) => one.row - other.row) };
}

type Planning = {
  present: PresentBookings;
  people: ReturnType<typeof customersOfBookings>;
  faults: Fault[];
};

/** Undefined where the row does not say what is booked, and when. */
function planRow(row: TableRow, { present, people, faults }: Planning): PlannedBooking | undefined {
  const reader = createCellReader(row, present, faults);
  const read = Object.fromEntries(
    Object.entries(ownColumns).map(([field, column]) => [field, reader.read<unknown>(column)]),
  );
  for (const field of ["firstDay", "lastDay"] as const)
    if (!row.cells.has(columns[field].heading)) reader.refuse(columns[field], neededOf(field));
  const piece = pieceOf(reader, present);
  const { firstDay, name = "" } = read;
  if (!piece || typeof firstDay !== "string" || typeof name !== "string") return undefined;
  const contact = { name, phone: reader.read(phoneColumn) ?? "", email: reader.read(emailColumn) ?? "" };
  const key = { piece: piece.id, firstDay, name, customers: people.idsOf(contact) };
  const bookingMatch = knownBooking(present, key);
  const before = bookingMatch.booking;
  const own = customerOf(before);
  const { id: customer, fault: unclear } = people.find(row.row, contact, own);
  if (unclear !== undefined) faults.push({ row: row.row, message: unclear });
  const fields = { piece: referenceTo(piece.id), ...read, ...byWhom(customer, own) };
  const changed = changedIn(fields, before, present);
  const fault = bookingFault({ ...before, ...changed, _id: bookingMatch.id, _type: "booking" });
  if (fault !== undefined && read["lastDay"] !== undefined) faults.push({ row: row.row, message: fault });
  if (bookingMatch.isElsewhere !== undefined)
    reader.refuse(columns.firstDay, movedTo(bookingMatch.isElsewhere));
  const title = titleOf(piece, { ...read, name: people.nameOf(customer) ?? name });
  return { row: row.row, id: bookingMatch.id, title, before, changed, customer };
}

type Fields = Readonly<Record<string, unknown>>;

/** A customer has the name. */
function byWhom(customer: string | undefined, own: string | undefined): Fields {
  if (customer === undefined) return own === undefined ? {} : { name: undefined };
  return { name: undefined, customer: referenceTo(customer) };
}

/** The fields that differ, and all fields of a new booking. The name that a booking had alone goes with its first customer. */
function changedIn(rowFields: Fields, before: Stored | undefined, { daysAround }: PresentBookings): Fields {
  const fields = before ? rowFields : { ...unsaid, ...daysAround, ...definedOf(rowFields) };
  const base = { ...(before && unsaid), ...unpriced, ...before };
  const changed = Object.entries(definedOf(fields))
    .filter(([field, value]) => !isAsBefore(value, base[field]))
    .map(([field, value]) => [field, value === unpriced[field] ? undefined : value]);
  const isFirst =
    fields["customer"] !== undefined && before !== undefined && customerOf(before) === undefined;
  return Object.fromEntries([...changed, ...(isFirst ? [["name", undefined]] : [])]);
}

function referenceTo(id: string) {
  return { _type: "reference", _ref: id, _weak: true };
}

function customerOf(booking: Stored | undefined): string | undefined {
  const id = partOf(booking?.["customer"], "_ref");
  return typeof id === "string" ? id : undefined;
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
  const piecesNamed = (isMeant: typeof isSame) =>
    pieces.filter(({ dressNames }) => dressNames.some((name) => isMeant(name, dress)));
  const namesake = piecesNamed(isSame);
  const own = namesake.length > 0 ? namesake : piecesNamed(isLike);
  const partCells = pieceParts.map((part) => [part, reader.read(columns[part])] as const);
  const matching = own.filter((piece) =>
    partCells.every(([part, text]) => text === undefined || isLike(piece[part], text)),
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

/** Few people write accents, or the marks of Arabic, as somebody else has. */
function isLike(one: string, other: string): boolean {
  return cell.asTyped(one) === cell.asTyped(other);
}

/** `customers`: the ids of those whom the row's number or address names. */
type Key = { piece: string; firstDay: string; name: string; customers: readonly string[] };

/**
 * A booking is known by its piece, its first day and the customer, or the customer's name. A new one has the same id in every import, so that importing twice
 * makes nothing twice, and one that has been moved since is not moved back.
 */
function knownBooking({ bookings }: PresentBookings, { piece, firstDay, name, customers }: Key) {
  const digest = createHash("sha1").update([piece, firstDay, name].join("\n")).digest("hex");
  const id = rentalIds.booking + digest;
  const same = bookings.filter(
    (document) =>
      partOf(document["piece"], "_ref") === piece &&
      document["firstDay"] === firstDay &&
      (lineOf(document["name"]) === name ||
        document._id === id ||
        customers.includes(customerOf(document) ?? "")),
  );
  const booking = same.find((document) => document["state"] !== "cancelled") ?? same[0];
  if (booking) return { id: booking._id, booking, isElsewhere: undefined };
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
  const ofReferences = { piece: bookingColumns.dress, customer: bookingColumns.name };
  return shownHeading(
    new Map(Object.entries({ ...bookingColumns, ...ofReferences })).get(field) ?? bookingColumns.dress,
  );
}
