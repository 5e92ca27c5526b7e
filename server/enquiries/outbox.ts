import type { DatabaseSync } from "node:sqlite";
import { createLogEraser, eraseAtNextOpening } from "@trousseau/host/erased-space.ts";
import { inTransaction } from "@trousseau/host/migrate.ts";
import { deletableOf, SOONEST_ARRIVAL } from "@trousseau/host/trusted-clock.ts";
import { newReferenceCode } from "#model/dresses/reference-code.ts";
import { type DatabaseRow, statementsOf } from "./outbox-database.ts";
import {
  idOf,
  isNoticeStep,
  type Kind,
  keysOf,
  type NewSubmission,
  readWaiting,
  rowOf,
  type SentWords,
  type Step,
  type Submission,
  type WaitingSubmission,
  type Words,
  words,
} from "./submission.ts";

export type Outbox = ReturnType<typeof createOutbox>;

export class OutboxFull extends Error {
  override name = "OutboxFull";
}

/** The most submissions that may wait and that the label has not been told of: what it answers in a year. */
const MOST_WAITING = 5_000;

/** Mails to visitors are tried for as long as mail servers do (RFC 5321, 4.5.4.1). In milliseconds. */
const UNDELIVERABLE_MS = 5 * 24 * 60 * 60_000;

/** The most that may be suspected, delivered or not, by their weight: more than a label looks through in a month. */
const MOST_SUSPECTED = 2_000;

/**
 * How long the same words count as a second press. Without script a form has no key. A new sign-up after ten minutes
 * means that the mail was not found. In milliseconds.
 */
const SAME_WORDS_MS: Record<Kind, number> = {
  enquiry: 24 * 60 * 60_000,
  signUp: 10 * 60_000,
  subscription: 0,
  unsubscription: 0,
  // The form key of a telling says all of it.
  visit: 0,
  visitNotice: 0,
};

/** A new submission cancels these waiting ones of the same subscriber, because the last word counts. */
const cancelledBy: Partial<Record<Kind, readonly Kind[]>> = {
  subscription: ["unsubscription"],
  unsubscription: ["subscription", "unsubscription"],
};

/** A browser may bring a tab back and send its form again: a delivered form is known for so long. In milliseconds. */
const REMEMBERED_MS = 30 * 24 * 60 * 60_000;

/** The longest pause before another attempt, of what was refused for good. In milliseconds. */
export const LONGEST_RETRY_MS = 24 * 60 * 60_000;

/** A confirmation's link works for this long after the sign-up. In milliseconds. */
export const CONFIRMATION_MS = 7 * 24 * 60 * 60_000;

type OutboxOptions = { now?: () => number; mostWaiting?: number; mostSuspected?: number };

