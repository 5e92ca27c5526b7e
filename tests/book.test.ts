import { expect, test } from "vitest";
import { book } from "#app/rental/book.ts";
import { rules as shopRules } from "#app/rental/overlap-rule.ts";
import { readBooking } from "#app/rental/rental-documents.ts";
import { editorOf, openLake } from "#tests/support/lake.ts";

const piece = (size: number) => ({ _type: "reference", _ref: `rental.piece-lia-${size}`, _weak: true });

const agathe = {
  piece: piece(38),
  firstDay: "2037-06-10",
  lastDay: "2037-06-12",
  daysAfter: 3,
  name: "Agathe",
};
const odile = { piece: piece(38), firstDay: "2037-06-14", lastDay: "2037-06-15", name: "Odile" };

async function openShowroom(rules = shopRules) {
  const client = editorOf(await openLake({ rules }));
  for (const size of [38, 40]) await client.create({ _id: `rental.piece-lia-${size}`, _type: "piece" });
  return client;
}

const hosts: [string, typeof shopRules][] = [
  ["with the shop's rules", shopRules],
  ["without", []],
];

test.each(hosts)(
  "on a host %s a clash is refused with its reason, and nothing is written",
  async (_host, rules) => {
    const client = await openShowroom(rules);
    await book(client, "rental.booking-a", agathe);
    await expect(book(client, "rental.booking-b", odile)).rejects.toMatchObject({
      name: "BookingRefused",
      message:
        "The piece is taken from 10 June 2037 to 15 June 2037 by the booking of Agathe. It is free again with 16 June 2037 as the first day.",
      freeFrom: "2037-06-16",
    });
    expect(await client.getDocument("rental.booking-b")).toBeUndefined();
    await book(client, "rental.booking-b", { ...odile, piece: piece(40) });
    await expect(book(client, "rental.booking-b", { piece: piece(38) })).rejects.toMatchObject({
      freeFrom: "2037-06-16",
    });
    expect(await client.getDocument("rental.booking-b")).toMatchObject({ piece: piece(40) });
    await book(client, "rental.booking-a", { firstDay: "2037-06-01", lastDay: "2037-06-03" });
    await book(client, "rental.booking-b", { piece: piece(38) });
    await book(client, "rental.booking-b", { state: "cancelled" });
    expect(await client.getDocument("rental.booking-b")).toMatchObject({ ...odile, state: "cancelled" });
    expect(await client.getDocument("rental.piece-lia-38")).toMatchObject({ bookings: 4 });
  },
);

test.each(hosts)(
  "on a host %s days that reach over months are seen from the other end",
  async (_host, rules) => {
    const client = await openShowroom(rules);
    await book(client, "rental.booking-a", { ...agathe, daysAfter: 200 });
    const late = { ...odile, firstDay: "2037-12-30", lastDay: "2037-12-31" };
    await expect(book(client, "rental.booking-b", { ...late, firstDay: "2037-12-29" })).rejects.toMatchObject(
      {
        freeFrom: "2037-12-30",
      },
    );
    await expect(book(client, "rental.booking-b", { ...late, daysBefore: 1 })).rejects.toThrow("is taken");
    await book(client, "rental.booking-b", late);
  },
);

test("a field that is undefined is emptied", async () => {
  const client = await openShowroom();
  await book(client, "rental.booking-a", { ...agathe, note: "A veil.", holdsUntil: undefined });
  await book(client, "rental.booking-a", { note: undefined });
  const stored = await client.getDocument("rental.booking-a");
  expect(stored).toMatchObject({ name: "Agathe" });
  expect(stored).not.toHaveProperty("note");
});

test("what is no booking, or of no piece, is refused", async () => {
  const client = await openShowroom([]);
  await expect(book(client, "rental.booking-a", { ...agathe, firstDay: "soon" })).rejects.toThrow(
    "A booking needs a first and a last day",
  );
  await expect(book(client, "rental.booking-a", { ...agathe, piece: piece(42) })).rejects.toThrow(
    "There is no such piece.",
  );
  await expect(book(client, "booking-a", agathe)).rejects.toThrow("anyone could read it");
});

test("what somebody else has changed meanwhile is not written over, and whoever repeats a change is not refused", async () => {
  const client = await openShowroom([]);
  const add = () => book(client, "rental.booking-a", agathe, null);
  await add();
  const seen = readBooking(await client.getDocument("rental.booking-a"));
  if (!seen) throw new Error("There is a booking.");
  const move = () => book(client, seen.id, { lastDay: "2037-06-11" }, seen);
  await move();
  await move();
  const refused = {
    name: "BookingRefused",
    message: expect.stringContaining("changed this booking meanwhile"),
  };
  await expect(book(client, seen.id, { state: "cancelled" }, seen)).rejects.toMatchObject(refused);
  await expect(add()).rejects.toMatchObject(refused);
  expect(await client.getDocument(seen.id)).toMatchObject({ name: "Agathe", lastDay: "2037-06-11" });
  await client.delete(seen.id);
  await expect(move()).rejects.toMatchObject(refused);
  expect(await client.getDocument(seen.id)).toBeUndefined();
});

test.each(hosts)(
  "on a host %s a booking whose piece has gone takes no further day, and can be ended",
  async (_host, rules) => {
    const client = await openShowroom(rules);
    await book(client, "rental.booking-a", agathe);
    await client.delete("rental.piece-lia-38");
    await expect(book(client, "rental.booking-a", { firstDay: "2037-06-09" })).rejects.toThrow(
      "no such piece",
    );
    for (const fields of [
      { note: "Call her." },
      { state: "back" },
      { state: "cancelled" },
      { note: "Called." },
    ]) {
      await book(client, "rental.booking-a", fields);
      expect(await client.getDocument("rental.booking-a")).toMatchObject(fields);
    }
  },
);

test("whoever was a moment later reads again, and is told what has happened meanwhile", async () => {
  const client = await openShowroom([]);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 8 }, (_, at) => book(client, `rental.booking-${at}`, { ...agathe, name: `${at}` })),
  );
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const reasons = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
  for (const reason of reasons) expect(reason).toMatchObject({ freeFrom: "2037-06-16" });
  // All of them are taken where there is room for each.
  await Promise.all(
    Array.from({ length: 8 }, (_, at) => {
      const day = `2037-08-${10 + at}`;
      return book(client, `rental.booking-late-${at}`, { piece: piece(40), firstDay: day, lastDay: day });
    }),
  );
});
