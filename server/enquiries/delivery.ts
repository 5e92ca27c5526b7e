import type { Log } from "#app/content/logger.server.ts";
import type { Outbox } from "./outbox.ts";
import type { WaitingSubmission } from "./outbox-rows.ts";
import { type Deliver, PermanentDeliveryError, type Step, type Submission, steps } from "./submission.ts";

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

export type Delivery = {
  /** Says that something has been added. */
  wake(): void;
  /** Begins nothing more, and resolves when the work under way has ended. */
  close(): Promise<void>;
};

/** After a failure the pause doubles from the first to the longest. In milliseconds. */
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 15 * 60_000;

/** A message that was refused for good is tried once a day, in case somebody has mended the cause. In milliseconds. */
const PERMANENT_ERROR_MS = 24 * 60 * 60_000;

/** After this many failures, about twenty minutes, check whether only this message is failing. */
const PATIENCE = 8;

/** Does each step in the order of the submissions. No step waits for another's trouble. */
export function startDelivery({ outbox, deliver, clock, log }: DeliveryParts): Delivery {
  const closing = new AbortController();
  let waking = new AbortController();
  /** These are done but not noted, because the disk refused; they must not be done again. */
  const unnoted = new Map<Step, string>();

  function wake() {
    waking.abort();
    waking = new AbortController();
  }

  async function run(step: Step, work: Deliver): Promise<void> {
    while (!closing.signal.aborted) {
      const signal = AbortSignal.any([closing.signal, waking.signal]);
      try {
        const head = outbox.head(step);
        const pause = head ? pauseBefore(head, clock.now()) : Number.POSITIVE_INFINITY;
        if (head && pause <= 0) await attempt(head, work);
        else await clock.sleep(pause, signal);
      } catch (error) {
        log("error", "outbox does not take notes", { step, error });
        await clock.sleep(FIRST_PAUSE_MS, closing.signal);
      }
    }
  }

  async function attempt(head: WaitingSubmission, work: Deliver): Promise<void> {
    if (await isDelivered(head, work)) return;
    const next = head.attempts >= PATIENCE && !head.isAside ? outbox.behind(head) : undefined;
    if (next && (await isDelivered(next, work))) outbox.setAside(head.id, clock.now() + pauseAfter(head));
  }

  async function isDelivered(submission: WaitingSubmission, work: Deliver): Promise<boolean> {
    const { id, kind, step } = submission;
    const failure = unnoted.get(step) === id ? undefined : await failureOf(work, submission);
    if (failure) {
      putOff(submission, failure.error);
      return false;
    }
    unnoted.set(step, id);
    outbox.advance(id);
    log("info", "submission delivered", { id, kind, step });
    wake();
    return true;
  }

  function putOff(submission: WaitingSubmission, error: unknown) {
    const { id, kind, step, isAside } = submission;
    const isPermanent = error instanceof PermanentDeliveryError;
    const pauseMs = isPermanent ? PERMANENT_ERROR_MS : pauseAfter(submission);
    const due = clock.now() + pauseMs;
    if (isPermanent || isAside) outbox.setAside(id, due);
    else outbox.postpone(id, due);
    log(isPermanent ? "error" : "warning", "submission not delivered yet", {
      id,
      kind,
      step,
      pauseMs,
      error,
    });
  }

  const runs = steps.flatMap((step) => {
    const work = deliver[step];
    if (!work) {
      const dropped = outbox.drop(step);
      if (dropped > 0) log("warning", "step left out: it is not set up any more", { step, dropped });
      return [];
    }
    return [run(step, work)];
  });
  return {
    wake,
    async close() {
      closing.abort();
      await Promise.all(runs);
    },
  };
}

function pauseAfter({ attempts }: WaitingSubmission): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** attempts, LONGEST_PAUSE_MS);
}

/** A due time beyond any pause comes from a clock that was set back since, so it counts as due now. */
function pauseBefore({ due, isAside }: WaitingSubmission, now: number): number {
  const pause = due - now;
  return pause > (isAside ? PERMANENT_ERROR_MS : LONGEST_PAUSE_MS) ? 0 : pause;
}

async function failureOf(work: Deliver, submission: Submission): Promise<{ error: unknown } | undefined> {
  try {
    await work(submission);
    return undefined;
  } catch (error) {
    return { error };
  }
}
