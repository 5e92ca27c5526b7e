import type { SanityClient, Transaction } from "@sanity/client";
import { z } from "zod";
import { DelayedDeliveryError, PermanentDeliveryError } from "./delivery-errors.ts";

/** The first version of the API that today's Studio reads with, too. */
const API_VERSION = "2025-02-19";

/** No content host takes longer for one document. In milliseconds. */
const TIMEOUT_MS = 30_000;

/** The host answers so to a document that it will never take. Any other failure (network, rights, load) may pass. */
const PERMANENT_STATUSES = new Set([400, 409, 413, 422]);

/** Every host that has committed something names its transaction. */
const done = z.object({ transactionId: z.string().min(1) });

/** A client for the same content, with the token that may write. */
export function writingClient(client: SanityClient, token: string): SanityClient {
  return client.withConfig({
    token,
    apiVersion: API_VERSION,
    useCdn: false,
    // The outbox itself tries again later.
    maxRetries: 0,
    timeout: TIMEOUT_MS,
  });
}

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
    throw delayedBy(error);
  });
  if (!done.safeParse(answer).success) throw new Error("The answer is not a content host's.");
}

/** A host that is asked too often says for how long it wants to be left alone, in seconds (RFC 9110, 10.2.3). */
function delayedBy(error: unknown): unknown {
  const answer = failure.safeParse(error);
  const seconds = answer.success ? Number(answer.data.response.headers["retry-after"]) : 0;
  return seconds > 0 ? new DelayedDeliveryError(seconds * 1000, { cause: error }) : error;
}

const failure = z.object({ response: z.object({ headers: z.record(z.string(), z.unknown()) }) });
