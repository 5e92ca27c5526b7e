import { createHash } from "node:crypto";
import { z } from "zod";
import type { DatabaseRow } from "./outbox-database.ts";
import { type Step, type Submission, steps, type Words, words } from "./submission.ts";
import { weightOf } from "./visitor-limits.ts";

export type WaitingSubmission = Submission & {
  step: Step;
  attempts: number;
  /** The time of the next attempt, in milliseconds since 1970. */
  retryAt: number;
  /** Whether later submissions no longer wait for this one. */
  hasFailed: boolean;
};

/** Every press of the same form has the same `formKey`, or none. */
export type SentWords = Words & { formKey: string };

/** `reference` is the code that the visitor's message already names. */
export type NewSubmission = SentWords & { reference?: string; steps: readonly Step[] };

/** The columns of a submission, apart from its words and what the outbox itself adds. */
export function rowOf(submission: NewSubmission) {
  const [next = null, ...rest] = submission.steps;
  return {
    ...keysOf(submission),
    next,
    rest: rest.join(),
    isSuspected: submission.kind === "enquiry" && submission.isSuspected ? weightOf(submission) : 0,
  };
}

/** The keys that recognise the same submission again. */
export function keysOf(submission: SentWords) {
  const { kind, formKey } = submission;
  return { kind, fingerprint: fingerprintOf(submission), formKey };
}

function fingerprintOf(words: Words): string {
  if (words.kind !== "enquiry") return words.subscriber;
  const { name, email, message, details } = words;
  return createHash("sha256")
    .update(JSON.stringify([name, email, message, ...(details ? [details] : [])]))
    .digest("base64url");
}

/** Throws where the row is damaged. */
export function readWaiting(row: DatabaseRow): WaitingSubmission {
  const { id, kind, reference, received, next, attempts, due, is_aside, body } = waitingRow.parse(row);
  return {
    ...words.parse({ kind, ...JSON.parse(body) }),
    id,
    reference,
    received,
    step: next,
    attempts,
    retryAt: due,
    hasFailed: is_aside === 1,
  };
}

const waitingRow = z.object({
  id: z.string(),
  kind: z.string(),
  reference: z.string(),
  received: z.number(),
  next: z.enum(steps),
  attempts: z.number(),
  due: z.number(),
  is_aside: z.number(),
  body: z.string(),
});
