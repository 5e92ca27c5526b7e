import { createRateLimit } from "@trousseau/host/rate-limit.ts";
import type { EnquiryReceipt, EnquiryService, NewEnquiry } from "#model/services/enquiry-service.server.ts";
import type { Log } from "#model/services/logger.server.ts";
import { limitedMailboxOf } from "./mailbox.ts";
import type { Outbox } from "./outbox.ts";
import type { Step } from "./submission.ts";
import { createVisitorLimits, isFromBot, isOver, weightOf } from "./visitor-limits.ts";

/** Limits copies to one mailbox, since anybody can enter anybody's: three, then one more each day. */
const COPIES = { burst: 3, perSecond: 1 / 86_400 };

/** Limits all copies within an hour: enough for a label, too few for whoever would send mail through it. */
const ALL_COPIES = { burst: 20, perSecond: 20 / 3_600 };

type EnquiryServiceParts = {
  /** Undefined while the outbox cannot be opened. */
  outbox(): Outbox | undefined;
  /** The steps that this shop can do with an enquiry; empty where nothing is set up. */
  steps: readonly Step[];
  /** Called after each new enquiry. */
  added(): void;
  log: Log;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
};

export function createEnquiryService({
  outbox,
  steps,
  added,
  log,
  now,
}: EnquiryServiceParts): EnquiryService {
  const clock = now ? { now } : {};
  const limits = createVisitorLimits(clock);
  const copies = createRateLimit({ ...COPIES, ...clock });
  const allCopies = createRateLimit({ ...ALL_COPIES, ...clock });

  function stepsOf(enquiry: NewEnquiry): Step[] {
    const getsCopy = enquiry.wantsCopy && mayHaveCopy(enquiry.email);
    return steps.filter((step) => step !== "copy" || getsCopy);
  }

  function mayHaveCopy(email: string): boolean {
    return !isOver(copies, limitedMailboxOf(email)) && !isOver(allCopies, "everybody");
  }

  /** Beyond what a label can read nobody is told or mailed a copy; the label finds the rest in Studio. */
  function takesAside(open: Outbox): boolean {
    const isTaken = steps.includes("content") && open.takesSuspected();
    if (isTaken) log("warning", "more enquiries than a label can read: they are set aside as perhaps spam");
    return isTaken;
  }

  function receive(open: Outbox, enquiry: NewEnquiry, visitor: string): EnquiryReceipt {
    const knownReference = open.find({ kind: "enquiry", ...enquiry });
    if (knownReference) return { isStored: true, reference: knownReference };
    const verdict = isFromBot(enquiry) ? "tooMuch" : limits.count(visitor, weightOf(enquiry));
    if (verdict === "tooMuch" || (verdict === "beyond" && !takesAside(open)))
      return { isStored: false, reason: "limited" };
    const { reference, isNew } = open.add({
      kind: "enquiry",
      ...enquiry,
      ...(verdict === "beyond" ? { isSuspected: true, steps: ["content"] } : { steps: stepsOf(enquiry) }),
    });
    if (isNew) added();
    return { isStored: true, reference };
  }

  return {
    takesMessages: steps.length > 0,
    sendsMail: steps.includes("copy"),
    receive(enquiry, visitor) {
      if (steps.length === 0) return { isStored: false, reason: "notSetUp" };
      try {
        const open = outbox();
        return open ? receive(open, enquiry, visitor) : { isStored: false, reason: "failed" };
      } catch (error) {
        log("error", "enquiry not kept", { error });
        return { isStored: false, reason: "failed" };
      }
    },
  };
}
