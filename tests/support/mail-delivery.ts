import { waitFor } from "@trousseau/host/testing/wait-for.ts";
import { expect, onTestFinished } from "vitest";
import { startDelivery } from "#server/enquiries/delivery.ts";
import { createMailer } from "#server/enquiries/mailer.ts";
import type { Deliver, NewSubmission, Step } from "#server/enquiries/submission.ts";
import { type MailBehaviour, openMailServer } from "./mail-server.ts";
import { createManualClock } from "./manual-clock.ts";
import { openTemporaryOutbox } from "./temporary-outbox.ts";

/** A mail server, and what sends through it; both end with the test. */
export async function openMailer(behaviours: MailBehaviour[] = []) {
  const server = await openMailServer(behaviours);
  const mailer = createMailer({
    smtpUrl: server.url,
    from: { name: "Maison Une", address: "shop@label.example" },
    to: "atelier@label.example",
  });
  onTestFinished(async () => {
    mailer.close();
    await server.close();
  });
  return { ...server, mailer };
}

/** Opens an outbox of its own, with a delivery whose time the test sets. */
export function startDeliveryOf(
  deliver: Partial<Record<Step, Deliver>>,
  submissions: readonly NewSubmission[],
) {
  const clock = createManualClock();
  const outbox = openTemporaryOutbox({ now: clock.now });
  const delivery = startDelivery({ outbox, deliver, clock, log: () => undefined });
  onTestFinished(() => delivery.close());
  for (const submission of submissions) outbox.add(submission);
  delivery.wake();
  return {
    outbox,
    /** Resolves once nothing waits, however long that takes by the clock. */
    untilDelivered: () =>
      waitFor(() => {
        clock.turn();
        expect(outbox.state().waiting).toBe(0);
      }),
  };
}
