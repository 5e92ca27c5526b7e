import { beforeEach, expect, test, vi } from "vitest";
import { labelOpen, storedVisit } from "#tests/support/diary.ts";
import { booking, NOON, piece, rentalWith } from "#tests/support/stored-rental.ts";
import {
  changedFields,
  freeTimesFor,
  fromSameSender,
  newVisit,
  nextStates,
  placeOf,
  visitFor,
  withContacts,
  withKind,
} from "./typed-visit.ts";
import { isAsSeen, readVisitBook } from "./visit-book.ts";
import { visitsOf } from "./visits-of-customer.ts";

const DAY = "2037-06-11";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: NOON }));

const kinds = [
  { _key: "first", title: "First visit", minutes: 90, pause: 30 },
  { _key: "video", title: "Video call", minutes: 30, needsNoRoom: true, isByVideo: true },
];

function bookWith(...visits: ReturnType<typeof storedVisit>[]) {
  return readVisitBook({
    visits: visits.map((visit) => ({ ...visit, _rev: `of ${visit._id}` })),
    settings: { kinds, everyMinutes: 30 },
    label: labelOpen("Europe/Paris", "10:00", "15:00"),
  });
}

test("a new appointment begins with the first kind, at the next time that is open, and with an id that makes a link", () => {
  const visit = newVisit(bookWith());
  expect(visit).toMatchObject({ kind: "first", minutes: 90, pause: 30, day: DAY, time: "10:00" });
  expect(visit.id).toMatch(/^appointment\.[0-9a-f]{32}$/);
  const taken = bookWith(storedVisit(DAY, "10:00"));
  expect(newVisit(taken)).toMatchObject({ day: DAY, time: "11:00" });
  expect(newVisit(taken, { day: DAY, time: "16:10" })).toMatchObject({ day: DAY, time: "16:10" });
});

test("another kind takes its own time, and leaves open what has place for it", () => {
  const book = bookWith(storedVisit(DAY, "10:30"));
  const video = withKind(newVisit(book, { day: DAY }), book.settings.kinds[1]);
  expect(video).toMatchObject({ minutes: 30, pause: 0, isByVideo: true });
  expect(freeTimesFor(video, book).slice(0, 3)).toEqual(["10:00", "11:30", "12:00"]);
});

test("what the shop notes of its mails is no change, and anything else is", () => {
  const [seen] = bookWith(storedVisit(DAY, "10:00", { name: "Ada" })).visits;
  const later = (fields: object) =>
    bookWith(storedVisit(DAY, "10:00", { name: "Ada", ...fields })).visits.map((visit) => {
      return seen !== undefined && isAsSeen({ ...visit, revision: "later" }, seen);
    });
  expect(later({ lastMail: "1 confirmed", lastReminder: DAY })).toEqual([true]);
  expect(later({ time: "11:00" })).toEqual([false]);
  expect(later({ note: "Heels" })).toEqual([false]);
});

test("a time is written as people write it, and of an appointment only what has changed", () => {
  const visit = { ...newVisit(bookWith(), { day: DAY, time: "9.30" }), name: " Ada ", phone: "079" };
  expect(changedFields(visit, undefined)).toMatchObject({ time: "09:30", name: "Ada", phone: "079" });
  const dresses = [{ dress: "lia", colour: "", size: "38" }];
  expect(changedFields({ ...visit, dresses, note: "Heels" }, visit)).toEqual({
    note: "Heels",
    dresses: [{ _key: "dress0", dress: { _type: "reference", _ref: "lia", _weak: true }, size: "38" }],
  });
  expect(changedFields({ ...visit, phone: "" }, visit)).toEqual({ phone: undefined });
});

test("nobody has come before her day", () => {
  const visit = newVisit(bookWith(), { day: DAY });
  expect(nextStates({ ...visit, state: "asked" }, "2037-06-10")).toEqual(["confirmed", "cancelled"]);
  expect(nextStates({ ...visit, state: "confirmed" }, DAY)).toEqual(["came", "missed", "cancelled"]);
});

test("of one sender all are released that still lie ahead", () => {
  const sent = { sender: "abc" };
  const book = bookWith(
    storedVisit("2037-06-01", "10:00", sent),
    storedVisit(DAY, "10:00", sent),
    storedVisit(DAY, "12:00", { ...sent, state: "cancelled" }),
    storedVisit("2037-06-12", "10:00", sent),
    storedVisit("2037-06-12", "12:00", { sender: "other" }),
  );
  const [first] = book.visits;
  const released =
    first && fromSameSender(first, book, "2037-06-10").map(({ day, time }) => `${day} ${time}`);
  expect(released).toEqual([`${DAY} 10:00`, "2037-06-12 10:00"]);
});

test("a dress hangs there unless each piece of its size is out", () => {
  const rental = rentalWith([booking("a", "2037-06-11", "2037-06-12")]);
  const dress = { dress: "lia", colour: "", size: "38" };
  expect(placeOf(dress, DAY, rental)).toEqual({ isThere: false, until: "2037-06-12" });
  expect(placeOf({ ...dress, size: "36" }, DAY, rental)).toEqual({ isThere: true });
  expect(placeOf({ ...dress, size: "44" }, DAY, rental)).toBeUndefined();
  expect(placeOf(dress, "2037-06-09", rental)).toBeUndefined();
  const pieces = [piece("lia", "38", { colour: "Old Rose" })];
  expect(placeOf({ ...dress, colour: "old-rose" }, "2037-07-11", rentalWith([], { pieces }))).toEqual({
    isThere: true,
  });
});

const ada = {
  _id: "customer.ada",
  _type: "customer",
  name: "Ada",
  phone: "+33612345678",
  email: "ada@mail.example",
};

test("an enquiry brings its visitor along, its dresses with their choices, and the customer who she is", () => {
  const rental = rentalWith([], { customers: [ada] });
  const visit = visitFor(
    {
      _id: "enquiry.1",
      name: "Ada Byron",
      email: "ada@mail.example",
      eventDate: "2037-09-01",
      message: "With my mother.",
      size: "38",
      dressAddress:
        "https://shop.example/product-page/lia-old?colour=ivory\nhttps://shop.example/product-page/gone",
    },
    bookWith(),
    rental,
  );
  expect(visit).toMatchObject({
    name: "Ada Byron",
    customer: "customer.ada",
    enquiry: "enquiry.1",
    message: "With my mother.",
    eventDate: "2037-09-01",
    dresses: [{ dress: "lia", size: "38" }],
  });
  expect(withContacts(visit, rental.customers)).toMatchObject({ phone: "+33612345678" });
});

test("a customer has the appointments that name her, and those with her number that name nobody", () => {
  const { customers } = rentalWith([], { customers: [ada] });
  const [customer] = customers.customers;
  const own = [
    storedVisit(DAY, "10:00", { customer: { _type: "reference", _ref: "customer.ada" } }),
    storedVisit(DAY, "11:00", { phone: "+33 6 12 34 56 78" }),
    storedVisit(DAY, "12:00", {
      phone: "+33 6 12 34 56 78",
      customer: { _type: "reference", _ref: "customer.b" },
    }),
    storedVisit(DAY, "13:00", { name: "Ada" }),
  ];
  expect(customer && visitsOf(customer, own, customers).map(({ time }) => time)).toEqual(["10:00", "11:00"]);
});
