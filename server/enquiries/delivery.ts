import type { Log } from "#model/services/logger.server.ts";
import { retryPause } from "#model/services/retry-pause.ts";
import { DelayedDeliveryError, PermanentDeliveryError } from "./delivery-errors.ts";
import { LONGEST_RETRY_MS, type Outbox } from "./outbox.ts";
import {
  type Deliver,
  isNoticeStep,
  type Step,
  type Submission,
  steps,
  type WaitingSubmission,
} from "./submission.ts";

/** Tells the time and waits; a test sets both itself. */
export type DeliveryClock = {
  now(): number;
  /** Resolves after this time, or as soon as the signal aborts. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
};

type DeliveryParts = {
  outbox: Outbox;
  /** Steps that this shop cannot do are left out. */
  deliver: Partial<Record<Step, Deliver>>;
  clock: DeliveryClock;
  log: Log;
};

/** The pauses between attempts. In milliseconds. */
const PAUSES = { first: 5_000, longest: 15 * 60_000 };

/** A message that was refused for good is tried once a day, in case somebody has mended the cause. In milliseconds. */
const PERMANENT_ERROR_MS = LONGEST_RETRY_MS;

/** A mail server may refuse what is new to it a few times: until then the others keep their order. */
const PATIENCE = 3;

/** The longer one fails, the more others are tried, up to so many: somebody may have sent several that fail. */
const MOST_OTHERS = 16;

/** Does each step in the order of the submissions. No step waits for another's trouble. */
export function startDelivery({ outbox, deliver, clock, log }: DeliveryParts) {
  const closing = new AbortController();
  let waking = new AbortController();
  /** These are delivered but not recorded, because the disk refused; they must not be delivered again. */
  const unrecorded = new Map<Step, string>();

  /** Says that something has been added. */
  function wake() {
    waking.abort();
    waking = new AbortController();
  }

  async function run(step: Step, work: Deliver): Promise<void> {
    while (!closing.signal.aborted) {
      const signal = AbortSignal.any([closing.signal, waking.signal]);
      try {
        const next = outbox.next(step);
        const pause = next ? pauseBefore(next, clock.now()) : Number.POSITIVE_INFINITY;
        if (next && pause <= 0) await attempt(next, work);
        else await clock.sleep(pause, signal);
      } catch (error) {
        log("error", "outbox does not take notes", { step, error });
        await clock.sleep(PAUSES.first, closing.signal);
      }
    }
  }

  /** Where one keeps failing and another does not, it is this one alone: the others no longer wait for it. */
  async function attempt(submission: WaitingSubmission, work: Deliver): Promise<void> {
    if ((await isDelivered(submission, work)) || submission.hasFailed) return;
    const failures = submission.attempts + 1;
    const count = Math.min(Math.max(failures - PATIENCE, 0), MOST_OTHERS);
    for (const other of outbox.others(submission, count)) {
      if (closing.signal.aborted) return;
      if (await isDelivered(other, work)) return outbox.markFailed(submission.id);
    }
  }

  async function isDelivered(submission: WaitingSubmission, work: Deliver): Promise<boolean> {
    const { id, kind, step } = submission;
    const failure = unrecorded.get(step) === id ? undefined : await failureOf(work, submission);
    if (failure) {
      retryLater(submission, failure.error);
      return false;
    }
    unrecorded.set(step, id);
    outbox.markDelivered(id);
    log("info", "submission delivered", { id, kind, step });
    wake();
    return true;
  }

  function retryLater(submission: WaitingSubmission, error: unknown) {
    const { id, kind, step } = submission;
    const isPermanent = error instanceof PermanentDeliveryError;
    const pauseMs = isPermanent ? PERMANENT_ERROR_MS : pauseAfter(submission, error);
    const retryAt = clock.now() + pauseMs;
    // The label still learns by mail of an enquiry that the content has no room for.
    if (isPermanent && outbox.postpone(submission, retryAt)) return wake();
    if (isPermanent || outbox.retryLater(id, retryAt)) wake();
    const level = isPermanent ? "error" : "warning";
    log(level, "submission not delivered yet", { id, kind, step, pauseMs, error });
  }

  const noticeSteps = Object.keys(deliver).filter(isNoticeStep);
  outbox.readdress(noticeSteps);
  const inOrder: Step[] = ["content", ...outbox.noticeSteps(), ...steps];
  for (const step of new Set(inOrder)) {
    const dropped = deliver[step] ? 0 : outbox.discard(step);
    if (dropped > 0) log("warning", "step left out: it is not set up any more", { step, dropped });
  }
  const runs = [...new Set<Step>([...steps, ...noticeSteps])].flatMap((step) => {
    const work = deliver[step];
    return work ? [run(step, work)] : [];
  });
  return {
    wake,
    /** Another process may have added something: an older version that is still ending has one step for all who are told. */
    lookAgain() {
      outbox.readdress(noticeSteps);
      wake();
    },
    /** Begins nothing more, and resolves when the work under way has ended. */
    async close() {
      closing.abort();
      await Promise.all(runs);
    },
  };
}

function pauseAfter({ attempts }: WaitingSubmission, error: unknown): number {
  const askedFor = error instanceof DelayedDeliveryError ? error.pauseMs : 0;
  return Math.min(Math.max(retryPause(attempts, PAUSES), askedFor), PAUSES.longest);
}

/** A time beyond any pause comes from a clock that was set back since, so it counts as now. */
function pauseBefore({ retryAt, hasFailed }: WaitingSubmission, now: number): number {
  const pause = retryAt - now;
  return pause > (hasFailed ? PERMANENT_ERROR_MS : PAUSES.longest) ? 0 : pause;
}

async function failureOf(work: Deliver, submission: Submission): Promise<{ error: unknown } | undefined> {
  try {
    await work(submission);
    return undefined;
  } catch (error) {
    return { error };
  }
}
