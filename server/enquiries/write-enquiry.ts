import type { SanityClient } from "@sanity/client";
import { visitorsIds } from "@trousseau/host/visitors-ids.ts";
import type { SaidDetails, WrittenEnquiry } from "#model/documents/enquiry-document.ts";
import { commitToContent } from "./content-commit.ts";
import { type Deliver, ofKind, type SubmissionOf } from "./submission.ts";

/**
 * Writes an enquiry into the label's content. The dot in its id keeps it from anybody without a token. A second time
 * changes nothing, whatever the label has done with it since.
 */
export function createEnquiryWriter(writer: SanityClient): Deliver {
  return ofKind("enquiry", async (enquiry) => {
    await commitToContent(writer.transaction().createIfNotExists(enquiryDocument(enquiry)));
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
  language,
}: SubmissionOf<"enquiry">) {
  return {
    _id: `${visitorsIds.enquiry}${id}`,
    _type: "enquiry",
    reference,
    received: new Date(received).toISOString(),
    status: isSuspected ? "suspected" : "new",
    name,
    email,
    message,
    ...(details && detailsInDocument(details)),
    ...(language && { language }),
  } satisfies WrittenEnquiry & Record<"_id" | "_type", string>;
}

/** The details as the document has them; what was not said has no field. */
function detailsInDocument({ address, date, ...details }: SaidDetails): Record<string, string> {
  const fields = { ...details, dressAddress: address, eventDate: date };
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}