/** Keeps what visitors have sent until the label has it. */
export function createOutbox(
  database: DatabaseSync,
  { now = Date.now, mostWaiting = MOST_WAITING, mostSuspected = MOST_SUSPECTED }: OutboxOptions = {},
) {
  const run = statementsOf(database);
  const { write, forget, erases } = changesOf(database);
  const progress = progressIn(run, erases);
  const { waitingBeside, readOrSetAside, ...waiting } = waitingIn(run, now);
  const version = () => Number(run.version.get()?.["data_version"]);
  let seen = version();

  /** The reference of an earlier submission: the same words by the same form, or within a day. */
  function find(submission: SentWords): string | undefined {
    const row = run.same.get({
      ...keysOf(submission),
      since: now() - SAME_WORDS_MS[submission.kind],
      now: now(),
    });
    return row && String(row.reference);
  }

  return {
    find,
    /** The submission is on disk when this returns. Throws OutboxFull, or SQLite's error, and then stores nothing. */
    add(submission: NewSubmission): { reference: string; isNew: boolean } {
      return write(() => {
        const knownReference = find(submission);
        if (knownReference) return { reference: knownReference, isNew: false };
        progress.cancelEarlier(submission);
        // Whoever unsubscribes always can: what waited is cancelled, and only one submission is added.
        if (submission.kind !== "unsubscription" && waitingBeside(submission) >= mostWaiting)
          throw new OutboxFull("Too many submissions wait.");
        const isTaken = submission.reference !== undefined && run.named.get(submission.reference);
        const reference = isTaken ? newReferenceCode() : (submission.reference ?? newReferenceCode());
        const id = idOf(submission);
        run.add.run({ id, ...rowOf(submission), reference, received: now() });
        run.write.run(id, JSON.stringify(words.parse(submission)));
        return { reference, isNew: true };
      });
    },
    /** Whether one more may be kept as perhaps spam. They take no room from the others. */
    takesSuspected: () => Number(run.suspected.get()?.weight) < mostSuspected,
    /** The submission whose turn it is. One that cannot be read is set aside for good, and thrown with its id. */
    next(step: Step): WaitingSubmission | undefined {
      const row = run.next.get({ step, latest: now() + LONGEST_RETRY_MS });
      return row && readOrSetAside(row);
    },
    ...waiting,
    /** Ends a step. The words are erased after the last one. What the step has refused is due at once, since it works. */
    markDelivered: (id: string) => write(() => progress.markDelivered(id)),
    /** The submission is tried again from this time on, and later ones wait. Returns whether another recipient's turn is next. */
    retryLater: (id: string, retryAt: number) => write(() => progress.retryLater(id, retryAt)),
    /** A mail to a recipient whom the label no longer has goes to all that it has: better twice than never. */
    readdress: (current: readonly Step[]) => write(() => progress.readdress(current)),
    /** Later submissions no longer wait for this one. */
    markFailed: (id: string) => void run.fail.run(id),
    /**
     * A step that is refused for good comes after the enquiry's others. Where all were refused since one was done, they
     * are tried again from this time on. Returns whether another is tried at once.
     */
    postpone: (submission: WaitingSubmission, retryAt: number) =>
      write(() => progress.postpone(submission, retryAt)),
    /** Leaves out a step that nobody does any more, where the submission has another. Returns how many had it. */
    discard: (step: Step): number => write(() => progress.discard(step)),
    /** All whose words are still here and can be read. */
    all: (): Submission[] => run.all.all().flatMap(readable),
    /** Forgets a submission at once, delivered or not. */
    remove(id: string) {
      forget(() => {
        run.erase.run(id);
        run.remove.run(id);
      });
    },
    /** How many sign-ups this subscriber has made since then. */
    signUpsSince: (subscriber: string, since: number) =>
      Number(run.signUps.get({ subscriber, since, now: now() })?.count),
    /** Forgets at once whatever is known of a subscriber. */
    removeSubscriber: (subscriber: string) => forget(() => run.removeSubscriber.run(subscriber)),
    /**
     * Forgets old deliveries, mails that no visitor takes, and sign-ups whose link has ended, by the trusted clock. Returns how many wait
     * because they would be too many at once.
     */
    sweep(trusted: number, mayDeleteMany: boolean): number {
      return write(() => {
        progress.endUndelivered(trusted - UNDELIVERABLE_MS);
        const { deleted, waitingCount } = sweepWith(run, trusted, mayDeleteMany);
        if (deleted > 0) erases();
        return waitingCount;
      });
    },
    /** Whether another process has written since the last question. */
    isChangedElsewhere(): boolean {
      const before = seen;
      seen = version();
      return seen !== before;
    },
    state: () => stateIn(run),
    close() {
      if (database.isOpen) database.close();
    },
  };
}

/** Deliveries come in quick succession, and emptying the log writes to the disk three times. In milliseconds. */
const ERASED_WITHIN_MS = 5_000;

/** Each change is made whole or not at all. It throws what the work throws, and what SQLite throws. */
function changesOf(database: DatabaseSync) {
  const eraseLog = createLogEraser(database);
  let isDue = false;

  /** Work calls this where it deletes words, which no file may keep for long. */
  function erases() {
    eraseAtNextOpening(database);
    if (isDue) return;
    isDue = true;
    setTimeout(() => {
      isDue = false;
      eraseLog();
    }, ERASED_WITHIN_MS).unref();
  }

  const write = <T>(work: () => T): T => inTransaction(database, work);

  /** The log is emptied at once: a command may end before any timer. */
  function forget(work: () => void) {
    write(() => {
      eraseAtNextOpening(database);
      work();
    });
    eraseLog();
  }

  return { write, forget, erases };
}

function waitingIn(run: ReturnType<typeof statementsOf>, now: () => number) {
  function readOrSetAside(row: DatabaseRow): WaitingSubmission {
    try {
      return readWaiting(row);
    } catch (cause) {
      run.damage.run(String(row.id));
      throw new Error(`Submission ${row.id} cannot be read, and is set aside.`, { cause });
    }
  }

  return {
    readOrSetAside,
    /** Mails to visitors that cannot be delivered must not keep out what the label is told. */
    waitingBeside: ({ kind }: Words) => Number(run.waiting.get(kind === "enquiry" ? 1 : 0)?.count),
    /** The steps by which something that waits is to reach the label by mail. */
    noticeSteps: (): Step[] => [...new Set(run.notices.all().flatMap(chainOf).filter(isNoticeStep))],
    /** Yields at most so many that wait beside this one, those first that have been tried least. */
    *others(
      { id, step }: Pick<WaitingSubmission, "id" | "step">,
      count: number,
    ): Generator<WaitingSubmission> {
      for (const other of run.others.all({ id, step, count, now: now(), latest: now() + LONGEST_RETRY_MS })) {
        // Somebody may have removed it while one before it was tried.
        const row = run.still.get(String(other["id"]), step);
        if (row) yield readOrSetAside(row);
      }
    },
  };
}

