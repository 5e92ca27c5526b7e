import { createRateLimit } from "@trousseau/host/rate-limit.ts";
import type { Log } from "#model/services/logger.server.ts";
import type { NewsletterService, SignUp, SignUpReceipt } from "#model/services/newsletter-service.server.ts";
import { limitedMailboxOf } from "#server/enquiries/mailbox.ts";
import type { Outbox } from "#server/enquiries/outbox.ts";
import type { NewSubmission, SentWords } from "#server/enquiries/submission.ts";
import { createVisitorLimits, hasBotSignals, isOver } from "#server/enquiries/visitor-limits.ts";
import type { NewsletterKeys } from "./newsletter-links.ts";

/** Limits mails to one address, whoever signs it up, within spans in milliseconds. Deliveries are known for 30 days. */
const MOST_MAILS = [
  { count: 3, within: 24 * 60 * 60_000 },
  { count: 6, within: 30 * 24 * 60 * 60_000 },
];

/** Limits mails to one mailbox, however its address is spelt: three, then one more each day. */
const MAILBOX = { burst: 3, perSecond: 1 / 86_400 };

/** Limits how often one subscriber leaves: a link never ends, and each press is written to the disk and to the content. */
const DEPARTURES = { burst: 12, perSecond: 1 / 60 };

type NewsletterServiceParts = {
  /** Undefined while the outbox cannot be opened. */
  outbox(): Outbox | undefined;
  keys: NewsletterKeys;
  canConfirm: boolean;
  /** Called after each new submission. */
  added(): void;
  log: Log;
  /** Milliseconds since 1970. */
  now?: () => number;
};

export function createNewsletterService(parts: NewsletterServiceParts): NewsletterService {
  const { outbox, keys, canConfirm, added, log, now = Date.now } = parts;
  const limits = createVisitorLimits();
  const clock = parts.now ? { now: parts.now } : {};
  const perMailbox = createRateLimit({ ...MAILBOX, ...clock });
  const departures = createRateLimit({ ...DEPARTURES, ...clock });

  /** Whether the submission is new; undefined when it was not stored. */
  function store(submission: NewSubmission): boolean | undefined {
    try {
      const isNew = outbox()?.add(submission).isNew;
      if (isNew) added();
      return isNew;
    } catch (error) {
      log("error", "newsletter: not kept", { kind: submission.kind, error });
      return undefined;
    }
  }

  /** Where the outbox cannot be read, storing fails as well, and says so. */
  function isKnown(submission: SentWords): boolean {
    try {
      return outbox()?.find(submission) !== undefined;
    } catch {
      return false;
    }
  }

  function hasHadEnough(subscriber: string, open: Outbox): boolean {
    return MOST_MAILS.some(({ count, within }) => open.signUpsSince(subscriber, now() - within) >= count);
  }

  function signUp({ email, botSignals, language }: SignUp, visitor: string): SignUpReceipt {
    const subscriber = keys.subscriberOf(email);
    const open = outbox();
    if (!open) return "failed";
    // Nothing beyond the usual is kept, because these mails would go to strangers.
    if (hasBotSignals(botSignals) || limits.count(visitor) !== "welcome") return "limited";
    const submission = { kind: "signUp", subscriber, email, language, formKey: "" } as const;
    if (open.find(submission) || hasHadEnough(subscriber, open)) return "mailed";
    if (isOver(perMailbox, limitedMailboxOf(email))) return "mailed";
    const isStored = store({ ...submission, steps: ["confirmation"] }) !== undefined;
    return isStored ? "mailed" : "failed";
  }

  return {
    canConfirm,
    signUp(sent, visitor) {
      if (!canConfirm) return "notSetUp";
      try {
        return signUp(sent, visitor);
      } catch (error) {
        log("error", "newsletter: not kept", { error });
        return "failed";
      }
    },
    isConfirmable: (token) => keys.readConfirmation(token) !== undefined,
    confirm(token, language) {
      const claims = keys.readConfirmation(token);
      if (!claims) return "ended";
      const { id, email, signedUp } = claims;
      const isNew = store({
        kind: "subscription",
        subscriber: keys.subscriberOf(email),
        email,
        signedUp,
        language,
        formKey: id,
        steps: ["list", "welcome"],
      });
      if (isNew === undefined) return "failed";
      return isNew ? "confirmed" : "again";
    },
    isUnsubscribable: (token) => keys.readUnsubscription(token) !== undefined,
    unsubscribe(token) {
      const subscriber = keys.readUnsubscription(token);
      if (subscriber === undefined) return "ended";
      const submission = { kind: "unsubscription", subscriber, formKey: "" } as const;
      if (isKnown(submission)) return "done";
      if (isOver(departures, subscriber)) return "failed";
      const isNew = store({ ...submission, steps: ["list"] });
      return isNew === undefined ? "failed" : "done";
    },
  };
}
