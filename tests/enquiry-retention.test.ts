import { expect, test } from "vitest";
import { deleteOutdated } from "#server/enquiries/retention.ts";
import { createAll, openWriter } from "./support/lake.ts";

const NOW = Date.UTC(2037, 5, 15);
const sweep = { log: () => undefined, now: NOW, mayDeleteMany: true };

test("Enquiries go when they are older than the label keeps them, and nothing else does", async () => {
  const writer = await openWriter();
  const kept = [
    enquiry("young", "2036-12-16T00:00:00.000Z"),
    { _id: "product-old", _type: "product", received: "2001-01-01T00:00:00.000Z" },
    { _id: "note.old", _type: "note", received: "2001-01-01T00:00:00.000Z" },
  ];
  const old = Array.from({ length: 120 }, (_, number) => enquiry(`old${number}`, "2036-12-14T00:00:00.000Z"));
  const house = { _id: "house", _type: "house", enquiriesKeptMonths: 6 };
  await createAll(writer, [house, ...kept, ...old]);
  const events: unknown[] = [];
  const log = (_level: string, event: string, details = {}) => void events.push({ event, ...details });
  expect(await deleteOutdated(writer, { ...sweep, log })).toBe(120);
  const left = await writer.fetch<string[]>("*[_type != 'house']._id", {}, { perspective: "raw" });
  expect(left.toSorted()).toEqual(kept.map(({ _id }) => _id).toSorted());
  expect(events).toContainEqual({
    event: "old enquiries deleted",
    count: 100,
    before: "2036-12-15T00:00:00.000Z",
  });
});

test("An enquiry that could be delivered only late is kept as long as any other: the label has just got it", async () => {
  const writer = await openWriter();
  await writer.create({ _id: "house", _type: "house", enquiriesKeptMonths: 1 });
  const arrived = Date.now();
  const { _createdAt, ...late } = enquiry("late", new Date(arrived - 60 * 86_400_000).toISOString());
  await writer.create(late);
  expect(await deleteOutdated(writer, { ...sweep, now: arrived + 86_400_000 })).toBe(0);
  expect(await deleteOutdated(writer, { ...sweep, now: arrived + 32 * 86_400_000 })).toBe(1);
});

test("A document of another shape keeps nobody else's enquiry from being deleted", async () => {
  const writer = await openWriter();
  await writer.create({ ...enquiry("odd", "2031-01-01T00:00:00.000Z"), received: 7 });
  await writer.create(enquiry("old", "2032-01-01T00:00:00.000Z"));
  expect(await deleteOutdated(writer, sweep)).toBe(2);
});

test("A label that has said nothing, or nonsense, keeps them for two years", async () => {
  const writer = await openWriter();
  await writer.create(enquiry("a", "2035-06-14T00:00:00.000Z"));
  await writer.create(enquiry("b", "2035-06-16T00:00:00.000Z"));
  await writer.create({ _id: "house", _type: "house", enquiriesKeptMonths: -3 });
  expect(await deleteOutdated(writer, sweep)).toBe(1);
  expect(await writer.getDocument("enquiry.b")).toMatchObject({ _id: "enquiry.b" });
});

test("A booking goes as long after its last day, and one that is written down later stays as long after that", async () => {
  const writer = await openWriter();
  await writer.create({ _id: "house", _type: "house", enquiriesKeptMonths: 6 });
  const booking = (name: string, lastDay: string, more = {}) => ({
    _id: `rental.booking-${name}`,
    _type: "booking",
    piece: { _type: "reference", _ref: `rental.piece-${name}`, _weak: true },
    firstDay: "2031-01-01",
    lastDay,
    _createdAt: "2031-01-01T00:00:00.000Z",
    ...more,
  });
  const bookings = [
    booking("old", "2036-12-14"),
    booking("old.dot", "2036-12-14"),
    booking("young", "2036-12-16"),
    booking("mended", "2036-12-01", { daysAfter: 20 }),
    booking("late", "2031-01-04", { _createdAt: "2037-06-01T00:00:00.000Z" }),
  ];
  const pieces = bookings.map(({ piece }) => ({ _id: piece._ref, _type: "piece" }));
  await createAll(writer, [...pieces, ...bookings]);
  const events: unknown[] = [];
  const log = (_level: string, event: string) => void events.push(event);
  expect(await deleteOutdated(writer, { ...sweep, log })).toBe(2);
  expect(events).toEqual(["old bookings deleted"]);
  const left = await writer.fetch<string[]>('*[_type == "booking"]._id', {}, { perspective: "raw" });
  expect(left.toSorted()).toEqual(["rental.booking-late", "rental.booking-mended", "rental.booking-young"]);
});

test("A customer goes as long after the last change, the event and the last booking, in the sweep that follows it", async () => {
  const writer = await openWriter();
  await writer.create({ _id: "house", _type: "house", enquiriesKeptMonths: 6 });
  await writer.create({ _id: "rental.piece-lia", _type: "piece" });
  const days = { firstDay: "2037-01-01", lastDay: "2037-01-02" };
  const piece = { _type: "reference", _ref: "rental.piece-lia", _weak: true };
  const customer = { _type: "reference", _ref: "customer.booked", _weak: true };
  await createAll(writer, [
    { _id: "customer.old", _type: "customer" },
    { _id: "customer.bride", _type: "customer", ...{ eventDate: "2036-12-16" } },
    { _id: "customer.booked", _type: "customer" },
    { _id: "rental.booking-1", _type: "booking", ...days, ...{ piece, customer } },
  ]);
  expect(await deleteOutdated(writer, sweep)).toBe(1);
  const left = () => writer.fetch<string[]>('*[_type == "customer"]._id', {}, { perspective: "raw" });
  expect((await left()).toSorted()).toEqual(["customer.booked", "customer.bride"]);
  expect(await deleteOutdated(writer, { ...sweep, now: Date.UTC(2037, 7, 15) })).toBe(2);
  expect(await left()).toEqual(["customer.booked"]);
  expect(await deleteOutdated(writer, { ...sweep, now: Date.UTC(2037, 7, 16) })).toBe(1);
  expect(await left()).toEqual([]);
});

function enquiry(id: string, received: string) {
  return { _id: `enquiry.${id}`, _type: "enquiry", received, _createdAt: received };
}
