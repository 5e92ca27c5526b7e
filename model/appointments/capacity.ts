import { type Appointment, type Held, heldTime, isHeld } from "./appointment.ts";
import { type Capacity, type Showroom, showroomBy } from "./showrooms.ts";

type Visit = Pick<Appointment, "id" | "state" | "day" | "time" | "minutes" | "pause" | "needsNoRoom">;

/** A visit with the moments of its beginning and of its end. */
export type TimedVisit = Held & Pick<Visit, "id" | "state" | "needsNoRoom">;

/** The visits of one showroom that are held, with their moments; the first one has those of showrooms that nobody knows. */
export function visitsAt(
  { key, timeZone }: Showroom,
  appointments: readonly (Visit & Pick<Appointment, "showroom">)[],
  showrooms: readonly [Showroom, ...Showroom[]],
): TimedVisit[] {
  return appointments
    .filter((visit) => showroomBy(visit.showroom, showrooms).key === key && isHeld(visit))
    .map((visit) => timed(visit, timeZone));
}

export function timed(visit: Visit, timeZone: string): TimedVisit {
  const { id, state, needsNoRoom } = visit;
  return { id, state, needsNoRoom, ...heldTime(visit, timeZone) };
}

/**
 * The other visits that leave no place for this one; none where it has a place at each of its moments. Every visit takes somebody who
 * looks after it, and most take a room. Time that the label keeps for itself takes all of both.
 */
export function rivalsOf(
  visit: TimedVisit,
  others: readonly TimedVisit[],
  { rooms, people }: Capacity,
): TimedVisit[] {
  const around = others.filter(({ id, from, to }) => id !== visit.id && from < visit.to && visit.from < to);
  if (visit.state === "away") return around.filter(({ state }) => state !== "away");
  // A moment at which all is full comes when one of them begins.
  const beginnings = [visit.from, ...around.map(({ from }) => Math.max(from, visit.from))];
  for (const moment of beginnings) {
    const present = around.filter(({ from, to }) => from <= moment && moment < to);
    const away = present.filter(({ state }) => state === "away");
    if (away.length > 0) return away;
    if (present.length >= people) return present;
    const inRooms = present.filter(({ needsNoRoom }) => !needsNoRoom);
    if (!visit.needsNoRoom && inRooms.length >= rooms) return inRooms;
  }
  return [];
}
