import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The time for whatever deletes by age. A clock that has been set wrong must not make everything old. */
export interface TrustedClock {
  /** Milliseconds since 1970, noted each time. Undefined while the clock is new or doubted: nothing may be deleted then. */
  now(): number | undefined;
}

interface ClockParts {
  /** The note of the last time that was believed; of the first look while the clock is new. */
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

/** A doubted clock has to go on evenly for so long while the process runs; a new one has to reach so much, over starts. */
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

  /** Whether it has gone on evenly for long enough; one that was set once more begins anew. */
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

  return {
    now() {
      const now = wallClock();
      const last = readNote(file);
      if (last === undefined) writeNote(file, { time: now, isNew: true });
      if (last === undefined || !isBelieved(last, now)) return undefined;
      // The note does not go back by the minutes that a clock is put right by.
      const isNoted = now <= last.time && !hasJumped(last.time, now);
      if (!isNoted && !writeNote(file, { time: now, isNew: false })) return undefined;
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

interface Note {
  /** Milliseconds since 1970. */
  time: number;
  /** No earlier time was known when it was written. */
  isNew: boolean;
}

/** Undefined where nothing, or nothing readable, is written. */
function readNote(file: string): Note | undefined {
  try {
    const [text = "", mark] = readFileSync(file, "utf8").trim().split(" ");
    const time = Date.parse(text);
    return Number.isNaN(time) ? undefined : { time, isNew: mark === NEW };
  } catch {
    return undefined;
  }
}

/** Whether it could be written: a full disk, or one that is read-only, is no reason to end, but one to delete nothing. */
function writeNote(file: string, { time, isNew }: Note): boolean {
  // Two processes of one folder write a file of their own each.
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
