import { expect, test } from "vitest";
import { book } from "#model/rental/book.ts";
import { rules as shopRules } from "#model/rental/overlap-rule.ts";
import { readBooking, readKeptBooking } from "#model/rental/rental-documents.ts";
import { editorOf, openLake } from "./support/lake.ts";

const piece = (size: number) => ({ _type: "reference", _ref: `rental.piece-lia-${size}`, _weak: true });

const on = (firstDay: string, lastDay: string, name: string) => ({
  piece: piece(38),
  firstDay,
  lastDay,
  name,
});
const agathe = { ...on("2037-06-10", "2037-06-12", "Agathe"), daysAfter: 3 };
const odile = on("2037-06-14", "2037-06-15", "Odile");

async function openShowroom(rules: typeof shopRules = []) {
  const client = editorOf(await openLake({ rules }));
  for (const size of [38, 40]) await client.create({ _id: `rental.piece-lia-${size}`, _type: "piece" });
  return client;
}

test("a clash is refused with its reason, and nothing is written; old days are free", async () => {
  const client = await openShowroom();
  await book(client, "rental.booking-a", agathe);
  await expect(book(client, "rental.booking-b", odile)).rejects.toMatchObject({
    name: "BookingRefused",
    message:
      "The piece is already booked from 10 June 2037 to 15 June 2037 by Agathe. It is available again with 16 June 2037 as the first day.",
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
});

test("days that reach over months are seen from the other end", async () => {
  const client = await openShowroom();
  await book(client, "rental.booking-a", { ...agathe, daysAfter: 200 });
  const late = on("2037-12-30", "2037-12-31", "Odile");
  const early = book(client, "rental.booking-b", { ...late, firstDay: "2037-12-29" });
  await expect(early).rejects.toMatchObject({ freeFrom: "2037-12-30" });
  await expect(book(client, "rental.booking-b", { ...late, daysBefore: 1 })).rejects.toThrow(
    "is already booked",
  );
  await book(client, "rental.booking-b", late);
});

test("the lake itself refuses a clash that a change by hand makes, also by days that a form leaves out", async () => {
  const client = await openShowroom(shopRules);
  await book(client, "rental.booking-agathe", agathe);
  await book(client, "rental.booking-odile", on("2037-06-16", "2037-06-18", "Odile"));
  const conflict = { statusCode: 409, message: expect.stringContaining("The piece is already booked") };
  const byHand = { _id: "rental.booking-hand", _type: "booking", ...on("2037-06-13", "2037-06-14", "Hand") };
  await expect(client.create(byHand)).rejects.toMatchObject(conflict);
  const changed = (name: string, days: object) => client.patch(`rental.booking-${name}`).set(days).commit();
  await expect(changed("agathe", { daysAfter: 4 })).rejects.toMatchObject(conflict);
  await expect(changed("odile", { daysBefore: 1 })).rejects.toMatchObject(conflict);
});

test("a field that is undefined is emptied", async () => {
  const client = await openShowroom();
  await book(client, "rental.booking-a", { ...agathe, note: "A veil.", holdsUntil: undefined });
  await book(client, "rental.booking-a", { note: undefined });
  const stored = await client.getDocument("rental.booking-a");
  expect(stored).toMatchObject({ name: "Agathe" });
  expect(stored).not.toHaveProperty("note");
});

test("what is no booking, or of no piece, is refused", async () => {
  const client = await openShowroom();
  const refusal = (fields: object, id = "rental.booking-a") =>
    expect(book(client, id, { ...agathe, ...fields })).rejects;
  await refusal({ firstDay: "soon" }).toThrow("A booking needs a first and a last day");
  await refusal({ piece: piece(42) }).toThrow("There is no such piece.");
  await refusal({}, "booking-a").toThrow("anyone could read it");
});

test("what somebody else has changed meanwhile is not written over, and whoever repeats a change is not refused", async () => {
  const client = await openShowroom();
  const add = () => book(client, "rental.booking-a", agathe, null);
  await add();
  const seen = readBooking(await client.getDocument("rental.booking-a"));
  if (!seen) throw new Error("There is a booking.");
  const move = () => book(client, seen.id, { lastDay: "2037-06-11" }, seen);
  await move();
  await move();
  const message = expect.stringContaining("changed this booking in the meantime");
  const refused = { name: "BookingRefused", message };
  await expect(book(client, seen.id, { state: "cancelled" }, seen)).rejects.toMatchObject(refused);
  await expect(add()).rejects.toMatchObject(refused);
  expect(await client.getDocument(seen.id)).toMatchObject({ name: "Agathe", lastDay: "2037-06-11" });
  await client.delete(seen.id);
  await expect(move()).rejects.toMatchObject(refused);
  expect(await client.getDocument(seen.id)).toBeUndefined();
});

test("of two who write down what one customer has paid, the second is told; days alone are moved all the same", async () => {
  const client = await openShowroom();
  await book(client, "rental.booking-a", { ...agathe, price: 450 });
  const stored = await client.getDocument("rental.booking-a");
  const [seen, days] = [readKeptBooking(stored), readBooking(stored)];
  if (!seen || !days) throw new Error("There is a booking.");
  await book(client, seen.id, { paid: 200, paidHow: "Twint" }, seen);
  const second = book(client, seen.id, { paid: 100 }, seen);
  await expect(second).rejects.toThrow("changed this booking in the meantime");
  await book(client, seen.id, { lastDay: "2037-06-11" }, days);
  expect(await client.getDocument(seen.id)).toMatchObject({ paid: 200, lastDay: "2037-06-11" });
});

test("of two who write another name into one booking, the second is told; the name of a customer is none of the booking's", async () => {
  const client = await openShowroom();
  await book(client, "rental.booking-a", agathe);
  const seen = readKeptBooking(await client.getDocument("rental.booking-a"));
  if (!seen) throw new Error("There is a booking.");
  await book(client, seen.id, { name: "Agathe Weil" }, seen);
  const second = book(client, seen.id, { name: "Agnes" }, seen);
  await expect(second).rejects.toThrow("changed this booking in the meantime");
  expect(await client.getDocument(seen.id)).toMatchObject({ name: "Agathe Weil" });
  const customer = { _type: "reference", _ref: "customer.ada", _weak: true };
  await client.create({ _id: customer._ref, _type: "customer", name: "Ada" });
  await book(client, seen.id, { name: undefined, customer });
  const shown = readKeptBooking(await client.getDocument(seen.id));
  if (!shown) throw new Error("There is a booking.");
  await book(client, seen.id, { note: "Call her." }, { ...shown, name: "Ada" });
  expect(await client.getDocument(seen.id)).toMatchObject({ note: "Call her." });
});

test("a clash names the customer of the other booking", async () => {
  const client = await openShowroom();
  await client.create({ _id: "customer.ada", _type: "customer", name: "Ada" });
  const customer = { _type: "reference", _ref: "customer.ada", _weak: true };
  await book(client, "rental.booking-a", { ...agathe, name: undefined, customer });
  await expect(book(client, "rental.booking-b", odile)).rejects.toThrow("by Ada");
});

test("a booking whose piece has gone takes no further day, and can be ended", async () => {
  const client = await openShowroom();
  await book(client, "rental.booking-a", agathe);
  await client.delete("rental.piece-lia-38");
  await expect(book(client, "rental.booking-a", { firstDay: "2037-06-09" })).rejects.toThrow("no such piece");
  for (const fields of [
    { note: "Call her." },
    { state: "back" },
    { state: "cancelled" },
    { note: "Called." },
  ]) {
    await book(client, "rental.booking-a", fields);
    expect(await client.getDocument("rental.booking-a")).toMatchObject(fields);
  }
});

test.each([
  ["with the shop's rules", shopRules],
  ["without", []],
])(
  "on a host %s whoever was a moment later reads again, and is told what has happened",
  async (_host, rules) => {
    const client = await openShowroom(rules);
    const eight = Array.from({ length: 8 }, (_, at) => `${10 + at}`);
    const outcomes = await Promise.allSettled(
      eight.map((name) => book(client, `rental.booking-${name}`, { ...agathe, name })),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const reasons = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
    for (const reason of reasons) expect(reason).toMatchObject({ freeFrom: "2037-06-16" });
    // All of them are taken where there is room for each.
    const days = eight.map((day) => on(`2037-08-${day}`, `2037-08-${day}`, day));
    await Promise.all(days.map((fields, at) => book(client, `rental.booking-late-${at}`, fields)));
  },
);
