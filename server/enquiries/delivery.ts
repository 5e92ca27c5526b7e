import type { Log } from "#app/content/logger.server.ts";
import type { Outbox, WaitingSubmission } from "./outbox.ts";
import { type Deliver, RefusedForGood, type Step, type Submission, steps } from "./submission.ts";

/** The time, and how to wait for it: a test turns the hands itself. */
export type DeliveryClock = {
  now(): number;
  /** Resolves after so many milliseconds, or as soon as the signal aborts. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
};

export type DeliveryParts = {
  outbox: Outbox;
  /** Steps that nobody does here are left out. */
  deliver: Partial<Record<Step, Deliver>>;
  clock: DeliveryClock;
  log: Log;
};

export type Delivery = {
  /** Something has been added. */
  wake(): void;
  /** Begins nothing more; resolves when what is under way has come to an end. */
  close(): Promise<void>;
};

/** After a failure: so long at first, twice as long each time, up to the longest. In milliseconds. */
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 15 * 60_000;

/** What was refused for good is tried once a day: somebody may have mended what it was refused for. In milliseconds. */
const ASIDE_MS = 24 * 60 * 60_000;

/** Does the steps of what waits, each step in the order in which the submissions came; one step does not wait for another's trouble. */
export function startDelivery({ outbox, deliver, clock, log }: DeliveryParts): Delivery {
  const closing = new AbortController();
  let waking = new AbortController();

  function wake() {
    waking.abort();
    waking = new AbortController();
  }

  async function run(step: Step, work: Deliver): Promise<void> {
    /** Done, and not noted: the disk refused. Not to be done once more. */
    let done: string | undefined;

    async function turn(signal: AbortSignal): Promise<void> {
      const head = outbox.head(step);
      const pause = head ? head.due - clock.now() : Number.POSITIVE_INFINITY;
      if (!head || pause > 0) return clock.sleep(pause, signal);
      const failure = done === head.id ? undefined : await failureOf(work, head);
      if (failure) return putOff(head, failure.error);
      done = head.id;
      outbox.advance(head.id);
      log("info", "submission delivered", { id: head.id, kind: head.kind, step });
      wake();
    }

    while (!closing.signal.aborted) {
      const signal = AbortSignal.any([closing.signal, waking.signal]);
      try {
        await turn(signal);
      } catch (error) {
        log("error", "outbox does not take notes", { step, error });
        await clock.sleep(FIRST_PAUSE_MS, closing.signal);
      }
    }
  }

  function putOff({ id, kind, step, attempts }: WaitingSubmission, error: unknown) {
    const isForGood = error instanceof RefusedForGood;
    const pauseMs = isForGood ? ASIDE_MS : Math.min(FIRST_PAUSE_MS * 2 ** attempts, LONGEST_PAUSE_MS);
    const due = clock.now() + pauseMs;
    if (isForGood) outbox.setAside(id, due);
    else outbox.postpone(id, due);
    log(isForGood ? "error" : "warning", "submission not delivered yet", { id, kind, step, pauseMs, error });
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

async function failureOf(work: Deliver, submission: Submission): Promise<{ error: unknown } | undefined> {
  try {
    await work(submission);
    return undefined;
  } catch (error) {
    return { error };
  }
}
