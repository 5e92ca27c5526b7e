import type { Mutation, SanityClient } from "@sanity/client";
import type { Report } from "@trousseau/host/progress.ts";
import { t } from "@trousseau/words/translate.ts";
import { customerMutation, saveCustomers } from "#model/customers/save-customer.ts";
import { customer } from "#model/documents/customer-document.ts";
import { partOf } from "#model/documents/part-of.ts";
import { conflictIn, RULE_ERROR } from "#model/documents/write-conflict.ts";
import { BookingRefused, book, changedBooking, countedIn, revision } from "#model/rental/book.ts";
import { isLate } from "#model/rental/booking.ts";
import { overlapFaults, rentalToday, SETTINGS_ID } from "#model/rental/overlap-rule.ts";
import { readBooking } from "#model/rental/rental-documents.ts";
import type { Act } from "#model/tables/dresses-table.ts";
import { labelled } from "#words/locale.ts";
import {
  fetchBookings,
  headingOfBooking,
  type PlannedBooking,
  type PresentBookings,
  planBookings,
} from "./booking-rows.ts";
import type { Fault, Table } from "./cell-reader.ts";
import type { BookedCustomer } from "./customer-of-booking.ts";
import { changeLine, countsInWords, type ReportLine } from "./import-report.ts";
import { inTurns } from "./in-turns.ts";

/** The bookings that are made, and those whose days are taken. */
type Outcome = { booked: readonly PlannedBooking[]; refused: readonly Fault[] };

/** Compares a table with the calendar. Nothing is written before `carryOut`. */
export async function prepareBookings(client: SanityClient, table: Table) {
  const present = await fetchBookings(client);
  const { planned: rows, customers, faults } = await planBookings(table, present);
  const planned = lateLast(rows, present);
  /** The customers who are new or change, but for those of refused rows. */
  const customersBut = (refused: readonly Fault[]) => {
    const bookings = planned.filter(({ row }) => !refused.some((fault) => fault.row === row));
    return [...new Set(bookings.map(({ customer }) => customer))].flatMap(
      (id) => customers.get(id ?? "") ?? [],
    );
  };
  return {
    faults,
    planned,
    customersBut,
    /** The outcome as it would be just now. Another may book before `carryOut` does. */
    foreseen: () => foreseen(planned, present),
    /** Books all of them in one transaction, or none, where it was foreseen that all can be. */
    bookAll: () =>
      bookAll(client, planned.filter(isChangedBooking), { present, customers: customersBut([]) }),
    /** Books one after the other, each for itself. Where the host fails it says how far it has come; the table can come in again. */
    carryOut: async (report: Report = () => undefined) => {
      const people = customersBut((await foreseen(planned, present)).refused);
      return carryOut(client, planned, { report, nobodies: await saveCustomers(client, people) });
    },
  };
}

/** A piece that is late takes no day that another row promises, and none of the table is late before the others are booked. */
function lateLast(planned: readonly PlannedBooking[], { others }: PresentBookings): PlannedBooking[] {
  const today = rentalToday(
    others.find(({ _id }) => _id === SETTINGS_ID),
    Date.now(),
  );
  const place = ({ id, before, changed }: PlannedBooking) => {
    const booking = readBooking({ ...before, ...changed, _id: id, _type: "booking" });
    return Number(booking !== undefined && isLate(booking, today));
  };
  return planned.toSorted((one, other) => place(one) - place(other));
}

function isChangedBooking({ changed }: PlannedBooking): boolean {
  return Object.keys(changed).length > 0;
}

/** The rule of the write itself, with the rows above each row. */
async function foreseen(
  planned: readonly PlannedBooking[],
  { bookings, others }: PresentBookings,
): Promise<Outcome> {
  const documents = new Map([...bookings, ...others].map((each) => [each._id, each]));
  const byPiece = new Map<unknown, Set<string>>();
  const put = (document: Readonly<Record<string, unknown>> & { _id: string }) => {
    documents.set(document._id, document);
    const piece = pieceIn(document);
    byPiece.set(piece, (byPiece.get(piece) ?? new Set()).add(document._id));
  };
  for (const document of bookings) put(document);
  const refusals = new Map<PlannedBooking, string>();
  for await (const booking of inTurns(planned.filter(isChangedBooking))) {
    const { id, before, changed } = booking;
    const after = { ...before, ...changed, _id: id, _type: "booking" };
    const [fault] = overlapFaults([{ id, before, after }], {
      read: (documentId) => documents.get(documentId),
      sourcesOf: (piece) => [...(byPiece.get(piece) ?? [])],
      mayTell: () => true,
    });
    if (fault) refusals.set(booking, fault.description);
    else put(after);
  }
  return outcomeOf(planned, (booking) => refusals.get(booking));
}

