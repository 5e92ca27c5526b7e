import type { Mutation } from "@sanity/client";
import { t } from "@trousseau/words/translate.ts";
import { z } from "zod";
import { EVERY_CUSTOMER } from "#model/customers/customer.ts";
import { privacyFaults } from "#model/documents/private-ids.ts";
import { conflictIn, RULE_ERROR } from "#model/documents/write-conflict.ts";
import type { Booking } from "./booking.ts";
import { overlapFault, SETTINGS_ID } from "./overlap-rule.ts";
import { type KeptBooking, readBooking, readKeptBooking } from "./rental-documents.ts";

/** The fields of a booking that are written, as its document has them; those of before stay, and undefined empties one. */
type BookingFields = Readonly<Record<string, unknown>>;

/** The part of a client that this needs: Studio's is of another copy of its package. */
type BookingClient = {
  withConfig(config: { useCdn: false; perspective: "raw" }): {
    getDocument(id: string): Promise<Revision | undefined>;
    fetch(query: string, params: { piece: string }): Promise<unknown>;
    mutate(mutations: Mutation[], options: { visibility: "sync" }): Promise<unknown>;
  };
};

/** A booking as its writer has last seen it, or its days alone. */
export type SeenBooking = Booking & Partial<KeptBooking>;

type ExactClient = ReturnType<BookingClient["withConfig"]>;

/** The message says with what the booking clashes, and when the piece is free. */
export class BookingRefused extends Error {
  /** The next first day with the customer, "2027-06-17"; undefined where there is none, or days are not the reason. */
  readonly freeFrom: string | undefined;

  constructor(message: string, freeFrom: string | undefined) {
    super(message);
    this.name = "BookingRefused";
    this.freeFrom = freeFrom;
  }
}

/** Each of so many who write to one piece at the same moment has had a turn by then. */
const MOST_TRIES = 12;

/**
 * Makes a booking or changes one, on either content host; it is on disk when the promise resolves. Throws BookingRefused where the
 * piece is taken. The hosted service has no rules of ours: there the piece is written with every booking of it, and of two who have
 * read the same state of the piece, one is refused and reads again. `seen` is the booking as the writer has last seen it, null for a
 * new one: whatever somebody else has changed meanwhile is not written over.
 */
export async function book(
  client: BookingClient,
  id: string,
  fields: BookingFields,
  seen?: SeenBooking | null,
): Promise<void> {
  const exact = client.withConfig({ useCdn: false, perspective: "raw" });
  for (let tries = 1; ; tries += 1) {
    const mutations = await judged(exact, id, { fields, seen });
    try {
      await exact.mutate(mutations, { visibility: "sync" });
      return;
    } catch (error) {
      const conflict = conflictIn(error);
      if (conflict?.type === RULE_ERROR) throw new BookingRefused(conflict.description, conflict.freeFrom);
      if (!conflict || tries === MOST_TRIES) throw error;
    }
  }
}

/** Reads what is stored at this moment, and resolves with what is to be written, unless it is refused. */
async function judged(
  exact: ExactClient,
  id: string,
  { fields, seen }: { fields: BookingFields; seen: SeenBooking | null | undefined },
): Promise<Mutation[]> {
  const before = await exact.getDocument(id);
  const after = { ...before, _type: "booking", ...fields, _id: id };
  if (seen !== undefined) refuseUnseen(readKeptBooking(before), { seen, after: readKeptBooking(after) });
  const around = await readState(exact, after);
  refuseFaulty({ before, after, ...around });
  const { piece } = around;
  return [...(piece ? [countedIn(piece)] : []), before ? changedBooking(before, fields) : { create: after }];
}

/** An answer may be lost on its way: what is stored as it was to be written is nobody else's. */
function refuseUnseen(
  stored: KeptBooking | undefined,
  { seen, after }: { seen: SeenBooking | null; after: KeptBooking | undefined },
): void {
  if (isSame(seen ?? undefined, stored) || (stored && isSame(stored, after))) return;
  throw new BookingRefused(t("Someone has changed this booking in the meantime."), undefined);
}

const compared = [
  "piece",
  "firstDay",
  "lastDay",
  "daysBefore",
  "daysAfter",
  "state",
  "holdsUntil",
  "customer",
  "price",
  "deposit",
  "paid",
  "paidHow",
  "note",
] as const;

/** A writer who has looked at the days alone is not asked about the rest. A customer's name is not the booking's own. */
function isSame(seen: SeenBooking | undefined, stored: KeptBooking | undefined): boolean {
  if (!seen || !stored) return seen === stored;
  const fields = seen.customer || stored.customer ? compared : [...compared, "name" as const];
  return fields.every((field) => !(field in seen) || seen[field] === stored[field]);
}

/** Whoever has read the piece before this cannot write it any more. */
export function countedIn({ _id: id, _rev: ifRevisionID }: Revision): Mutation {
  return { patch: { id, ifRevisionID, setIfMissing: { bookings: 0 }, inc: { bookings: 1 } } };
}

/** The fields that are undefined are emptied. */
export function changedBooking({ _id: id, _rev: ifRevisionID }: Revision, fields: BookingFields): Mutation {
  const emptied = Object.keys(fields).filter((name) => fields[name] === undefined);
  return { patch: { id, ifRevisionID, set: fields, unset: emptied } };
}

/** One query, so that the piece is as old as its bookings. */
const STATE = `{
  "piece": *[_id == $piece][0],
  "bookings": *[_type == "booking" && piece._ref == $piece && _id in path("rental.**")],
  "customers": ${EVERY_CUSTOMER} {_id, _type, name},
  "settings": *[_id == "${SETTINGS_ID}"][0]
}`;

const stored = z.looseObject({ _id: z.string() });

export const revision = z.looseObject({ _id: z.string(), _rev: z.string() });

type Revision = z.infer<typeof revision>;

const state = z.object({
  piece: revision.nullable(),
  bookings: z.array(stored),
  customers: z.array(stored),
  settings: stored.nullable(),
});

async function readState(client: ExactClient, after: BookingFields) {
  const piece = readBooking(after)?.piece ?? "";
  return state.parse(await client.fetch(STATE, { piece }));
}

type Judged = z.infer<typeof state> & {
  before: BookingFields | undefined;
  after: z.infer<typeof stored>;
};

function refuseFaulty({ before, after, piece, bookings, customers, settings }: Judged): void {
  const [unsafe] = privacyFaults([{ id: after._id, after }]);
  if (unsafe) throw new BookingRefused(unsafe.description, undefined);
  const fault = overlapFault([bookings, customers, piece ?? [], settings ?? []].flat(), before, after);
  if (fault) throw new BookingRefused(fault.description, fault.freeFrom);
}
