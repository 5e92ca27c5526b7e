import type { SanityClient } from "@sanity/client";
import { z } from "zod";
import { rentalToday, SETTINGS_ID } from "#model/rental/overlap-rule.ts";
import { commitToContent } from "./content-commit.ts";

/** Nothing of a deleted person is kept but the day. */
const DELETIONS_ID = "desk.deletions";

/** The day is the showroom's. */
export async function keepDeletionDay(writer: SanityClient): Promise<void> {
  const day = rentalToday(await writer.getDocument(SETTINGS_ID), Date.now());
  const transaction = writer
    .transaction()
    .createIfNotExists({ _id: DELETIONS_ID, _type: "deletions" })
    .patch(DELETIONS_ID, { setIfMissing: { days: [] } })
    .patch(DELETIONS_ID, { insert: { after: "days[-1]", items: [day] } });
  await commitToContent(transaction, "sync");
}

/** The days in their order, "2027-05-09". */
export async function deletionDays(writer: SanityClient | undefined): Promise<string[]> {
  const document = await writer?.getDocument(DELETIONS_ID);
  return z.object({ days: z.array(z.string()) }).safeParse(document).data?.days ?? [];
}
