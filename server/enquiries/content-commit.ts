import type { Transaction } from "@sanity/client";
import { z } from "zod";
import { PermanentDeliveryError } from "./submission.ts";

/** The host answers so to a document that it will never take. Any other failure (network, rights, load) may pass. */
const PERMANENT_STATUSES = new Set([400, 409, 413, 422]);

/** Every host that has committed something names its transaction. */
const done = z.object({ transactionId: z.string().min(1) });

/**
 * Resolves once the content host confirms the commit, and rejects with PermanentDeliveryError where it never will. An
 * answer of anybody else, such as a proxy's login page, confirms nothing, whatever its status.
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
