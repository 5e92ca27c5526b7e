import { z } from "zod";
import type { EnquiryDetails } from "#app/content/enquiry-service.server.ts";

/**
 * An enquiry is written to the content, told to the label by mail, and copied to the visitor, in this order. A
 * sign-up gets a mail to confirm it. The list follows subscriptions and departures, and new subscribers are welcomed.
 */
export const steps = ["content", "notice", "copy", "confirmation", "list", "welcome"] as const;

export type Step = (typeof steps)[number];

export const enquirySteps = ["content", "notice", "copy"] as const satisfies Step[];

/** The id that stands for an address (newsletter-links.ts). */
const subscriber = z.string();

const enquiryDetails = z.object({
  purpose: z.enum(["rent", "purchase", "question", "fittingList"]),
  dress: z.string(),
  address: z.string(),
  colour: z.string(),
  size: z.string(),
  measurements: z.string(),
  date: z.string(),
  city: z.string(),
  phone: z.string(),
}) satisfies z.ZodType<EnquiryDetails>;

/** The visitor's words as they lie in the outbox, by their kind. */
export const words = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("enquiry"),
    name: z.string(),
    email: z.string(),
    message: z.string(),
    details: enquiryDetails.partial().optional(),
    /** It came when more came than a label can read. */
    isSuspected: z.literal(true).optional(),
  }),
  z.object({ kind: z.literal("signUp"), subscriber, email: z.string() }),
  /** `signedUp` is the time of the sign-up, in milliseconds since 1970. */
  z.object({ kind: z.literal("subscription"), subscriber, email: z.string(), signedUp: z.number() }),
  z.object({ kind: z.literal("unsubscription"), subscriber }),
]);

export type Words = z.infer<typeof words>;

export type Kind = Words["kind"];

export type Submission = Words & {
  /** A random id, made once. Everything that is made of the submission has its id from this. */
  id: string;
  /** The code that the visitor was told, "K7M2QX". */
  reference: string;
  /** Milliseconds since 1970. */
  received: number;
};

export type SubmissionOf<K extends Kind> = Extract<Submission, { kind: K }>;

/**
 * Does one step. Twice must have the same effect as once, because the process may end before it records the first
 * time.
 */
export type Deliver = (submission: Submission) => Promise<void>;

/** Wraps a step that takes submissions of one kind alone. */
export function ofKind<K extends Kind>(
  kind: K,
  work: (submission: SubmissionOf<K>) => Promise<void>,
): Deliver {
  return async (submission) => {
    if (!isOfKind(submission, kind))
      throw new Error(`This step is not for a submission of kind ${submission.kind}.`);
    await work(submission);
  };
}

function isOfKind<K extends Kind>(submission: Submission, kind: K): submission is SubmissionOf<K> {
  return submission.kind === kind;
}

/** A step throws this when it would fail in the same way each time, so that nothing waits behind it. */
export class PermanentDeliveryError extends Error {
  override name = "PermanentDeliveryError";
}
