import { createHash, randomUUID } from "node:crypto";
import { z } from "zod";
import { sentDetails } from "#model/documents/enquiry-document.ts";
import { tellings } from "#server/appointments/due-tellings.ts";
import type { DatabaseRow } from "./outbox-database.ts";
import { weightOf } from "./visitor-limits.ts";

/**
 * An enquiry is written to the content, told to the label by mail, and copied to the visitor, in this order. A
 * sign-up gets a mail to confirm it. The list follows subscriptions and departures, and new subscribers are welcomed. Whoever visits the
 * showroom is told of it, and the label by notices.
 */
export const steps = ["content", "notice", "copy", "confirmation", "list", "welcome", "visit"] as const;

/** Where several are told, each has a step: one whose mailbox is full must not cost the others their mail. */
type NoticeStep = "notice" | `notice${number}`;

export type Step = (typeof steps)[number] | NoticeStep;

/** The steps that tell so many recipients of an enquiry. */
export function noticeStepsFor(recipients: number): readonly NoticeStep[] {
  if (recipients === 1) return ["notice"];
  return Array.from({ length: recipients }, (_, at): NoticeStep => `notice${at + 1}`);
}

export function isNoticeStep(step: string): step is NoticeStep {
  return /^notice\d*$/.test(step);
}

/** The steps of an enquiry that a shop can do, in their order. */
export function enquiryStepsIn(deliver: Partial<Record<Step, Deliver>>): Step[] {
  const notices = Object.keys(deliver).filter(isNoticeStep);
  return ["content" as const, ...notices, "copy" as const].filter((step) => deliver[step]);
}

/** The id that stands for an address (newsletter-links.ts). */
const subscriber = z.string();

/** The id of an appointment, and the state and the time that is said of it (server/appointments/due-tellings.ts). */
const telling = { appointment: z.string(), about: z.enum(tellings), news: z.string() };

/** The language of the page that it came from, "fr"; missing where that is the shop's first. */
const language = z.string().optional();

/** The visitor's words as they lie in the outbox, by their kind. */
export const words = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("enquiry"),
    name: z.string(),
    email: z.string(),
    message: z.string(),
    details: sentDetails.optional(),
    language,
    /** It came when more came than a label can read. */
    isSuspected: z.literal(true).optional(),
  }),
  z.object({ kind: z.literal("signUp"), subscriber, email: z.string(), language }),
  /** `signedUp` is the time of the sign-up, in milliseconds since 1970. */
  z.object({
    kind: z.literal("subscription"),
    subscriber,
    email: z.string(),
    signedUp: z.number(),
    language,
  }),
  z.object({ kind: z.literal("unsubscription"), subscriber }),
  z.object({ kind: z.literal("visit"), ...telling, email: z.string(), language }),
  z.object({ kind: z.literal("visitNotice"), ...telling }),
]);

export type Words = z.infer<typeof words>;

export type Kind = Words["kind"];

export type Submission = Words & {
  /** Everything that is made of the submission has its id from this. */
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

/** One form that reaches two machines is one enquiry in the content, so its key makes its id. */
export function idOf(submission: SentWords): string {
  const { kind, fingerprint, formKey } = keysOf(submission);
  if (kind !== "enquiry" || formKey === "") return randomUUID().replaceAll("-", "");
  return createHash("sha256").update(`${fingerprint} ${formKey}`).digest("hex").slice(0, ID_DIGITS);
}

/** A UUID without its hyphens has as many. */
const ID_DIGITS = 32;

function fingerprintOf(words: Words): string {
  if ("subscriber" in words) return words.subscriber;
  if (words.kind !== "enquiry") return [words.appointment, words.about, words.news].join(" ");
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
  next: z.union([z.enum(steps), z.templateLiteral(["notice", z.int()])]),
  attempts: z.number(),
  due: z.number(),
  is_aside: z.number(),
  body: z.string(),
});
