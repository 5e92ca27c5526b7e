import { type Clock, systemClock } from "./clock.ts";
import { isReleaseId } from "./document-id.ts";
import { createDueReleases, type DueReleasesParts } from "./due-releases.ts";

interface ReleaseScheduler {
  /** Nothing is begun any more; what is under way is finished. */
  close(): Promise<void>;
}

type SchedulerParts = Omit<DueReleasesParts, "clock"> & { clock?: Clock };

/**
 * Publishes scheduled releases when their time has come, what became due while the lake was not running as soon as it opens. What is
 * scheduled is said by the release documents alone: publishing changes the state in the same transaction as the documents, so that a
 * process that is killed at any moment has either published a release or not begun to.
 */
export function createReleaseScheduler({ clock = systemClock, ...parts }: SchedulerParts): ReleaseScheduler {
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
    const wait = Math.max(pause, Math.min(next - clock.now(), LONGEST_WAIT_MS));
    stopTimer = clock.after(Math.max(0, wait), () => {
      running = publish().finally(() => {
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

  return {
    async close() {
      isClosed = true;
      stopListening();
      stopTimer();
      await running;
    },
  };
}

/**
 * A timer counts the time that the machine is awake, and no more than 24.8 days. Looking at the clock twice a minute follows a clock that
 * is set, and a machine that has slept.
 */
const LONGEST_WAIT_MS = 30_000;

/** Between tries, when the disk does not take a publication, or it takes too much. */
const SHORTEST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
