import { openClock } from "@trousseau/host/trusted-clock.ts";
import { isReleaseId } from "../documents/document-id.ts";
import { type Clock, createDueReleases, type DueReleasesParts } from "./due-releases.ts";

type SchedulerParts = Omit<DueReleasesParts, "clock"> & { clock: SchedulerClock };

type SchedulerClock = Clock & {
  /** Whether the time may be wrong by more than a month. */
  isDoubted(): boolean;
};

/**
 * Releases that fell due while the lake was closed are published when it opens. State and documents change in one transaction, so
 * a kill never leaves half. Returns the function that ends it: the running publication is finished, and nothing else begins.
 */
export function startReleaseScheduler({ clock, ...parts }: SchedulerParts): () => Promise<void> {
  const due = createDueReleases({ ...parts, clock });
  let stopTimer: () => void = () => undefined;
  let running: Promise<void> | undefined;
  let failures = 0;
  let isClosed = false;

  const stopListening = parts.writer.onCommit(({ changes }) => {
    if (running === undefined && changes.some(({ id }) => isReleaseId(id))) plan();
  });
  plan();

  function plan(): void {
    stopTimer();
    const next = due.nextTime();
    if (next === undefined || isClosed) return;
    const pause = failures === 0 ? 0 : Math.min(LONGEST_PAUSE_MS, SHORTEST_PAUSE_MS * 2 ** (failures - 1));
    const untilNext = clock.isDoubted() ? LONGEST_WAIT_MS : next - clock.now();
    const wait = Math.max(pause, Math.min(untilNext, LONGEST_WAIT_MS));
    stopTimer = clock.after(Math.max(0, wait), () => {
      // A collection that a wrong clock has published cannot be taken back.
      running = (clock.isDoubted() ? Promise.resolve() : publish()).finally(() => {
        running = undefined;
        plan();
      });
    });
  }

  async function publish(): Promise<void> {
    try {
      failures = (await due.publish()) ? 0 : failures + 1;
    } catch (error) {
      failures += 1;
      parts.log({ level: "warn", message: "Scheduled releases cannot be read", error });
    }
  }

  return async () => {
    isClosed = true;
    stopListening();
    stopTimer();
    await running;
  };
}

/**
 * A timer stands still while the machine sleeps, and counts no more than 24.8 days. A look twice a minute follows a clock that is
 * set.
 */
const LONGEST_WAIT_MS = 30_000;

/** Tries pause when the disk refuses a publication, or it takes too much. */
const SHORTEST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

/** The clock of the lake in a folder. */
export function clockOf(folder: string): SchedulerClock {
  return {
    now: Date.now,
    isDoubted: openClock(folder).isDoubted,
    after(milliseconds, callback) {
      const timer = setTimeout(callback, milliseconds);
      // Waiting keeps no process alive.
      timer.unref();
      return () => clearTimeout(timer);
    },
  };
}
