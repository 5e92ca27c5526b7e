import type { SanityClient } from "@sanity/client";
import { z } from "zod";
import type { Log } from "#app/content/logger.server.ts";
import { neutralTexts } from "#app/label/neutral-texts.ts";
import { commitToContent } from "./content-commit.ts";

/** Deleted in one transaction. */
const AT_ONCE = 100;

/** The setting is read with the enquiries themselves: what stands in for content that is away must delete nothing. */
const old = `{
  "months": *[_id == "house" && _type == "house"][0].enquiriesKeptMonths,
  "enquiries": *[_type == "enquiry" && _id in path("enquiry.*")] | order(_createdAt) [0...$most] {_id, _createdAt, received}
}`;

const answer = z.object({
  months: z.int().min(1).nullish().catch(null),
  enquiries: z.array(z.object({ _id: z.string(), _createdAt: z.string(), received: z.unknown() })),
});

/** Deletes the enquiries that are older than the label wants to keep them; resolves with how many that were. */
export async function deleteOldEnquiries(writer: SanityClient, log: Log, now = Date.now()): Promise<number> {
  let deleted = 0;
  for (;;) {
    const found = answer.parse(await writer.fetch<unknown>(old, { most: AT_ONCE }, { perspective: "raw" }));
    const before = monthsBefore(now, found.months ?? neutralTexts.house.enquiriesKeptMonths);
    const due = found.enquiries.filter((enquiry) => arrivalOf(enquiry) < before);
    if (due.length === 0) break;
    const transaction = writer.transaction();
    for (const { _id } of due) transaction.delete(_id);
    await commitToContent(transaction, "sync");
    deleted += due.length;
    log("info", "old enquiries deleted", { count: due.length, before: new Date(before).toISOString() });
    if (due.length < AT_ONCE) break;
  }
  return deleted;
}

/** When she wrote, or when the label got it: a content host may have been away for long. */
function arrivalOf({ _createdAt, received }: z.infer<typeof answer>["enquiries"][number]): number {
  const times = [_createdAt, received].map((time) => Date.parse(String(time)));
  return Math.max(...times.filter((time) => !Number.isNaN(time)));
}

function monthsBefore(now: number, months: number): number {
  const date = new Date(now);
  return date.setUTCMonth(date.getUTCMonth() - months);
}
