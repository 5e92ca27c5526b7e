import { z } from "zod";

/** What is done with a submission, in this order: written to the label's content, told to the label by mail, copied to the visitor. */
export const steps = ["content", "notice", "copy"] as const;

export type Step = (typeof steps)[number];

/** What a visitor wrote, as it lies in the outbox. */
export const submissionBody = z.object({
  name: z.string(),
  email: z.string(),
  message: z.string(),
});

export type SubmissionBody = z.infer<typeof submissionBody>;

export type Submission = SubmissionBody & {
  /** Random, made once: whatever is made of the submission has its id from this. */
  id: string;
  /** What the visitor was told, "K7M2QX". */
  reference: string;
  /** In milliseconds since 1970. */
  received: number;
};

/** Does one step. Doing it twice must be the same as once: the process may end before it has noted that it is done. */
export type Deliver = (submission: Submission) => Promise<void>;

/** Thrown by a step that will fail in the same way each time: nothing behind it has to wait for it. */
export class RefusedForGood extends Error {
  override name = "RefusedForGood";
}
