import { endOf, isHeld } from "#model/appointments/appointment.ts";
import { hoursOn, type OpeningHours } from "#model/days/opening-hours.ts";
import { dateAt, momentOf, timeAt } from "#model/days/zoned-time.ts";
import type { ShownVisit } from "./visit-book.ts";

/** An appointment in the column of its day, in minutes of the showroom's clocks. Those that meet stand side by side. */
export type Block = { visit: ShownVisit; from: number; to: number; lane: number; lanes: number };

const DAY_MINUTES = 24 * 60;
const HALF_HOUR = 30;

/** The appointments of a day that are drawn: whoever has cancelled is not expected. */
export function blocksOn(day: string, visits: readonly ShownVisit[], timeZone: string): Block[] {
  const blocks = visits
    .filter((visit) => visit.day === day && (isHeld(visit) || visit.state === "missed"))
    .map((visit) => ({ visit, ...clocksOf(visit, timeZone) }))
    .toSorted((one, other) => one.from - other.from || other.to - one.to);
  return groupsOf(blocks).flatMap(inLanes);
}

/**
 * The end is the one of the clocks, which may have changed meanwhile; where they have gone back, the appointment is drawn as long as
 * it is. What goes on past midnight ends there.
 */
function clocksOf(visit: ShownVisit, timeZone: string): Pick<Block, "from" | "to"> {
  // A time that a change of the clocks leaves out is the next one.
  const from = minutesOf(timeAt(momentOf(visit.day, visit.time, timeZone), timeZone));
  const end = endOf(visit, timeZone);
  const to = dateAt(end, timeZone) === visit.day ? minutesOf(timeAt(end, timeZone)) : DAY_MINUTES;
  return { from, to: to > from ? to : Math.min(from + visit.minutes, DAY_MINUTES) };
}

export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

type Drawn = Pick<Block, "visit" | "from" | "to">;

/** Those that meet, directly or by way of others. */
function groupsOf(blocks: readonly Drawn[]): Drawn[][] {
  const groups: Drawn[][] = [];
  let end = 0;
  for (const block of blocks) {
    const group = groups.at(-1);
    if (group && block.from < end) group.push(block);
    else groups.push([block]);
    end = Math.max(group && block.from < end ? end : 0, block.to);
  }
  return groups;
}

function inLanes(group: readonly Drawn[]): Block[] {
  const ends: number[] = [];
  const placed = group.map((block) => {
    const free = ends.findIndex((end) => end <= block.from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = block.to;
    return { ...block, lane };
  });
  return placed.map((block) => ({ ...block, lanes: ends.length }));
}

/** Hours of the clocks, the second one excluded. */
export type Range = { from: number; to: number };

/** A showroom without hours is shown so. */
const USUAL: Range = { from: 9, to: 18 };

/** The hours in sight: all that are open on one of the days, and all that have an appointment. */
export function rangeOf(
  days: readonly string[],
  hours: OpeningHours | undefined,
  blocks: readonly Pick<Block, "from" | "to">[],
): Range {
  const open = days.flatMap((day) => (hours ? openOn(day, hours) : []));
  const spans = [...open, ...blocks];
  if (open.length === 0) spans.push({ from: USUAL.from * 60, to: USUAL.to * 60 });
  return {
    from: Math.floor(Math.min(...spans.map(({ from }) => from)) / 60),
    to: Math.ceil(Math.max(...spans.map(({ to }) => to)) / 60),
  };
}

export type Slot = { time: string; isOpen: boolean };

/** The half hours of a range. */
export function slotsOn(day: string, { from, to }: Range, hours: OpeningHours | undefined): Slot[] {
  const open = hours ? openOn(day, hours) : [{ from: 0, to: DAY_MINUTES }];
  return Array.from({ length: (to - from) * 2 }, (_, index) => {
    const minutes = from * 60 + index * HALF_HOUR;
    const isOpen = open.some((span) => span.from <= minutes && minutes < span.to);
    return { time: timeOf(minutes), isOpen };
  });
}

function openOn(day: string, hours: OpeningHours): Range[] {
  return hoursOn(day, hours).map(({ opens, closes }) => {
    const [from, to] = [minutesOf(opens), minutesOf(closes)];
    return { from, to: to > from ? to : DAY_MINUTES };
  });
}

export function timeOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
}
