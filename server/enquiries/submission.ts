import { z } from "zod";

/**
 * What is done with a submission. An enquiry is written to the label's content, told to the label by mail and copied to the visitor, in
 * this order.
 */
export const steps = ["content", "notice", "copy"] as const;

export type Step = (typeof steps)[number];

/** What a visitor wrote, as it lies in the outbox, by its kind. */
export const bodies = {
  enquiry: z.object({ name: z.string(), email: z.string(), message: z.string() }),
};

export type Kind = keyof typeof bodies;

export const kinds = ["enquiry"] as const satisfies Kind[];

/** The words of each kind, each with its name. */
export type Words = { [K in Kind]: { kind: K } & z.infer<(typeof bodies)[K]> }[Kind];

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
export class RefusedForGood extends Error {
  override name = "RefusedForGood";
}
