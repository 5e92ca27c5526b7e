import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { NewEnquiry } from "#app/content/enquiry-service.server.ts";
import { createOutbox, type Outbox } from "#server/enquiries/outbox.ts";
import { openOutboxDatabase } from "#server/enquiries/outbox-database.ts";
import type { NewSubmission } from "#server/enquiries/outbox-rows.ts";

/** A DATA_DIR that is gone when the test has ended. */
export function temporaryDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "trousseau-outbox-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function openTemporaryOutbox(
  options: Parameters<typeof createOutbox>[1] & { folder?: string; mostBytes?: number } = {},
): Outbox {
  const { folder = temporaryDataFolder(), mostBytes, ...rest } = options;
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
