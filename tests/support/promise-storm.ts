import { ClientError, type SanityClient } from "@sanity/client";
import { z } from "zod";
import { dayNumber, dayNumbered } from "#model/days/day.ts";

/** A writer asks something of the content, and is told the outcome: a line each, in their order. */
export const stormLine = z.union([
  z.object({ asked: z.object({ id: z.string(), taken: z.string() }) }),
  z.object({ told: z.object({ id: z.string(), isTaken: z.boolean() }) }),
]);

export type StormLine = z.infer<typeof stormLine>;

type Fields = Readonly<Record<string, unknown>>;

/** Something that must not be promised too often. */
type Kind = {
  type: string;
  /** The ids of documents begin like this. */
  ids: string;
  /** The documents that are there from the beginning. */
  around: readonly ({ _id: string; _type: string } & Fields)[];
  /** Makes up a promise. */
  fields(below: (limit: number) => number): Fields;
  /** Each thing that a promise takes, written out: days of a piece, or quarters of an hour. */
  takes(document: unknown): string[];
  /** A thing may be taken by so many. */
  mostOf(thing: string): number;
};

const FIRST = dayNumber("2030-01-01");
const PIECES = 12;
const DAYS = 500;

const booking = z.object({
  piece: z.object({ _ref: z.string() }),
  firstDay: z.string(),
  lastDay: z.string(),
  daysBefore: z.number(),
  daysAfter: z.number(),
  state: z.string(),
});

/** Five hundred days of twelve pieces. */
const bookings: Kind = {
  type: "booking",
  ids: "rental.booking-",
  around: Array.from({ length: PIECES }, (_, piece) => ({ _id: `rental.piece-${piece}`, _type: "piece" })),
  fields(below) {
    const first = FIRST + below(DAYS);
    return {
      piece: { _type: "reference", _ref: `rental.piece-${below(PIECES)}`, _weak: true },
      firstDay: dayNumbered(first),
      lastDay: dayNumbered(first + below(5)),
      daysBefore: below(3),
      daysAfter: below(3),
    };
  },
  takes(document) {
    const { piece, state, ...days } = booking.parse(document);
    if (state === "cancelled") return [];
    const first = dayNumber(days.firstDay) - days.daysBefore;
    const count = dayNumber(days.lastDay) + days.daysAfter - first + 1;
    return Array.from({ length: count }, (_, day) => `${piece._ref}:${first + day}`);
  },
  mostOf: () => 1,
};

const visit = z.object({
  day: z.string(),
  time: z.string(),
  minutes: z.number(),
  pause: z.number(),
  needsNoRoom: z.boolean(),
  state: z.string(),
});

const QUARTER = 15;
const capacity = { rooms: 2, people: 3 };

/** One week of a showroom with two rooms and three people. */
const visits: Kind = {
  type: "appointment",
  ids: "appointment.",
  around: [{ _id: "appointments", _type: "appointments", ...capacity }],
  fields(below) {
    const minute = (8 * 60) / QUARTER + below(40);
    const time = [Math.floor((minute * QUARTER) / 60), (minute * QUARTER) % 60];
    return {
      day: dayNumbered(FIRST + 6 + below(7)),
      time: time.map((part) => String(part).padStart(2, "0")).join(":"),
      minutes: QUARTER * (1 + below(6)),
      pause: QUARTER * below(2),
      needsNoRoom: below(3) === 0,
    };
  },
  takes(document) {
    const { day, time, minutes, pause, needsNoRoom, state } = visit.parse(document);
    if (state === "cancelled") return [];
    const [hours = 0, minute = 0] = time.split(":").map(Number);
    const first = (hours * 60 + minute) / QUARTER;
    const quarters = Array.from({ length: (minutes + pause) / QUARTER }, (_, at) => `${day} ${first + at}`);
    return quarters.flatMap((quarter) => [`${quarter} person`, ...(needsNoRoom ? [] : [`${quarter} room`])]);
  },
  mostOf: (thing) => (thing.endsWith("room") ? capacity.rooms : capacity.people),
};

export const stormKinds = { bookings, visits };

type Storm = {
  kind: Kind;
  client: SanityClient;
  /** A writer moves and cancels what it has booked itself, and nobody else does. */
  writer: string;
  steps: number;
  seed: number;
  say(line: StormLine): void;
};

/** Books, moves and cancels at random, so densely that most of it is refused. */
export async function storm({ kind, client, writer, steps, seed, say }: Storm): Promise<void> {
  for (const document of kind.around) await client.createIfNotExists(document);
  const random = randomFrom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const own = await client.fetch<string[]>("*[_type == $type && string::startsWith(_id, $own)]._id", {
    type: kind.type,
    own: `${kind.ids}${writer}-`,
  });
  for (let step = 0; step < steps; step += 1) {
    const chosen = random() < 0.5 ? own[below(own.length)] : undefined;
    const id = chosen ?? `${kind.ids}${writer}-${seed}-${step}`;
    const state = chosen && random() < 0.3 ? "cancelled" : standing[kind.type];
    const fields = { ...kind.fields(below), state };
    say({ asked: { id, taken: kind.takes(fields).join(", ") } });
    const isTaken = await writePlainly(client, { _id: id, _type: kind.type }, fields);
    if (isTaken && !chosen) own.push(id);
    say({ told: { id, isTaken } });
  }
}

const standing: Readonly<Record<string, string>> = { booking: "booked", appointment: "confirmed" };

async function writePlainly(
  client: SanityClient,
  document: { _id: string; _type: string },
  fields: Fields,
): Promise<boolean> {
  try {
    await client
      .transaction()
      .createIfNotExists({ ...document, ...fields })
      .patch(document._id, { set: fields })
      .commit();
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

const stored = z.looseObject({ _id: z.string() });

/** Finds what is taken too often, and promises that are not as their writer was told. */
export async function damageOf(kind: Kind, client: SanityClient, lines: readonly StormLine[]) {
  const answer = await client.fetch<unknown>(
    "*[_type == $type]",
    { type: kind.type },
    { perspective: "raw" },
  );
  const promises = new Map(
    z
      .array(stored)
      .parse(answer)
      .map((document) => [document._id, kind.takes(document)]),
  );
  const counts = new Map<string, number>();
  for (const thing of [...promises.values()].flat()) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  const tooOften = [...counts].flatMap(([thing, count]) => (count > kind.mostOf(thing) ? [thing] : []));
  const lost = [...possibleOf(lines)].filter(
    ([id, possible]) => !possible.includes(promises.get(id)?.join(", ") ?? NOTHING),
  );
  return { tooOften, lost, promises: promises.size };
}

const NOTHING = "nothing";

/** A writer that was killed before it was told may find its last change done or not. */
function possibleOf(lines: readonly StormLine[]): Map<string, string[]> {
  const possible = new Map<string, string[]>();
  const asked = new Map<string, string>();
  for (const line of lines) {
    if ("asked" in line) {
      const { id, taken } = line.asked;
      possible.set(id, [...(possible.get(id) ?? [NOTHING]), taken]);
      asked.set(id, taken);
    } else {
      const { id, isTaken } = line.told;
      const before = (possible.get(id) ?? []).slice(0, -1);
      possible.set(id, isTaken ? [asked.get(id) ?? NOTHING] : before);
    }
  }
  return possible;
}
