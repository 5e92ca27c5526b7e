import { z } from "zod";
import { enquiryDetails } from "./enquiry-details.ts";

/**
 * What is done with a submission. An enquiry is written to the label's content, told to the label by mail and copied to the visitor, in
 * this order. Who signs up for the newsletter gets a mail to confirm it. The list in the content follows subscriptions and
 * unsubscriptions, and who is new on it is welcomed.
 */
export const steps = ["content", "notice", "copy", "confirmation", "list", "welcome"] as const;

export type Step = (typeof steps)[number];

/** Those of an enquiry. */
export const enquirySteps = ["content", "notice", "copy"] as const satisfies Step[];

/** The id of whoever has this address: see newsletter-keys.ts. */
const subscriber = z.string();

/** What a visitor wrote, as it lies in the outbox, by its kind. */
export const words = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("enquiry"),
    name: z.string(),
    email: z.string(),
    message: z.string(),
    details: enquiryDetails.optional(),
    /** It came when more came than a label can read. */
    isSuspected: z.literal(true).optional(),
  }),
  z.object({ kind: z.literal("signUp"), subscriber, email: z.string() }),
  /** `signedUp`: when she asked for it, in milliseconds since 1970. */
  z.object({ kind: z.literal("subscription"), subscriber, email: z.string(), signedUp: z.number() }),
  z.object({ kind: z.literal("unsubscription"), subscriber }),
]);

export type Words = z.infer<typeof words>;

export type Kind = Words["kind"];

export type Submission = Words & {
  /** Random, made once: whatever is made of the submission has its id from this. */
  id: string;
  /** What the visitor was told, "K7M2QX". */
  reference: string;
  /** In milliseconds since 1970. */
  received: number;
};

export type SubmissionOf<K extends Kind> = Extract<Submission, { kind: K }>;

/** Does one step. Doing it twice must be the same as once: the process may end before it has noted that it is done. */
export type Deliver = (submission: Submission) => Promise<void>;

/** A step of one kind alone: it is never told of another. */
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

/** Thrown by a step that will fail in the same way each time: nothing behind it has to wait for it. */
export class PermanentDeliveryError extends Error {
  override name = "PermanentDeliveryError";
}
