import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Whatever deletes by age, or publishes at a time, asks this clock: a wrong one must make nothing old, and nothing public. */
export type TrustedClock = {
  /**
   * The time is in milliseconds since 1970. It is undefined while the clock is new or doubted, and nothing may be deleted then.
   */
  now(): number | undefined;
  /** A new clock is not doubted: nothing is known against it. */
  isDoubted(): boolean;
};

type ClockParts = {
  /** The note holds the last believed time, or that of the first look at a new clock. */
  file: string;
  /** This is called once for each doubt. */
  onDoubt: (last: Date, now: Date) => void;
  wallClock?: () => number;
  /** Nobody sets this clock, which counts milliseconds. */
  monotonic?: () => number;
};

/** There was no shop of this kind before. A clock without a battery begins in 1970 or in the year of its making. */
export const SOONEST_ARRIVAL = Date.UTC(2026, 0, 1);

const HOUR_MS = 60 * 60 * 1000;

/** A shop that was closed for longer looks like one whose clock has jumped. */
const LONGEST_PAUSE_MS = 40 * 24 * HOUR_MS;

/** A doubted clock must go on evenly for this long in one process, and a new one over any starts. */
const PROBATION_MS = 24 * HOUR_MS;

/** Clocks are corrected by this much without anything being wrong. */
const TOLERANCE_MS = HOUR_MS;

/** Whatever is dated later than now was written by a wrong clock, and its age is unknown. Both times are in milliseconds since 1970. */
export function isFromFuture(time: number, now: number): boolean {
  return time > now + TOLERANCE_MS;
}

export function createTrustedClock({
  file,
  onDoubt,
  wallClock = Date.now,
  monotonic = performance.now.bind(performance),
}: ClockParts): TrustedClock {
  let doubt: { wall: number; monotonic: number } | undefined;

  /** A clock that was set again begins anew. */
  function isOver(now: number): boolean {
    const passed = monotonic() - (doubt?.monotonic ?? 0);
    if (doubt && Math.abs(now - doubt.wall - passed) < TOLERANCE_MS) return passed >= PROBATION_MS;
    doubt = { wall: now, monotonic: monotonic() };
    return false;
  }

  function isBelieved(last: Note, now: number): boolean {
    if (!hasJumped(last.time, now)) return !last.isNew || now >= last.time + PROBATION_MS;
    if (!doubt) onDoubt(new Date(last.time), new Date(now));
    return isOver(now);
  }

  function trustedNow(): number | undefined {
    const now = wallClock();
    const last = readNote(file);
    if (last === undefined) writeNote(file, { time: now, isNew: true });
    if (last === undefined || !isBelieved(last, now)) return undefined;
    // A small correction of the clock does not set the note back.
    const isNoted = now <= last.time && !hasJumped(last.time, now);
    if (!isNoted && !writeNote(file, { time: now, isNew: false })) return undefined;
    doubt = undefined;
    return now;
  }

  return {
    now: trustedNow,
    isDoubted() {
      const last = readNote(file);
      return last !== undefined && hasJumped(last.time, wallClock()) && trustedNow() === undefined;
    },
  };
}

function hasJumped(last: number, now: number): boolean {
  return now < last - TOLERANCE_MS || now > last + LONGEST_PAUSE_MS;
}

const opened = new Map<string, TrustedClock & { onDoubt: Set<ClockParts["onDoubt"]> }>();

/** All callers of a folder in this process share one clock. Processes know of each other by the note. */
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

/** More than a fifth of everything may not be deleted at once. One is deleted then, and the others wait for MAY_DELETE_MANY. */
export function deletableOf(due: number, total: number, mayDeleteMany: boolean): number {
  return mayDeleteMany || due <= total / 5 ? due : Math.min(due, 1);
}

/** The owner allows more than a fifth to be deleted at once. */
export function mayDeleteMany(environment: NodeJS.ProcessEnv = process.env): boolean {
  return /^(true|1|yes|on)$/i.test(environment.MAY_DELETE_MANY ?? "");
}

type Note = {
  /** The time is in milliseconds since 1970. */
  time: number;
  /** No earlier time was known when the note was written. */
  isNew: boolean;
};

/** An unreadable note counts as none. */
function readNote(file: string): Note | undefined {
  try {
    // A named pipe would be read for ever.
    if (!statSync(file).isFile()) return undefined;
    const [text = "", mark] = readFileSync(file, "utf8").trim().split(" ");
    const time = Date.parse(text);
    return Number.isNaN(time) ? undefined : { time, isNew: mark === NEW };
  } catch {
    return undefined;
  }
}

/** A full or read-only disk ends nothing, but nothing is deleted. Returns whether the note was written. */
function writeNote(file: string, { time, isNew }: Note): boolean {
  // Two processes of one folder each write a file of their own.
  const unfinished = `${file}.${process.pid}.new`;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(unfinished, `${new Date(time).toISOString()}${isNew ? ` ${NEW}` : ""}\n`, { mode: 0o600 });
    renameSync(unfinished, file);
    return true;
  } catch {
    return false;
  }
}

const NEW = "new";
