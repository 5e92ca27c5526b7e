import { openClock, type TrustedClock } from "@trousseau/host/trusted-clock.ts";
import { LRUCache } from "lru-cache";
import { dateAt } from "#model/days/zoned-time.ts";
import type { Log } from "#model/services/logger.server.ts";
import { type Counted, SEARCH_EVENT } from "#model/services/visit-counts.ts";
import { type CountedRow, type Counts, createCounts, openCountsDatabase } from "./counts.ts";

export type Counter = ReturnType<typeof openCounter>;

export type CounterParts = {
  dataFolder: string;
  /** The time zone whose days are counted. */
  timeZone(): string;
  log: Log;
  now?: () => number;
  open?: (dataFolder: string) => Counts;
  /** The clock by which old days are deleted. */
  trusted?: Pick<TrustedClock, "now">;
  /** The owner's word that more than a fifth may go at once. */
  mayDeleteMany?: boolean;
};

/** Counts are written together at this interval, and a process that is killed loses no more. In milliseconds. */
const BATCH_MS = 10_000;

/** The most different counts that wait to be written; more are lost. */
const MOST_WAITING = 5_000;

/** Old days are deleted even where nobody visits. In milliseconds. */
const DAY_MS = 86_400_000;

/** The most search words that are remembered; the oldest are forgotten first. */
const MOST_WORDS = 500;

export function openCounter(parts: CounterParts) {
  const { dataFolder, timeZone, log, now = Date.now, open = openCounts } = parts;
  const waiting = new Map<string, { counted: Counted; count: number }>();
  const words = new LRUCache<string, "once" | "again">({ max: MOST_WORDS });
  let counts: Counts | undefined;
  let sweptOn = "";
  let hasFailed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Today's date, "2026-11-24". */
  function today(): string {
    return dateAt(now(), timeZone());
  }

  function write() {
    clearTimeout(timer);
    timer = undefined;
    counts ??= open(dataFolder);
    const day = today();
    if (waiting.size > 0) {
      counts.add(
        day,
        [...waiting.values()].map(({ counted, count }) => [counted, count] as const),
      );
      waiting.clear();
    }
    if (sweptOn !== day) sweptOn = sweep(counts, parts) ?? sweptOn;
    hasFailed = false;
  }

  /** After a full disk the next batch tries again what waits. */
  function tryToWrite() {
    try {
      write();
    } catch (error) {
      if (!hasFailed) log("warning", "counts not written", { error });
      hasFailed = true;
    }
  }

  function add(counted: Counted, count: number) {
    const key = JSON.stringify([counted.kind, counted.dress, counted.word]);
    const waitingEntry = waiting.get(key);
    if (waitingEntry) waitingEntry.count += count;
    else if (waiting.size < MOST_WAITING) waiting.set(key, { counted, count });
  }

  /** Words are stored once they are searched for a second time, because one person's words are nobody's business. */
  function addSearch(counted: Counted) {
    const frequency = words.get(counted.word);
    words.set(counted.word, frequency ? "again" : "once");
    if (frequency) add(counted, frequency === "once" ? 2 : 1);
  }

  const days = setInterval(tryToWrite, DAY_MS).unref();
  tryToWrite();
  return {
    /** The counter never throws here, and touches no disk. */
    count(events: readonly Counted[]) {
      for (const counted of events) {
        if (counted.kind === SEARCH_EVENT) addSearch(counted);
        else add(counted, 1);
      }
      if (waiting.size > 0) timer ??= setTimeout(tryToWrite, BATCH_MS).unref();
    },
    /** The same as `Counts.rows`, with what has been counted up to now. Throws SQLite's errors. */
    rows(from: string, after: CountedRow | undefined, most: number): CountedRow[] {
      tryToWrite();
      return counts?.rows(from, after, most) ?? [];
    },
    today,
    close() {
      clearInterval(days);
      tryToWrite();
      counts?.close();
    },
  };
}

/** The date by which old days were deleted; undefined while the clock is doubted. */
function sweep(counts: Counts, { dataFolder, timeZone, log, trusted, mayDeleteMany = false }: CounterParts) {
  const time = (trusted ?? openClock(dataFolder)).now();
  if (time === undefined) return undefined;
  const day = dateAt(time, timeZone());
  const waitingDays = counts.sweep(day, mayDeleteMany);
  if (waitingDays > 0)
    log("warning", "old days of counts wait for MAY_DELETE_MANY: they are more than a fifth", {
      left: waitingDays,
    });
  return day;
}

function openCounts(dataFolder: string): Counts {
  return createCounts(openCountsDatabase(dataFolder));
}
