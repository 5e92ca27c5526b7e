import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The time for whatever deletes by age. A clock that has been set wrong must not make everything old. */
export interface TrustedClock {
  /** Milliseconds since 1970; undefined while the clock is doubted, and nothing may be deleted. Written down each time. */
  now(): number | undefined;
}

interface ClockParts {
  /** Where the time of the last look is written down. */
  file: string;
  /** Called once for each doubt. */
  onDoubt: (last: Date, now: Date) => void;
  wallClock?: () => number;
  /** Milliseconds of a clock that nobody sets. */
  monotonic?: () => number;
}

/** No arrival is older: before that there was no shop of this kind. A clock without a battery begins in 1970 or in the year of its making. */
export const SOONEST_ARRIVAL = Date.UTC(2026, 0, 1);

const HOUR_MS = 60 * 60 * 1000;

/** A shop that was closed for longer looks like one whose clock has jumped. */
const LONGEST_PAUSE_MS = 40 * 24 * HOUR_MS;

/** So long a doubted clock has to go on evenly, while the process runs. */
const PROBATION_MS = 24 * HOUR_MS;

/** Clocks are put right by so much without anything being wrong. */
const TOLERANCE_MS = HOUR_MS;

export function createTrustedClock({
  file,
  onDoubt,
  wallClock = Date.now,
  monotonic = performance.now.bind(performance),
}: ClockParts): TrustedClock {
  let doubt: { wall: number; monotonic: number } | undefined;
  // Where nothing was written, this process has only its own day to go by.
  let isProven = true;

  /** Whether it has gone on evenly for long enough; one that was set once more begins anew. */
  function isOver(now: number): boolean {
    const passed = monotonic() - (doubt?.monotonic ?? 0);
    if (doubt && Math.abs(now - doubt.wall - passed) < TOLERANCE_MS) return passed >= PROBATION_MS;
    doubt = { wall: now, monotonic: monotonic() };
    return false;
  }

  return {
    now() {
      const now = wallClock();
      const last = readTime(file);
      if (last === undefined) {
        isProven = false;
        writeTime(file, now);
      }
      const isOdd = last !== undefined && hasJumped(last, now);
      if (isOdd && !doubt) onDoubt(new Date(last), new Date(now));
      const isDoubted = isOdd || !isProven;
      if (isDoubted && !isOver(now)) return undefined;
      if ((isDoubted || now > (last ?? 0)) && !writeTime(file, now)) return undefined;
      isProven = true;
      doubt = undefined;
      return now;
    },
  };
}

function hasJumped(last: number, now: number): boolean {
  return now < last - TOLERANCE_MS || now > last + LONGEST_PAUSE_MS;
}

const opened = new Map<string, TrustedClock & { onDoubt: Set<ClockParts["onDoubt"]> }>();

/** That of a folder: the same for all that ask in this process. Processes know of each other by what is written. */
export function openClock(folder: string, onDoubt?: ClockParts["onDoubt"]): TrustedClock {
  const file = join(folder, "clock");
  const listeners = new Set<ClockParts["onDoubt"]>();
  const clock = opened.get(file) ?? {
    ...createTrustedClock({
      file,
      onDoubt: (last, now) => {
        for (const listener of listeners) listener(last, now);
      },
    }),
    onDoubt: listeners,
  };
  opened.set(file, clock);
  if (onDoubt) clock.onDoubt.add(onDoubt);
  return clock;
}

/**
 * How many of those that are due may be deleted now: all, if they are no more than a fifth of what there is. Else one, so that few go, too, while
 * many wait until the owner has said that they may go (MAY_DELETE_MANY).
 */
export function deletableOf(due: number, total: number, mayDeleteMany: boolean): number {
  return mayDeleteMany || due <= total / 5 ? due : Math.min(due, 1);
}

/** The owner's word that more than a fifth may be deleted at once. */
export function mayDeleteMany(environment: NodeJS.ProcessEnv = process.env): boolean {
  return /^(true|1|yes|on)$/i.test(environment.MAY_DELETE_MANY ?? "");
}

/** Undefined where nothing, or nothing readable, is written. */
function readTime(file: string): number | undefined {
  try {
    const time = Date.parse(readFileSync(file, "utf8").trim());
    return Number.isNaN(time) ? undefined : time;
  } catch {
    return undefined;
  }
}

/** Whether it could be written: a full disk, or one that is read-only, is no reason to end, but one to delete nothing. */
function writeTime(file: string, time: number): boolean {
  // Two processes of one folder write a file of their own each.
  const unfinished = `${file}.${process.pid}.new`;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(unfinished, `${new Date(time).toISOString()}\n`, { mode: 0o600 });
    renameSync(unfinished, file);
    return true;
  } catch {
    return false;
  }
}
