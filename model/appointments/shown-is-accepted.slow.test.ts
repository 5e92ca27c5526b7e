import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#model/days/day.ts";
import { dateAt, momentOf, timeAt } from "#model/days/zoned-time.ts";
import { diaryOf, faultsOf, labelOpen, type StoredVisit, storedVisit } from "#tests/support/diary.ts";
import { freeTimes } from "./free-times.ts";

const MINUTE_MS = 60_000;

/** Both changes of the clocks of each zone, and weeks without one. */
const weeks = [
  "2027-03-22",
  "2027-10-25",
  "2027-03-08",
  "2027-11-01",
  "2027-04-01",
  "2027-10-01",
  "2027-06-07",
];
const zones = ["Europe/Paris", "America/New_York", "Australia/Sydney", "Asia/Dubai"];

const week = fc.record({
  zone: fc.constantFrom(...zones),
  monday: fc.constantFrom(...weeks),
  opens: fc.constantFrom("00:00", "01:30", "10:00", "09:15", "20:00"),
  closes: fc.constantFrom("04:00", "13:00", "19:00", "23:30"),
  rooms: fc.integer({ min: 1, max: 3 }),
  people: fc.integer({ min: 1, max: 3 }),
  kind: fc.record({
    minutes: fc.constantFrom(15, 45, 60, 90),
    pause: fc.constantFrom(0, 20),
    needsNoRoom: fc.boolean(),
  }),
  wishes: fc.array(
    fc.record({
      day: fc.integer({ min: -1, max: 7 }),
      minute: fc.integer({ min: 0, max: 95 }),
      minutes: fc.constantFrom(30, 60, 120),
      pause: fc.constantFrom(0, 15),
      state: fc.constantFrom("asked", "confirmed", "confirmed", "cancelled", "away"),
      needsNoRoom: fc.boolean(),
    }),
    { maxLength: 25 },
  ),
  asked: fc.array(
    fc.record({ day: fc.integer({ min: 0, max: 6 }), minute: fc.integer({ min: 0, max: 95 }) }),
    {
      minLength: 30,
      maxLength: 30,
    },
  ),
});

test("what is shown is what is accepted, in 500 weeks of four zones, with both changes of the clocks", () => {
  fc.assert(
    fc.property(week, ({ zone, monday, opens, closes, rooms, people, kind, wishes, asked }) => {
      const label = labelOpen(zone, opens, closes);
      const settings = { rooms, people };
      const visits: StoredVisit[] = [];
      for (const [at, { day, minute, ...fields }] of wishes.entries()) {
        const date = addDays(monday, day);
        const wish = { ...storedVisit(date, clock(minute * 15), fields), _id: `appointment.${at}` };
        if (faultsOf(wish, { label, settings, visits }).length === 0) visits.push(wish);
      }
      const diary = diaryOf(label, kind, { now: `${addDays(monday, -3)}T00:00Z`, visits, ...settings });
      for (const { day, minute } of asked) {
        const [date, time] = [addDays(monday, day), clock(minute * 15)];
        const wish = { ...storedVisit(date, time, kind), _id: "appointment.wish" };
        const isTaken = faultsOf(wish, { label, settings, visits }).length > 0;
        expect(isTaken).toBe(isFull(wish, visits, { zone, rooms, people }));
        const isOffered = isInHours(date, time, { zone, opens, closes, minutes: kind.minutes });
        expect(freeTimes(date, diary).includes(time)).toBe(isOffered && !isTaken);
      }
    }),
    { numRuns: 500 },
  );
});

function clock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

type Capacity = { zone: string; rooms: number; people: number };

/** Counts every five minutes, which is slow and plain. */
function isFull(
  wish: StoredVisit,
  taken: readonly StoredVisit[],
  { zone, rooms, people }: Capacity,
): boolean {
  const timesOf = ({ day, time, minutes, pause = 0 }: StoredVisit) => {
    const from = momentOf(String(day), String(time), zone);
    return { from, to: from + (Number(minutes) + Number(pause)) * MINUTE_MS };
  };
  const own = timesOf(wish);
  const others = taken.filter(({ state }) => state !== "cancelled");
  for (let moment = own.from; moment < own.to; moment += 5 * MINUTE_MS) {
    const present = others.filter((other) => timesOf(other).from <= moment && moment < timesOf(other).to);
    const inRooms = present.filter(({ needsNoRoom }) => !needsNoRoom);
    if (present.some(({ state }) => state === "away") || present.length >= people) return true;
    if (!wish["needsNoRoom"] && inRooms.length >= rooms) return true;
  }
  return false;
}

type Hours = { zone: string; opens: string; closes: string; minutes: number };

/** The clocks say this time, half hours after the opening, and the showroom is open from then until the visit's end. */
function isInHours(day: string, time: string, { zone, opens, closes, minutes }: Hours): boolean {
  const from = momentOf(day, time, zone);
  if (timeAt(from, zone) !== time || dateAt(from, zone) !== day) return false;
  return [addDays(day, -1), day].some((date) => {
    const open = momentOf(date, opens, zone);
    const close = momentOf(closes > opens ? date : addDays(date, 1), closes, zone);
    const isOnStep = (from - open) % (30 * MINUTE_MS) === 0;
    return open <= from && from + minutes * MINUTE_MS <= close && isOnStep;
  });
}
