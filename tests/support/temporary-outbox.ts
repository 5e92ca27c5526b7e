import { onTestFinished } from "vitest";
import type { NewEnquiry } from "#model/services/enquiry-service.server.ts";
import { createOutbox, type Outbox } from "#server/enquiries/outbox.ts";
import { openOutboxDatabase } from "#server/enquiries/outbox-database.ts";
import type { NewSubmission } from "#server/enquiries/submission.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export function openTemporaryOutbox(
  options: Parameters<typeof createOutbox>[1] & { folder?: string; mostPages?: number } = {},
): Outbox {
  const { folder = temporaryFolder(), mostPages, ...rest } = options;
  const outbox = createOutbox(openOutboxDatabase(folder, mostPages), rest);
  onTestFinished(() => outbox.close());
  return outbox;
}

export function enquiryOf(message: string, changes: Partial<NewEnquiry> = {}): NewEnquiry {
  return {
    name: "Ada Byron",
    email: "ada@mail.example",
    message,
    wantsCopy: false,
    formKey: "",
    botSignals: { honeypot: "", elapsedMs: 60_000 },
    ...changes,
  };
}

/** The enquiry as it is delivered. */
export const enquiry = {
  kind: "enquiry",
  id: "0123abcd",
  reference: "K7M2QX",
  received: Date.UTC(2026, 10, 22, 12),
  name: "Ada Byron",
  email: "ada@mail.example",
  message: "June, & a <b>train</b>?\n“é” 👗",
} as const;

/** The details of the dress that an enquiry is about. */
export const details = {
  purpose: "rent",
  dress: "Aurélie",
  address: "https://shop.example/product/aurelie?colour=sage",
  colour: "Sage",
  size: "",
  measurements: "bust 88",
  date: "2027-05-09",
  city: "",
} as const;

export function submissionOf(
  message: string,
  changes: Partial<NewEnquiry & Pick<NewSubmission, "steps">> = {},
): NewSubmission {
  return { kind: "enquiry", ...enquiryOf(message), steps: ["content"], ...changes };
}