function stateIn(run: ReturnType<typeof statementsOf>) {
  const { waiting, failed, oldest } = run.state.get() ?? {};
  const since = typeof oldest === "number" ? oldest : undefined;
  return { waiting: Number(waiting), failed: Number(failed ?? 0), oldest: since };
}

function readable(row: DatabaseRow): Submission[] {
  try {
    return [readWaiting(row)];
  } catch {
    return [];
  }
}

function sweepWith(run: ReturnType<typeof statementsOf>, now: number, mayDeleteMany: boolean) {
  run.redate.run({ now, soonest: SOONEST_ARRIVAL });
  const forgotten = run.sweep.run(now - REMEMBERED_MS);
  const before = now - CONFIRMATION_MS;
  const { total, due } = run.signUpsBefore.get(before) ?? {};
  const most = deletableOf(Number(due), Number(total), mayDeleteMany);
  const ended = run.sweepSignUps.run(before, most);
  return { deleted: Number(forgotten.changes) + Number(ended.changes), waitingCount: Number(due) - most };
}

/** The steps after the next one. */
function stepsIn(row: DatabaseRow | undefined): string[] {
  return String(row?.rest ?? "")
    .split(",")
    .filter(Boolean);
}

function chainOf(row: DatabaseRow): string[] {
  return [String(row.next), ...stepsIn(row)];
}

function progressIn(run: ReturnType<typeof statementsOf>, erases: () => void) {
  /** The record that stays after the last step holds none of the words. */
  function finish({ id, kind }: DatabaseRow) {
    erases();
    run.erase.run(String(id));
    if (kind === "unsubscription") run.remove.run(String(id));
    else run.finish.run(String(id));
  }

  function endStep(row: DatabaseRow | undefined, isTold: boolean) {
    if (!row) return;
    const [next, ...rest] = stepsIn(row);
    if (next === undefined) finish(row);
    else run.delivered.run({ id: String(row.id), next, rest: rest.join(), isTold: isTold ? 1 : 0 });
  }

  return {
    markDelivered(id: string) {
      const row = run.one.get(id);
      endStep(row, true);
      run.bringBack.run(String(row?.next));
    },
    retryLater(id: string, retryAt: number): boolean {
      const row = run.one.get(id);
      if (!row) return false;
      const [step = "", ...rest] = chainOf(row);
      const others = isNoticeStep(step) ? rest.filter(isNoticeStep) : [];
      const later = rest.filter((other) => !others.some((notice) => notice === other));
      const [next = step, ...after] = [...others, step, ...later];
      const isRound = (Number(row.attempts) + 1) % (others.length + 1) === 0;
      run.retry.run({ id, next, rest: after.join(), due: isRound ? retryAt : 0 });
      return others.length > 0;
    },
    readdress(current: readonly Step[]) {
      if (current.length === 0) return;
      for (const row of run.notices.all()) {
        const chain = chainOf(row);
        const isGone = (step: string) =>
          isNoticeStep(step) && !current.some((currentStep) => currentStep === step);
        const first = chain.findIndex(isGone);
        if (first === -1) continue;
        const kept = chain.filter((step) => !isNoticeStep(step));
        const before = chain.slice(0, first).filter((step) => !isNoticeStep(step)).length;
        const [next = "", ...rest] = kept.toSpliced(before, 0, ...current);
        run.readdressed.run({ id: String(row.id), next, rest: rest.join() });
      }
    },
    postpone({ id, kind, step }: WaitingSubmission, retryAt: number): boolean {
      const row = run.one.get(id);
      const rest = stepsIn(row);
      // Nobody is welcomed who is not on the list, and a visitor's copy waits until the label has the enquiry.
      const mustWait = (other: string) => kind !== "enquiry" || (other === "copy" && row?.is_told !== 1);
      const others = rest.filter((other) => !mustWait(other));
      const [next = step, ...later] = [...others, step, ...rest.filter(mustWait)];
      const isRound = (Number(row?.refusals) + 1) % (others.length + 1) === 0;
      const [due, isAside] = isRound ? [retryAt, 1] : [0, 0];
      run.refused.run({ id, next, rest: later.join(), due, isAside });
      return !isRound;
    },
    discard(step: Step): number {
      const rows = run.discardable.all(step);
      for (const row of rows) endStep(row, row.is_told === 1);
      return rows.length;
    },
    endUndelivered(before: number) {
      for (const row of run.undelivered.all(before)) endStep(row, false);
    },
    cancelEarlier(submission: Words) {
      const kinds = cancelledBy[submission.kind];
      if (!("subscriber" in submission) || !kinds) return;
      run.endSignUps.run(submission.subscriber);
      const waiting = run.ofSubscriber.all(submission.subscriber);
      for (const row of waiting) if (kinds.some((kind) => kind === row["kind"])) finish(row);
    },
  };
}
