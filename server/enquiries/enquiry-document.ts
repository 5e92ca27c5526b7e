import type { SanityClient } from "@sanity/client";
import { detailsInDocument } from "./enquiry-details.ts";
import { type Deliver, ofKind, RefusedForGood, type SubmissionOf } from "./submission.ts";

/** The first version of the API on which Studio of today reads, too. */
const API_VERSION = "2025-02-19";

/** Longer than any content host takes for one document. In milliseconds. */
const TIMEOUT_MS = 30_000;

/** What the host says of a document that it will never take. Everything else (no network, no rights, too busy) may pass. */
const FOR_GOOD = new Set([400, 409, 413, 422]);

/**
 * Writes an enquiry into the label's content. The dot in its id makes it private: without a token nobody can read it, on the hosted service
 * either. A second time changes nothing, whatever the label has done with it since.
 */
export function createEnquiryWriter(writer: SanityClient): Deliver {
  return ofKind("enquiry", async (enquiry) => {
    await orRefusedForGood(writer.createIfNotExists(enquiryDocument(enquiry), { visibility: "async" }));
  });
}

/** The same promise; where the host will never take what is written, it rejects with RefusedForGood. */
export async function orRefusedForGood(writing: Promise<unknown>): Promise<void> {
  try {
    await writing;
  } catch (error) {
    const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 0;
    if (FOR_GOOD.has(status)) throw new RefusedForGood("The content host refuses it.", { cause: error });
    throw error;
  }
}

/** The same content, with the token that may write. */
export function writingClient(client: SanityClient, token: string): SanityClient {
  return client.withConfig({
    token,
    apiVersion: API_VERSION,
    useCdn: false,
    // The outbox tries again itself, and later.
    maxRetries: 0,
    timeout: TIMEOUT_MS,
  });
}

export function enquiryDocument({
  id,
  reference,
  received,
  name,
  email,
  message,
  details,
}: SubmissionOf<"enquiry">) {
  return {
    _id: `enquiry.${id}`,
    _type: "enquiry",
    reference,
    received: new Date(received).toISOString(),
    status: "new",
    name,
    email,
    message,
    ...(details && detailsInDocument(details)),
  };
}
