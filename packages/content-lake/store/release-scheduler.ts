import type { Log } from "../log.ts";
import { type Clock, systemClock } from "./clock.ts";
import { isReleaseId } from "./document-id.ts";
import type { Store } from "./document-store.ts";
import type { Mutation } from "./mutation.ts";
import { refusalOf } from "./refusal.ts";
import { openReleases, publishTimeOf, type Release, readRelease, SCHEDULER } from "./release.ts";
import { publishRelease } from "./release-publication.ts";
import type { Writer } from "./writer.ts";

export interface ReleaseScheduler {
  /** Nothing is begun any more; what is under way is finished. */
  close(): Promise<void>;
}

export interface SchedulerParts {
  store: Pick<Store, "read" | "idsUnder">;
  writer: Writer;
  log: Log;
  clock?: Clock;
}

/**
 * Publishes scheduled releases when their time has come, what became due while the lake was not running as soon as it opens. What is
 * scheduled is said by the release documents alone: publishing changes the state in the same transaction as the documents, so that a
 * process that is killed at any moment has either published a release or not begun to.
 */
export function createReleaseScheduler({
  store,
  writer,
  log,
  clock = systemClock,
}: SchedulerParts): ReleaseScheduler {
  let stopTimer: () => void = () => undefined;
  let running: Promise<void> | undefined;
  let failures = 0;
  let isClosed = false;

  const stopListening = writer.onCommit(({ changes }) => {
    if (running === undefined && changes.some(({ id }) => isReleaseId(id))) plan();
  });
  plan();

  function plan(): void {
    stopTimer();
    const [next] = scheduled();
    if (next === undefined || isClosed) return;
    const pause = failures === 0 ? 0 : Math.min(LONGEST_PAUSE_MS, SHORTEST_PAUSE_MS * 2 ** (failures - 1));
    const wait = Math.max(pause, Math.min(next.time - clock.now(), LONGEST_WAIT_MS));
    stopTimer = clock.after(Math.max(0, wait), () => {
      running = publishDue().finally(() => {
        running = undefined;
        plan();
      });
    });
  }

  async function publishDue(): Promise<void> {
    try {
      await publishAll(scheduled().filter(isDue));
      failures = 0;
    } catch (error) {
      failures += 1;
      log({ level: "warn", message: "Scheduled releases wait: the lake cannot write", error });
    }
  }

  /** One may need what another brings, so those that are refused are tried again for as long as others go through. */
  async function publishAll(due: readonly Scheduled[]): Promise<void> {
    const refused: { release: Scheduled; reason: string }[] = [];
    for (const release of due) {
      const reason = await refusalOf(() => publish(release));
      if (reason !== undefined) refused.push({ release, reason });
    }
    if (refused.length < due.length) return publishAll(refused.map(({ release }) => release));
    for (const { release, reason } of refused) await giveBack(release, reason);
  }

  async function publish({ id, time }: Scheduled): Promise<void> {
    const { results } = await change(id, (release, context) => publishRelease(release, context));
    if (results.length === 0) return;
    const documents = new Set(results.map((result) => result.id)).size;
    const late = clock.now() - time;
    log({ level: "info", message: "Published a scheduled release", release: id, changes: documents, late });
  }

  /** The editors can work in it again, see in Studio why it failed and when it was to be published, and schedule it anew. */
  async function giveBack({ id }: Scheduled, reason: string): Promise<void> {
    log({ level: "error", message: "A scheduled release could not be published", release: id, reason });
    await change(id, ({ document }) => {
      const set = {
        state: "active",
        error: { message: reason },
        "metadata.intendedPublishAt": document.publishAt,
      };
      return [{ patch: { id, set, unset: ["publishAt"] } }];
    });
  }

  /** In the writer's turn the release is looked at once more: it may have been unscheduled, or put off. */
  function change(
    id: string,
    work: (release: Release, context: Parameters<typeof publishRelease>[1]) => Mutation[],
  ) {
    return writer.write({
      kind: "release",
      author: SCHEDULER,
      steps: [
        (transaction) => {
          const release = readRelease(transaction.read(id));
          if (release === undefined || !isDue({ time: publishTimeOf(release) })) return [];
          return work(release, { ...transaction, author: SCHEDULER.id });
        },
      ],
    });
  }

  function isDue({ time }: { time: number | undefined }): boolean {
    return time !== undefined && time <= clock.now();
  }

  /** The next one first. */
  function scheduled(): Scheduled[] {
    return openReleases(store)
      .flatMap((release) => {
        const time = publishTimeOf(release);
        return time === undefined ? [] : [{ id: release.document._id, time }];
      })
      .sort((one, other) => one.time - other.time);
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

interface Scheduled {
  id: string;
  time: number;
}

/**
 * A timer counts the time that the machine is awake, and no more than 24.8 days. Looking at the clock twice a minute follows a clock that
 * is set, and a machine that has slept.
 */
const LONGEST_WAIT_MS = 30_000;

/** Between tries when the disk does not take the publication. */
const SHORTEST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
