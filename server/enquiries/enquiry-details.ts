import { z } from "zod";
import type { EnquiryDetails } from "#app/content/enquiry-service.server.ts";

/** The details as the outbox stores them. */
export const enquiryDetails = z.object({
  purpose: z.enum(["rent", "purchase", "question", "fittingList"]),
  dress: z.string(),
  address: z.string(),
  colour: z.string(),
  size: z.string(),
  measurements: z.string(),
  date: z.string(),
  city: z.string(),
}) satisfies z.ZodType<EnquiryDetails>;

/** The details as the document has them; what was not said has no field. */
export function detailsInDocument({ address, date, ...details }: EnquiryDetails): Record<string, string> {
  const fields = { ...details, dressAddress: address, eventDate: date };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
}
