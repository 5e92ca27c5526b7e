import type { SanityClient } from "@sanity/client";
import { commitToContent } from "./content-commit.ts";
import { detailsInDocument } from "./enquiry-details.ts";
import { type Deliver, ofKind, type SubmissionOf } from "./submission.ts";

/** The first version of the API that today's Studio reads with, too. */
const API_VERSION = "2025-02-19";

/** No content host takes longer for one document. In milliseconds. */
const TIMEOUT_MS = 30_000;

/**
 * Writes an enquiry into the label's content. The dot in its id keeps it from anybody without a token. A second time
 * changes nothing, whatever the label has done with it since.
 */
export function createEnquiryWriter(writer: SanityClient): Deliver {
  return ofKind("enquiry", async (enquiry) => {
    await commitToContent(writer.transaction().createIfNotExists(enquiryDocument(enquiry)));
  });
}

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

export function enquiryDocument({
  id,
  reference,
  received,
  name,
  email,
  message,
  details,
  isSuspected,
}: SubmissionOf<"enquiry">) {
  return {
    _id: `enquiry.${id}`,
    _type: "enquiry",
    reference,
    received: new Date(received).toISOString(),
    status: isSuspected ? "suspected" : "new",
    name,
    email,
    message,
    ...(details && detailsInDocument(details)),
  };
}
