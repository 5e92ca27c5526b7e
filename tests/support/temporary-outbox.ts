import { onTestFinished } from "vitest";
import type { NewEnquiry } from "#app/content/enquiry-service.server.ts";
import { createOutbox, type Outbox } from "#server/enquiries/outbox.ts";
import { openOutboxDatabase } from "#server/enquiries/outbox-database.ts";
import type { NewSubmission } from "#server/enquiries/outbox-rows.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export function openTemporaryOutbox(
  options: Parameters<typeof createOutbox>[1] & { folder?: string; mostBytes?: number } = {},
): Outbox {
  const { folder = temporaryFolder(), mostBytes, ...rest } = options;
  const outbox = createOutbox(openOutboxDatabase(folder, mostBytes), rest);
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

export function submissionOf(
  message: string,
  changes: Partial<NewEnquiry & Pick<NewSubmission, "steps">> = {},
): NewSubmission {
  return { kind: "enquiry", ...enquiryOf(message), steps: ["content"], ...changes };
}
