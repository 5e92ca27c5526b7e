import type { SanityClient } from "@sanity/client";
import { deletableOf, SOONEST_ARRIVAL } from "@trousseau/content-lake/trusted-clock";
import { z } from "zod";
import { ENQUIRIES_KEPT_MONTHS } from "#app/content/documents/label-settings-document.ts";
import type { Log } from "#app/content/logger.server.ts";
import { commitToContent } from "./content-commit.ts";

/** One transaction deletes this many. */
const AT_ONCE = 100;

/** One query reads the setting with the enquiries, because a stand-in for content that is away must delete nothing. */
const all = `{
  "months": *[_id == "house" && _type == "house"][0].enquiriesKeptMonths,
  "enquiries": *[_type == "enquiry" && _id in path("enquiry.*")] | order(_createdAt) {_id, _createdAt, received}
}`;

const answer = z.object({
  months: z.int().min(1).nullish().catch(null),
  enquiries: z.array(z.object({ _id: z.string(), _createdAt: z.string(), received: z.unknown() })),
});

type Sweep = {
  log: Log;
  /** The time of the trusted clock. */
  now: number;
  /** The owner's word that more than a fifth may go at once. */
  mayDeleteMany: boolean;
};

/** Deletes the enquiries that are older than the label keeps them; resolves with their number. */
export async function deleteOldEnquiries(
  writer: SanityClient,
  { log, now, mayDeleteMany }: Sweep,
): Promise<number> {
  const found = answer.parse(await writer.fetch<unknown>(all, {}, { perspective: "raw" }));
  await redate(
    writer,
    found.enquiries.filter((enquiry) => arrivalOf(enquiry) < SOONEST_ARRIVAL),
    now,
  );
  const before = monthsBefore(now, found.months ?? ENQUIRIES_KEPT_MONTHS);
  const isDue = (arrival: number) => arrival < before && arrival >= SOONEST_ARRIVAL;
  const due = found.enquiries.filter((enquiry) => isDue(arrivalOf(enquiry)));
  const most = deletableOf(due.length, found.enquiries.length, mayDeleteMany);
  const details = { before: new Date(before).toISOString() };
  if (most < due.length)
    log("warning", "old enquiries are more than a fifth of all: only one is deleted", {
      ...details,
      count: due.length,
      remedy: "MAY_DELETE_MANY=true, if the clock is right and so many are to go",
    });
  for (let first = 0; first < most; first += AT_ONCE) {
    const transaction = writer.transaction();
    const ids = due.slice(first, Math.min(most, first + AT_ONCE)).map(({ _id }) => _id);
    for (const id of ids) transaction.delete(id);
    await commitToContent(transaction, "sync");
    log("info", "old enquiries deleted", { count: ids.length, ...details });
  }
  return most;
}

/** An enquiry dated before there was such a shop counts from today. */
async function redate(writer: SanityClient, enquiries: { _id: string }[], now: number) {
  if (enquiries.length === 0) return;
  const received = new Date(now).toISOString();
  const transaction = writer.transaction();
  for (const { _id } of enquiries) transaction.patch(_id, { set: { received } });
  await commitToContent(transaction, "sync");
}

/** The time when it was written or, because the content host may have been away, when the label got it. */
function arrivalOf({ _createdAt, received }: z.infer<typeof answer>["enquiries"][number]): number {
  const times = [_createdAt, received].map((time) => Date.parse(String(time)));
  return Math.max(...times.filter((time) => !Number.isNaN(time)));
}

function monthsBefore(now: number, months: number): number {
  const date = new Date(now);
  return date.setUTCMonth(date.getUTCMonth() - months);
}
