import { ClientError, type SanityClient } from "@sanity/client";
import { z } from "zod";
import { dayNumber, dayNumbered } from "#model/days/day.ts";

/** A writer asks something of the content, and is told the outcome: a line each, in their order. */
export const stormLine = z.union([
  z.object({ asked: z.object({ id: z.string(), days: z.string() }) }),
  z.object({ told: z.object({ id: z.string(), isTaken: z.boolean() }) }),
]);

export type StormLine = z.infer<typeof stormLine>;

type Storm = {
  client: SanityClient;
  /** A writer moves and cancels what it has booked itself, and nobody else does. */
  writer: string;
  steps: number;
  seed: number;
  say(line: StormLine): void;
};

const FIRST = dayNumber("2030-01-01");
const PIECES = 12;
const DAYS = 500;

/** Books, moves and cancels at random, so densely that most of it is refused. */
export async function storm({ client, writer, steps, seed, say }: Storm): Promise<void> {
  for (let piece = 0; piece < PIECES; piece += 1)
    await client.createIfNotExists({ _id: `rental.piece-${piece}`, _type: "piece" });
  const random = randomFrom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const own = await client.fetch<string[]>('*[_type == "booking" && string::startsWith(_id, $own)]._id', {
    own: `rental.booking-${writer}-`,
  });
  for (let step = 0; step < steps; step += 1) {
    const chosen = random() < 0.5 ? own[below(own.length)] : undefined;
    const id = chosen ?? `rental.booking-${writer}-${seed}-${step}`;
    const first = FIRST + below(DAYS);
    const fields = {
      piece: { _type: "reference", _ref: `rental.piece-${below(PIECES)}`, _weak: true },
      firstDay: dayNumbered(first),
      lastDay: dayNumbered(first + below(5)),
      daysBefore: below(3),
      daysAfter: below(3),
      state: chosen && random() < 0.3 ? "cancelled" : "booked",
    };
    say({ asked: { id, days: daysOf(fields).join(" ") } });
    const isTaken = await writePlainly(client, id, fields);
    if (isTaken && !chosen) own.push(id);
    say({ told: { id, isTaken } });
  }
}

async function writePlainly(client: SanityClient, id: string, fields: object): Promise<boolean> {
  try {
    const document = { _id: id, _type: "booking", ...fields };
    await client.transaction().createIfNotExists(document).patch(id, { set: fields }).commit();
    return true;
  } catch (error) {
    if (error instanceof ClientError && error.statusCode === 409) return false;
    throw error;
  }
}

/** A seed gives the same numbers each time (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const bookedDays = z.object({
  piece: z.object({ _ref: z.string() }),
  firstDay: z.string(),
  lastDay: z.string(),
  daysBefore: z.number(),
  daysAfter: z.number(),
  state: z.string(),
});

const stored = bookedDays.extend({ _id: z.string() });

/** Each day of a piece that the booking takes, written out. */
function daysOf(booking: z.infer<typeof bookedDays>): string[] {
  if (booking.state === "cancelled") return [];
  const first = dayNumber(booking.firstDay) - booking.daysBefore;
  const count = dayNumber(booking.lastDay) + booking.daysAfter - first + 1;
  return Array.from({ length: count }, (_, day) => `${booking.piece._ref}:${first + day}`);
}

/** Finds days that are taken twice, and bookings that are not as their writer was told. */
export async function damageOf(client: SanityClient, lines: readonly StormLine[]) {
  const found = await client.fetch<unknown>('*[_type == "booking"]', {}, { perspective: "raw" });
  const days = new Map(
    z
      .array(stored)
      .parse(found)
      .map((booking) => [booking._id, daysOf(booking)]),
  );
  const all = [...days.values()].flat();
  const twice = all.filter((day, at) => all.indexOf(day) < at);
  const lost = [...possibleDays(lines)].filter(
    ([id, possible]) => !possible.includes(days.get(id)?.join(" ") ?? NOTHING),
  );
  return { twice, lost, bookings: days.size };
}

const NOTHING = "nothing";

/** A writer that was killed before it was told may find its last change done or not. */
function possibleDays(lines: readonly StormLine[]): Map<string, string[]> {
  const possible = new Map<string, string[]>();
  const asked = new Map<string, string>();
  for (const line of lines) {
    if ("asked" in line) {
      const { id, days } = line.asked;
      possible.set(id, [...(possible.get(id) ?? [NOTHING]), days]);
      asked.set(id, days);
    } else {
      const { id, isTaken } = line.told;
      const before = (possible.get(id) ?? []).slice(0, -1);
      possible.set(id, isTaken ? [asked.get(id) ?? NOTHING] : before);
    }
  }
  return possible;
}
