import type { SanityClient } from "@sanity/client";
import { deletableOf, isFromFuture, SOONEST_ARRIVAL } from "@trousseau/host/trusted-clock.ts";
import { z } from "zod";
import { APPOINTMENT_IDS } from "#model/appointments/appointment.ts";
import { EVERY_CUSTOMER } from "#model/customers/customer.ts";
import { ENQUIRIES_KEPT_MONTHS } from "#model/documents/label-settings-document.ts";
import type { Log } from "#model/services/logger.server.ts";
import { commitToContent } from "./content-commit.ts";

/** One transaction deletes this many. */
const AT_ONCE = 100;

/** One query reads the setting with the documents, because a stand-in for content that is away must delete nothing. */
const all = `{
  "months": *[_id == "house" && _type == "house"][0].enquiriesKeptMonths,
  "enquiries": *[_type == "enquiry" && _id in path("enquiry.*")] | order(_createdAt) {_id, _createdAt, "date": received},
  "customers": ${EVERY_CUSTOMER} | order(_createdAt) {
    _id, "_createdAt": _updatedAt, "date": eventDate
  },
  "named": *[_type == "booking" && defined(customer)].customer._ref,
  "appointments": *[_type == "appointment" && _id in path("${APPOINTMENT_IDS}**")] | order(_createdAt) {_id, _createdAt, "date": day},
  "bookings": *[_type == "booking" && _id in path("rental.**")] | order(_createdAt) {
    _id, _createdAt, "date": coalesce(dateTime(lastDay + "T00:00:00Z") + daysAfter * 86400, lastDay)
  }
}`;

/** `date`: when the label got an enquiry, the day of a visit, or the last day on which a booking keeps its piece. */
const kept = z.array(z.object({ _id: z.string(), _createdAt: z.string(), date: z.unknown() }));

type Kept = z.infer<typeof kept>;

const answer = z.object({
  months: z.int().min(1).nullish().catch(null),
  enquiries: kept,
  bookings: kept,
  appointments: kept,
  customers: kept,
  /** The ids of customers whom a booking names. */
  named: z.array(z.unknown()),
});

type Sweep = {
  log: Log;
  /** The time of the trusted clock. */
  now: number;
  /** The owner's word that more than a fifth may go at once. */
  mayDeleteMany: boolean;
};

/**
 * Deletes enquiries, bookings, visits and customers that are older than the label keeps them; resolves with their number. A customer goes after the
 * last booking, so long after the event and the last change.
 */
export async function deleteOutdated(writer: SanityClient, sweep: Sweep): Promise<number> {
  const { months, enquiries, bookings, appointments, customers, named } = answer.parse(
    await writer.fetch<unknown>(all, {}, { perspective: "raw" }),
  );
  await redate(
    writer,
    enquiries.filter((enquiry) => dateOf(enquiry, sweep.now) < SOONEST_ARRIVAL),
    sweep.now,
  );
  const before = monthsBefore(sweep.now, months ?? ENQUIRIES_KEPT_MONTHS);
  const deletedEnquiries = await deleteBefore(
    writer,
    { what: "enquiries", documents: enquiries, before, latest: sweep.now },
    sweep,
  );
  const latest = Number.POSITIVE_INFINITY;
  const deletedBookings = await deleteBefore(
    writer,
    { what: "bookings", documents: bookings, before, latest },
    sweep,
  );
  const deletedVisits = await deleteBefore(
    writer,
    { what: "appointments", documents: appointments, before, latest },
    sweep,
  );
  const withoutBooking = customers.filter(({ _id }) => !named.includes(_id));
  return (
    deletedEnquiries +
    deletedBookings +
    deletedVisits +
    (await deleteBefore(writer, { what: "customers", documents: withoutBooking, before, latest }, sweep))
  );
}

/** Only a wrong clock has dated an enquiry later than now, while the days of a booking lie ahead: `latest` says so. */
type Outdated = { what: string; documents: Kept; before: number; latest: number };

async function deleteBefore(
  writer: SanityClient,
  { what, documents, before, latest }: Outdated,
  { log, mayDeleteMany }: Sweep,
): Promise<number> {
  const isDue = (date: number) => date < before && date >= SOONEST_ARRIVAL;
  const due = documents.filter((document) => isDue(dateOf(document, latest)));
  const most = deletableOf(due.length, documents.length, mayDeleteMany);
  const details = { before: new Date(before).toISOString() };
  if (most < due.length)
    log("warning", `old ${what} are more than a fifth of all: only one is deleted`, {
      ...details,
      count: due.length,
      remedy: "MAY_DELETE_MANY=true, if the clock is right and so many are to go",
    });
  for (let first = 0; first < most; first += AT_ONCE) {
    const transaction = writer.transaction();
    const ids = due.slice(first, Math.min(most, first + AT_ONCE)).map(({ _id }) => _id);
    for (const id of ids) transaction.delete(id);
    await commitToContent(transaction, "sync");
    log("info", `old ${what} deleted`, { count: ids.length, ...details });
  }
  return most;
}

/** An enquiry dated before there was such a shop, or later than now, counts from today. */
async function redate(writer: SanityClient, enquiries: { _id: string }[], now: number) {
  if (enquiries.length === 0) return;
  const received = new Date(now).toISOString();
  const transaction = writer.transaction();
  for (const { _id } of enquiries) transaction.patch(_id, { set: { received } });
  await commitToContent(transaction, "sync");
}

/** Whichever is later: the content host may have been away when an enquiry came, and a booking may be written down long after its days. */
function dateOf({ _createdAt, date }: Kept[number], latest: number): number {
  const times = [_createdAt, date].map((time) => Date.parse(String(time)));
  return Math.max(...times.filter((time) => !(Number.isNaN(time) || isFromFuture(time, latest))));
}

function monthsBefore(now: number, months: number): number {
  const date = new Date(now);
  return date.setUTCMonth(date.getUTCMonth() - months);
}