function pieceIn(document: Readonly<Record<string, unknown>>): unknown {
  return partOf(document["piece"], "_ref");
}

function outcomeOf(
  planned: readonly PlannedBooking[],
  refusalOf: (booking: PlannedBooking) => string | undefined,
): Outcome {
  const booked: PlannedBooking[] = [];
  const refused: Fault[] = [];
  for (const booking of planned.filter(isChangedBooking)) {
    const message = refusalOf(booking);
    if (message === undefined) booked.push(booking);
    else refused.push({ row: booking.row, message });
  }
  return { booked, refused };
}

async function carryOut(
  client: SanityClient,
  planned: readonly PlannedBooking[],
  { report, nobodies }: { report: Report; nobodies: ReadonlyMap<string, Error> },
): Promise<Outcome> {
  const refusals = new Map<PlannedBooking, string>();
  const changed = planned.filter(isChangedBooking);
  for (const [index, booking] of changed.entries()) {
    report({ step: t("Saving the bookings"), current: index + 1, total: changed.length });
    const nobody = nobodies.get(booking.customer ?? "");
    if (nobody) {
      refusals.set(booking, nobody.message);
      continue;
    }
    try {
      await book(client, booking.id, booking.changed);
    } catch (error) {
      if (!(error instanceof BookingRefused)) throw interrupted(booking, error);
      refusals.set(booking, error.message);
    }
  }
  return outcomeOf(planned, (booking) => refusals.get(booking));
}

/** A piece that is booked meanwhile has another revision, and a booking that is changed as well: then nothing is written. */
async function bookAll(
  client: SanityClient,
  bookings: readonly PlannedBooking[],
  { present: { others }, customers }: { present: PresentBookings; customers: readonly BookedCustomer[] },
): Promise<Act | undefined> {
  if (bookings.length + customers.length === 0) return undefined;
  const pieces = new Set(bookings.map(({ before, changed }) => pieceIn({ ...before, ...changed })));
  const mutations: Mutation[] = [
    ...customers.map(customerMutation),
    ...others.filter(({ _id }) => pieces.has(_id)).map((piece) => countedIn(revision.parse(piece))),
    ...bookings.map(({ id, before, changed }) =>
      before
        ? changedBooking(revision.parse(before), changed)
        : { create: { ...changed, _id: id, _type: "booking" } },
    ),
  ];
  const { transactionId } = await client
    .mutate(mutations, { returnDocuments: false, visibility: "sync" })
    .catch(refuseAll);
  const writtenStates = [
    ...bookings.map(({ title, ...booking }) => writtenOf(title, booking)),
    ...customers.map(({ name, fields, ...customer }) => writtenOf(name, { ...customer, changed: fields })),
  ];
  return { revision: transactionId, writtenStates };
}

type Written = Act["writtenStates"][number];

type WrittenDocument = Pick<PlannedBooking, "id" | "changed"> & {
  before: Readonly<Record<string, unknown>> | undefined;
};

function writtenOf(name: string, { id, before, changed }: WrittenDocument): Written {
  const fields = Object.keys(changed);
  const old = before && Object.fromEntries(fields.map((field) => [field, before[field]]));
  return { id, name, before: old, fields };
}

function refuseAll(error: unknown): never {
  const conflict = conflictIn(error);
  if (!conflict) throw error;
  throw new Error(
    conflict.type === RULE_ERROR
      ? conflict.description
      : t("The calendar was changed meanwhile. No booking was imported: import the table again."),
    { cause: error },
  );
}

function interrupted({ row }: PlannedBooking, error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error);
  return new Error(
    t(
      "The import ended at row {{row}}: {{reason}}. The rows above it are done. Import the table again: what is there already stays as it is.",
      { row, reason },
    ),
    { cause: error },
  );
}

/** A line for each booking that is new or changes, and for each customer. */
export function bookingLines(
  bookings: readonly PlannedBooking[],
  customers: readonly BookedCustomer[],
): ReportLine[] {
  return [
    ...bookings.map(({ before, title, changed }) => lineOf(title, before, changed)),
    ...customers.map(({ before, name, fields }) => lineOf(labelled(customer.title, name), before, fields)),
  ];
}

function lineOf(title: string, before: object | undefined, changed: object): ReportLine {
  const headings = new Set(Object.keys(changed).map(headingOfBooking));
  return changeLine(title, before !== undefined, before ? [...headings].join(", ") : "");
}

export function bookingsSummary({ booked, refused }: Outcome, all: readonly PlannedBooking[]): string {
  const changed = booked.filter(({ before }) => before);
  return countsInWords(all.length - refused.length, booked.length, changed.length);
}
