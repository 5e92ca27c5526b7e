import type { SanityClient } from "@sanity/client";
import { z } from "zod";
import { t } from "#app/label/translate.ts";
import { overlapFaults, SETTINGS_ID } from "./overlap-rule.ts";
import { readBooking } from "./rental-documents.ts";

/** The fields of a booking that are written, as its document has them; those of before stay. */
type BookingFields = Readonly<Record<string, unknown>>;

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
 * read the same state of the piece, one is refused and reads again.
 */
export async function book(client: SanityClient, id: string, fields: BookingFields): Promise<void> {
  const exact = client.withConfig({ useCdn: false, perspective: "raw" });
  for (let tries = 1; ; tries += 1) {
    const before = await exact.getDocument(id);
    const after = { ...before, _type: "booking", ...fields, _id: id };
    const { piece, ...around } = await readState(exact, after);
    refuseOverlap({ before, after, ...around });
    if (!piece) throw new BookingRefused(t("There is no such piece."), undefined);
    try {
      const transaction = exact
        .transaction()
        .patch(piece._id, (patch) =>
          patch.ifRevisionId(piece._rev).setIfMissing({ bookings: 0 }).inc({ bookings: 1 }),
        );
      if (before) transaction.patch(id, (patch) => patch.ifRevisionId(before._rev).set(fields));
      else transaction.create(after);
      await transaction.commit({ visibility: "sync" });
      return;
    } catch (error) {
      const conflict = conflictIn(error);
      if (conflict?.type === RULE_ERROR) throw new BookingRefused(conflict.description, conflict.freeFrom);
      if (!conflict || tries === MOST_TRIES) throw error;
    }
  }
}

/** One query, so that the piece is as old as its bookings. */
const STATE = `{
  "piece": *[_id == $piece][0] {_id, _rev},
  "bookings": *[_type == "booking" && piece._ref == $piece && _id in path("rental.*")],
  "settings": *[_id == "${SETTINGS_ID}"][0]
}`;

const stored = z.looseObject({ _id: z.string() });

const state = z.object({
  piece: z.object({ _id: z.string(), _rev: z.string() }).nullable(),
  bookings: z.array(stored),
  settings: stored.nullable(),
});

async function readState(client: SanityClient, after: BookingFields) {
  const piece = readBooking(after)?.piece ?? "";
  return state.parse(await client.fetch<unknown>(STATE, { piece }));
}

type Judged = Pick<z.infer<typeof state>, "bookings" | "settings"> & {
  before: BookingFields | undefined;
  after: z.infer<typeof stored>;
};

function refuseOverlap({ before, after, bookings, settings }: Judged): void {
  const documents = new Map(
    [...bookings, settings ?? [], after].flat().map((document) => [document._id, document]),
  );
  const [fault] = overlapFaults([{ id: after._id, before, after }], {
    read: (id) => documents.get(id),
    sourcesOf: () => [...documents.keys()],
    mayTell: () => true,
  });
  if (fault) throw new BookingRefused(fault.description, fault.freeFrom);
}

/** The embedded lake calls the refusals of the shop's rules so. */
const RULE_ERROR = "documentRuleError";

const refusal = z.object({
  statusCode: z.literal(409),
  details: z.object({
    items: z.array(
      z.object({
        error: z.object({
          type: z.string(),
          description: z.string().default(""),
          freeFrom: z.string().optional(),
        }),
      }),
    ),
  }),
});

/** Studio's client is another copy of its package, so the class of its errors says nothing. */
function conflictIn(error: unknown) {
  return refusal.safeParse(error).data?.details.items[0]?.error;
}
