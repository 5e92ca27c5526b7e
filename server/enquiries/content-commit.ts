import type { Transaction } from "@sanity/client";
import { z } from "zod";
import { PermanentDeliveryError } from "./submission.ts";

/** What the host says of a document that it will never take. Everything else (no network, no rights, too busy) may pass. */
const PERMANENT_STATUSES = new Set([400, 409, 413, 422]);

/** What every host answers that has done something. */
const done = z.object({ transactionId: z.string().min(1) });

/**
 * Resolves once the content host says that it has it. Rejects with PermanentDeliveryError where it will never take it. An answer of somebody else (a
 * proxy's page to log in, a machine that is being set up) is no such word, whatever its status: what is written is then still to be written.
 */
export async function commitToContent(
  transaction: Transaction,
  visibility: "sync" | "async" = "async",
): Promise<void> {
  const answer: unknown = await transaction.commit({ visibility }).catch((error: unknown) => {
    const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 0;
    if (PERMANENT_STATUSES.has(status))
      throw new PermanentDeliveryError("The content host refuses it.", { cause: error });
    throw error;
  });
  if (!done.safeParse(answer).success) throw new Error("The answer is not a content host's.");
}
