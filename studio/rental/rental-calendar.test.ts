import { expect, test } from "vitest";
import { book } from "#model/rental/book.ts";
import { isOwnUse } from "#model/rental/rental-documents.ts";
import { editorOf, openLake } from "#tests/support/lake.ts";
import { aube, booking, lia, NOON, piece, rentalWith } from "#tests/support/stored-rental.ts";
import { bookingsCsv } from "./bookings-csv.ts";
import { bookedRows, dressRows } from "./folding.ts";
import { changePieces, isPromised, numbered, reverseOf, writePiece } from "./keep-pieces.ts";
import { waitingInWords, waitingOf } from "./late-returns.ts";
import {
  barsOf,
  dayMarks,
  isInSight,
  linesOf,
  monthMarks,
  monthOf,
  movedBy,
  type NameRoom,
  partBefore,
  roomsForNames,
  sightOf,
} from "./layout.ts";
import { changesTo, pieceTicks, tickedFirst } from "./piece-ticks.ts";
import { asOfToday, calledOf, type Stored } from "./rental-data.ts";
import {
  beginningOn,
  blankBooking,
  bookingIn,
  faultOf,
  fieldsOf,
  moneyFault,
  optionFor,
  typedOf,
  withPiece,
} from "./typed-booking.ts";
import { dayLists } from "./week.ts";

const named = (list: readonly { name: string }[]) => list.map(({ name }) => name);

test("pieces stand by dress and size, and the label's own days are told from a rental by their reason", () => {
  const { pieces, bookings, today } = rentalWith(
    [
      booking("Agathe", "2037-06-10", "2037-06-12"),
      booking("repair", "2037-07-01", "2037-07-02", { name: undefined, note: "A new zip.\nAt Odile's." }),
      booking("asked", "2037-08-01", "2037-08-02", { name: undefined, enquiry: { _ref: "enquiry.1" } }),
      booking("bare", "2037-09-01", "2037-09-02", { name: " " }),
      booking("hers", "2037-10-01", "2037-10-02", { name: undefined, customer: { _ref: "customer.gone" } }),
    ],
    { pieces: [piece("lia", "38"), piece("lia", "36", { number: "2" }), piece("gone", "40")] },
  );
  expect(today).toBe("2037-06-10");
  expect(named(pieces)).toEqual(["A dress without a name, 40", "Lia, 36, 2", "Lia, 38"]);
  expect(bookings.map(calledOf)).toEqual(["Agathe", "A new zip.", "Someone", "Own use", "Someone"]);
  expect(bookings.map(isOwnUse)).toEqual([false, true, false, true, false]);
});

test("a calendar that was left open overnight is today's", () => {
  const rental = rentalWith([]);
  expect(asOfToday(rental, NOON + 60_000)).toBe(rental);
  expect(asOfToday(rental, NOON + 12 * 60 * 60_000).today).toBe("2037-06-11");
});

test("a season is six whole months, and its days are divided among them", () => {
  const sight = sightOf("2027-11-17", 6);
  const marks = monthMarks(sight);
  expect(marks.map(({ label, length }) => `${label}: ${length}`)).toEqual([
    "November 2027: 30",
    "December 2027: 31",
    "January 2028: 31",
    "February 2028: 29",
    "March 2028: 31",
    "April 2028: 30",
  ]);
  expect(sight.days).toBe(182);
  expect(monthOf("2027-01-31", -1)).toBe("2026-12-01");
  const days = dayMarks(sightOf("2028-02-01", 1), rentalWith([]).week);
  expect(days).toHaveLength(29);
  expect(days[4]).toMatchObject({ label: "5", start: 4, isWeekend: true });
});

test("days run as the language does", () => {
  const row = { left: 100, width: 200 };
  expect([partBefore(120, row, "ltr"), partBefore(120, row, "rtl")]).toEqual([0.1, 0.9]);
});

test("a bar has the days before and after at its ends, and is cut where the season ends", () => {
  const sight = sightOf("2037-06-01", 1);
  const { bookings, today } = rentalWith([
    booking("whole", "2037-06-10", "2037-06-12", { daysBefore: 2, daysAfter: 4 }),
    booking("cut", "2037-05-28", "2037-06-01", { daysAfter: 12 }),
    booking("over", "2037-06-02", "2037-06-03", { daysBefore: 1, daysAfter: 2 }),
    booking("journey alone", "2037-07-02", "2037-07-04", { daysBefore: 3 }),
    booking("outside", "2037-07-02", "2037-07-04"),
    booking("cancelled", "2037-06-20", "2037-06-21", { state: "cancelled" }),
    booking("ended", "2037-06-20", "2037-06-21", { state: "option", holdsUntil: "2037-06-09" }),
    booking("held", "2037-06-24", "2037-06-25", { state: "option", holdsUntil: "2037-06-10" }),
  ]);
  const bars = barsOf(bookings, sight, today).map(({ booking: { name }, ...bar }) => [name, bar]);
  expect(Object.fromEntries(bars)).toEqual({
    whole: { start: 7, length: 9, before: 2, after: 4, isPast: false },
    cut: { start: 0, length: 13, before: 0, after: 12, isPast: false },
    over: { start: 1, length: 2, before: 0, after: 0, isPast: true },
    "journey alone": { start: 28, length: 2, before: 2, after: 0, isPast: false },
    ended: { start: 19, length: 2, before: 0, after: 0, isPast: true },
    held: { start: 23, length: 2, before: 0, after: 0, isPast: false },
  });
  // An option that has ended lies under the booking that has taken its days.
  expect(bars.map(([name]) => name).slice(0, 2)).toEqual(["over", "ended"]);
});

test("a name stands behind a bar that is too short for it, as far as the days there are free", () => {
  const season = sightOf("2037-06-01", 6);
  const { bookings, today } = rentalWith([
    booking("Agathe Seiler", "2037-06-11", "2037-06-14"),
    booking("Mona", "2037-07-01", "2037-07-05"),
    booking("Clothilde", "2037-07-08", "2037-07-10"),
    booking("Hypatia Müller", "2037-07-12", "2037-07-15"),
  ]);
  const bars = barsOf(bookings, season, today);
  const letters = ({ booking: { name } }: (typeof bars)[number]) => name.length;
  const beside = (rooms: NameRoom[]) => rooms.map(({ free, isBeside }) => (isBeside ? free : 0));
  expect(roomsForNames(bars, season, { letters }).map(({ free }) => free)).toEqual([16, 2, 1, 138]);
  expect(beside(roomsForNames(bars, season, { letters }))).toEqual([16, 0, 0, 138]);
  expect(beside(roomsForNames(bars, season, { letters, lines: [0, 1, 0, 1] }))).toEqual([23, 0, 143, 138]);
  expect(beside(roomsForNames(bars.slice(0, 1), sightOf("2037-06-01", 1), { letters }))).toEqual([0]);
});

test("the calendar has a row a dress, those with a booking in sight first of all, and bookings that meet below each other", () => {
  const rental = rentalWith([
    booking("Agathe", "2037-06-10", "2037-06-12"),
    booking("Odile", "2037-06-12", "2037-06-14", { piece: { _ref: "rental.piece-lia-36" } }),
    booking("Emmy", "2037-06-13", "2037-06-15"),
    booking("Jane", "2037-06-16", "2037-06-17"),
    booking("later", "2037-08-01", "2037-08-02", { piece: { _ref: "rental.piece-aube-38" } }),
  ]);
  const rows = dressRows(rental);
  expect(rows.map(({ name, pieces }) => [name, ...pieces.map(({ mark }) => mark)])).toEqual([
    ["Aube", "38"],
    ["Lia", "36", "38"],
  ]);
  const sight = sightOf("2037-06-01", 1);
  const [lia, ...others] = bookedRows(rows, sight, rental.today);
  expect([lia?.name, others]).toEqual(["Lia", []]);
  const bars = barsOf(lia?.bookings ?? [], sight, rental.today).toSorted(
    (one, other) => one.start - other.start,
  );
  expect(bars.map(({ booking: { name } }, at) => [name, linesOf(bars)[at]])).toEqual([
    ["Agathe", 0],
    ["Odile", 1],
    ["Emmy", 0],
    ["Jane", 1],
  ]);
});

test.each([
  [3, "middle", "2037-06-13", "2037-06-15"],
  [-1, "start", "2037-06-09", "2037-06-12"],
  [9, "start", "2037-06-12", "2037-06-12"],
  [-9, "end", "2037-06-10", "2037-06-10"],
  [1, "end", "2037-06-10", "2037-06-13"],
] as const)("moved by %i days at its %s it lasts from %s to %s", (days, grip, firstDay, lastDay) => {
  const place = { piece: "a", firstDay: "2037-06-10", lastDay: "2037-06-12" };
  expect(movedBy(place, days, grip)).toEqual({ piece: "a", firstDay, lastDay });
});

test("today's list has what leaves, what comes back or is late, the options that end, and whose event is near", () => {
  const rental = rentalWith([
    booking("leaves", "2037-06-12", "2037-06-14", { daysBefore: 2 }),
    booking("later", "2037-06-12", "2037-06-14", { daysBefore: 1 }),
    booking("over", "2037-06-01", "2037-06-09"),
    booking("returns", "2037-06-08", "2037-06-10", { state: "out", daysAfter: 2 }),
    booking("late", "2037-06-01", "2037-06-05", { state: "out", daysAfter: 2 }),
    booking("still with her", "2037-06-08", "2037-06-11", { state: "out" }),
    booking("ends", "2037-07-01", "2037-07-02", { state: "option", holdsUntil: "2037-06-12" }),
    booking("holds", "2037-07-01", "2037-07-02", { state: "option", holdsUntil: "2037-06-13" }),
    booking("open", "2037-07-01", "2037-07-02", { state: "option" }),
    booking("has ended", "2037-07-01", "2037-07-02", { state: "option", holdsUntil: "2037-06-01" }),
    booking("gone", "2037-06-01", "2037-06-02", { state: "option", holdsUntil: "2037-05-01" }),
    booking("in a week", "2037-06-16", "2037-06-18", { eventDate: "2037-06-17" }),
    booking("today", "2037-06-08", "2037-06-11", { state: "out", eventDate: "2037-06-10" }),
    booking("in eight days", "2037-06-17", "2037-06-19", { eventDate: "2037-06-18" }),
    booking("yesterday", "2037-06-08", "2037-06-11", { state: "out", eventDate: "2037-06-09" }),
    booking("cancelled", "2037-06-11", "2037-06-12", { state: "cancelled", eventDate: "2037-06-12" }),
  ]);
  expect(dayLists(rental).map(({ title, bookings }) => [title, ...named(bookings)])).toEqual([
    ["Goes out", "leaves"],
    ["Comes back", "returns"],
    ["Not back yet", "late"],
    ["Options that end", "ends", "has ended"],
    ["Upcoming events", "today", "in a week"],
  ]);
});

test("of a customer with two dresses and one date the event is that of the dress which is with her then", () => {
  const ada = { customer: { _ref: "customer.ada" }, eventDate: "2037-06-13" };
  const eventsOf = (...bookings: Stored[]) =>
    dayLists(rentalWith(bookings)).flatMap(({ title, bookings: own }) =>
      title === "Upcoming events" ? named(own) : [],
    );
  const later = booking("later", "2037-08-01", "2037-08-03", ada);
  expect(eventsOf(booking("on the day", "2037-06-12", "2037-06-14", ada), later)).toEqual(["on the day"]);
  expect(eventsOf(later), "where none is, something is wrong, and is seen").toEqual(["later"]);
});

test("a dress that should be back is late on the day after its last, with the days until the next customer", () => {
  const notesOf = (...more: Stored[]) => {
    const out = booking("late", "2037-06-05", "2037-06-09", { state: "out", daysAfter: 3 });
    const rental = rentalWith([out, ...more]);
    return dayLists(rental).flatMap(({ title, bookings, note }) =>
      bookings.map((one) => `${title}: ${note(one)}`),
    );
  };
  const late = "Not back yet: Late: its last day was 9 June 2037";
  expect(notesOf()).toEqual([late]);
  const repair = booking("repair", "2037-06-15", "2037-06-15", { name: undefined, note: "A zip." });
  const odile = booking("Odile", "2037-06-20", "2037-06-21", { daysBefore: 2 });
  expect(notesOf(repair, odile)).toEqual([`${late}, 8 days until the next customer, Odile`]);
  const later = booking("Odile", "2037-06-25", "2037-06-26");
  expect(notesOf(later), "fifteen days").toEqual([late]);
  const tomorrow = booking("Odile", "2037-06-11", "2037-06-12");
  expect(notesOf(tomorrow)).toEqual([`${late}, 1 day until the next customer, Odile`]);
});

test("a dress that is late is told with the bride who waits for it, and neither its piece nor its days are free", () => {
  const rental = rentalWith([
    booking("late", "2037-06-01", "2037-06-05", { state: "out", daysAfter: 3 }),
    booking("over", "2037-06-06", "2037-06-09"),
    booking("waits", "2037-06-14", "2037-06-16", { daysBefore: 1 }),
    booking("asks", "2037-06-12", "2037-06-12", { state: "option", holdsUntil: "2037-06-10" }),
    booking("in time", "2037-06-15", "2037-06-16", { daysBefore: 1 }),
    booking("ended", "2037-06-12", "2037-06-12", { state: "option", holdsUntil: "2037-06-09" }),
    booking("elsewhere", "2037-06-12", "2037-06-12", { piece: { _ref: "rental.piece-aube-38" } }),
  ]);
  expect(waitingOf(rental).map(({ late, next }) => [late.name, next.name])).toEqual([
    ["late", "waits"],
    ["late", "asks"],
  ]);
  expect(waitingOf(rental).map((waiting) => waitingInWords(waiting, rental))[0]).toBe(
    "Lia, 38: still out with late, and promised to waits from 14 June 2037",
  );
  expect(rental.pieces.filter((one) => isPromised(one, rental)).map(({ name }) => name)).toEqual([
    "Aube, 38",
    "Lia, 38",
  ]);
  const alone = rentalWith([booking("late", "2037-06-01", "2037-06-05", { state: "out", daysAfter: 3 })]);
  expect(barsOf(alone.bookings, sightOf("2037-06-01", 1), alone.today)).toMatchObject([
    { start: 0, length: 13, after: 3 },
  ]);
  expect(optionFor({ ...enquiry, eventDate: "2037-06-12", size: "38" }, alone).piece).toBe(
    "rental.piece-lia-38",
  );
  expect(alone.pieces.filter((one) => isPromised(one, alone)).map(({ name }) => name)).toEqual(["Lia, 38"]);
});

test("what is typed is judged by the write's own rule, a booking never by itself", () => {
  const rental = rentalWith([booking("Agathe", "2037-06-10", "2037-06-12", { daysAfter: 3 })]);
  const [agathe] = rental.bookings;
  if (!agathe) throw new Error("There is a booking.");
  const odile = { ...blankBooking(rental, "rental.piece-lia-38", "2037-06-14"), daysBefore: "0" };
  expect(faultOf("rental.booking-new", odile, rental)).toEqual({
    message:
      "The piece is already booked from 10 June 2037 to 15 June 2037 by Agathe. It is available again with 16 June 2037 as the first day.",
    freeFrom: "2037-06-16",
  });
  expect(faultOf("rental.booking-new", beginningOn(odile, "2037-06-16"), rental)).toBeUndefined();
  expect(faultOf(agathe.id, beginningOn(typedOf(agathe), "2037-06-11"), rental)).toBeUndefined();
  expect(faultOf("rental.booking-new", { ...odile, lastDay: "" }, rental)?.message).toMatch(
    /first and a last day/,
  );
});

test("a form begins with the times of the terms, or of the dress, and keeps what somebody has typed", () => {
  const rental = rentalWith([]);
  const blank = blankBooking(rental, "rental.piece-aube-38", "2037-06-20");
  // The terms have two days before the event and one after it.
  expect(blank).toMatchObject({ lastDay: "2037-06-23", daysBefore: "3", daysAfter: "5" });
  expect(withPiece({ ...blank, daysBefore: "1" }, "rental.piece-lia-38", rental)).toMatchObject({
    piece: "rental.piece-lia-38",
    daysBefore: "1",
    daysAfter: "5",
  });
  expect(
    fieldsOf({ ...blank, state: "booked", holdsUntil: "2037-06-12", note: " Veil. " }, rental.currency),
  ).toEqual({
    piece: { _type: "reference", _ref: "rental.piece-aube-38", _weak: true },
    state: "booked",
    holdsUntil: undefined,
    firstDay: "2037-06-20",
    lastDay: "2037-06-23",
    daysBefore: 3,
    daysAfter: 5,
    customer: undefined,
    name: undefined,
    price: undefined,
    deposit: undefined,
    paid: undefined,
    paidHow: undefined,
    note: "Veil.",
    enquiry: undefined,
  });
});

test("a booking that was typed is taken back as the calendar has shown it", () => {
  const rental = rentalWith([booking("Agathe", "2037-06-10", "2037-06-12", { note: "Veil." })]);
  const seen = rental.bookings[0] ?? expect.unreachable();
  const typed = { ...typedOf(seen), note: "", price: "900" };
  expect(bookingIn({ id: seen.id, seen }, typed, rental)).toEqual({ ...seen, note: "", price: 900 });
  expect(bookingIn({ id: seen.id, seen }, { ...typed, firstDay: "" }, rental)).toBeUndefined();
});

test("a booking is in sight by a day with the customer", () => {
  const isInJune = (firstDay: string, lastDay: string) =>
    isInSight({ firstDay, lastDay }, sightOf("2037-06-17", 1));
  expect([isInJune("2037-05-28", "2037-05-31"), isInJune("2037-07-01", "2037-07-02")]).toEqual([
    false,
    false,
  ]);
  expect([isInJune("2037-05-28", "2037-06-01"), isInJune("2037-06-30", "2037-07-02")]).toEqual([true, true]);
});

test("a dress that is chosen brings its own number of days, unless somebody has typed another", () => {
  const rental = rentalWith([], { dresses: [{ ...lia, rentalDays: 3 }, aube] });
  const ofNoPiece = blankBooking(rental, "", "2037-06-20");
  const ofLia = withPiece(ofNoPiece, "rental.piece-lia-38", rental);
  expect([ofNoPiece.lastDay, ofLia.lastDay]).toEqual(["2037-06-23", "2037-06-22"]);
  expect(ofLia).toEqual(blankBooking(rental, "rental.piece-lia-38", "2037-06-20"));
  const agreed = { ...ofNoPiece, lastDay: "2037-07-01" };
  expect(withPiece(agreed, "rental.piece-lia-38", rental)).toMatchObject({ lastDay: "2037-07-01" });
});

test("a booking costs what its dress does, in amounts as people write them, and another dress has its own", () => {
  const dresses = [
    { ...lia, rentalPrice: 1450, rentalDeposit: 300 },
    { ...aube, rentalPrice: 900 },
  ];
  const rental = rentalWith([], { dresses, settings: { currency: "CHF" } });
  const blank = blankBooking(rental, "rental.piece-lia-38");
  expect(blank).toMatchObject({ price: "1450", deposit: "300", paid: "" });
  expect(withPiece(blank, "rental.piece-aube-38", rental)).toMatchObject({ price: "900", deposit: "" });
  const agreed = { ...blank, price: "CHF 1’400.–", paid: "0", paidHow: " Twint " };
  expect(withPiece(agreed, "rental.piece-aube-38", rental)).toMatchObject({ price: "CHF 1’400.–" });
  expect(fieldsOf(agreed, rental.currency)).toMatchObject({
    price: 1400,
    deposit: 300,
    paid: undefined,
    paidHow: "Twint",
  });
  expect(moneyFault(agreed, rental.currency)).toBeUndefined();
  for (const paid of ["", " ", "0.00", "0,00", "CHF 0", "0.–"]) {
    expect(moneyFault({ ...agreed, paid }, rental.currency)).toBeUndefined();
    expect(fieldsOf({ ...agreed, paid }, rental.currency)["paid"]).toBeUndefined();
  }
  expect(moneyFault({ ...agreed, paid: "half" }, rental.currency)).toMatch("is not an amount");
});

test("a booking is called by its customer, whose name is written once, and a clash names her", () => {
  const customer = { _id: "customer.ada", _type: "customer", name: "Ada", phone: "+41795550100" };
  const hers = booking("1", "2037-06-19", "2037-06-19", {
    name: undefined,
    customer: { _ref: customer._id },
  });
  const rental = rentalWith([{ ...hers, _type: "booking" }], { customers: [customer] });
  expect(rental.bookings.map(calledOf)).toEqual(["Ada"]);
  const typed = { ...blankBooking(rental, "rental.piece-lia-38", "2037-06-19"), customer: "customer.ada" };
  expect(fieldsOf({ ...typed, name: "Ada" }, rental.currency)).toMatchObject({
    customer: { _ref: "customer.ada" },
    name: undefined,
  });
  expect(faultOf("rental.booking-new", typed, rental)?.message).toMatch("by Ada");
  const known = optionFor({ ...enquiry, phone: "0041 79 555 01 00" }, rental);
  expect(known).toMatchObject({ customer: "customer.ada", phone: "" });
});

const enquiry = {
  _id: "enquiry.1",
  name: "Jane Marcet",
  email: "jane@mail.example",
  dressAddress: "https://shop.example/product/lia-old?colour=sage&size=38",
  size: "38",
  colour: "Sage",
  eventDate: "2037-06-20",
};

test("an enquiry becomes an option of its dress in its size, round its day, of a piece that is free", () => {
  const second = piece("lia", "38", { _id: "rental.piece-second", number: "2" });
  const pieces = [piece("lia", "36"), piece("lia", "38"), second, piece("aube", "38")];
  const rental = rentalWith([booking("Agathe", "2037-06-19", "2037-06-19")], { pieces });
  expect(optionFor(enquiry, rental)).toEqual({
    piece: "rental.piece-second",
    state: "option",
    holdsUntil: "2037-06-13",
    firstDay: "2037-06-18",
    lastDay: "2037-06-21",
    daysBefore: "3",
    daysAfter: "5",
    customer: "",
    name: "Jane Marcet",
    phone: "",
    email: "jane@mail.example",
    price: "",
    deposit: "",
    paid: "",
    paidHow: "",
    note: "",
    enquiry: "enquiry.1",
  });
  // Where both are taken, the form says when the first is free.
  const taken = rentalWith([booking("Agathe", "2037-06-19", "2037-06-19")]);
  const typed = optionFor(enquiry, taken);
  expect(typed.piece).toBe("rental.piece-lia-38");
  expect(faultOf("rental.booking-new", typed, taken)?.freeFrom).toBe("2037-06-23");
  expect(optionFor({ ...enquiry, size: "40" }, rental).piece).toBe("rental.piece-lia-36");
  const general = optionFor({ _id: "enquiry.2", name: "Ada Byron" }, rental);
  expect(general).toMatchObject({ piece: "", name: "Ada Byron", state: "option", firstDay: "2037-06-10" });
});

test("a calendar is begun with a piece for each size that is to be had, once", async () => {
  const client = editorOf(await openLake());
  const rental = rentalWith([], { pieces: [], dresses: [lia, { ...aube, offeredFor: ["rent"] }, sold] });
  const dresses = pieceTicks(rental);
  const begun = changesTo(tickedFirst(dresses), dresses);
  await changePieces(client, begun);
  await changePieces(client, begun);
  const ids = "*[_type == 'piece'] | order(_id)._id";
  expect(await client.fetch(ids)).toEqual([
    "rental.piece-aube-38",
    "rental.piece-lia-36",
    "rental.piece-lia-38",
  ]);
  await writePiece(client, undefined, { dress: "lia", size: "38", colour: "", number: " 2 " });
  await writePiece(client, "rental.piece-lia-36", { dress: "lia", size: "", colour: "Ivory", number: "" });
  const stored = await client.fetch<Stored[]>("*[_type == 'piece' && dress._ref == 'lia'] | order(_id)");
  const kept = rentalWith([], { pieces: stored });
  expect(named(kept.pieces)).toEqual(["Lia, 38", "Lia, 38, 2", "Lia, Ivory"]);
  expect(stored.every(({ _id }) => _id.startsWith("rental.piece-"))).toBe(true);
  await book(client, "rental.booking-a", {
    piece: { _ref: "rental.piece-lia-38" },
    firstDay: "2037-06-10",
    lastDay: "2037-06-12",
  });
  await expect(changePieces(client, { added: [], removed: kept.pieces })).rejects.toThrow(
    "Someone has just changed one of them.",
  );
  const now = rentalWith([], {
    pieces: await client.fetch<Stored[]>("*[_type == 'piece' && dress._ref == 'lia']"),
  });
  await expect(changePieces(client, { added: [], removed: now.pieces })).rejects.toThrow(
    "It is booked: cancel its bookings first.",
  );
  await client.delete("rental.booking-a");
  await changePieces(client, { added: [], removed: now.pieces });
  expect(await client.fetch(ids)).toEqual(["rental.piece-aube-38"]);
});

test("a second piece of a size gets a number, and one that was removed returns as it was", async () => {
  const client = editorOf(await openLake());
  const typed = { dress: "lia", size: "38", colour: "", number: "" };
  const rental = rentalWith([]);
  expect(numbered(typed, undefined, rental).number).toBe("2");
  expect(numbered({ ...typed, number: "B" }, undefined, rental).number).toBe("B");
  expect(numbered({ ...typed, size: "40" }, undefined, rental).number).toBe("");
  expect(numbered(typed, "rental.piece-lia-38", rental).number).toBe("");
  const two = rentalWith([], {
    pieces: [piece("lia", "38"), piece("lia", "38", { _id: "rental.piece-b", number: "2" })],
  });
  expect(numbered(typed, undefined, two).number).toBe("3");

  await writePiece(client, undefined, { ...typed, number: "2" });
  const stored = await client.fetch<Stored[]>("*[_type == 'piece']");
  const kept = rentalWith([], { pieces: stored });
  const removed = kept.pieces;
  const revision = await changePieces(client, { added: [], removed });
  await changePieces(client, reverseOf({ removed, before: kept, revision }, rentalWith([], { pieces: [] })));
  const [restored] = await client.fetch<Stored[]>("*[_type == 'piece']");
  expect(restored).toMatchObject({ _id: stored[0]?._id, dress: { _ref: "lia" }, size: "38", number: "2" });
});

const sold = { ...lia, _id: "sold", offeredFor: ["purchase"] };

test("a piece stays as long as it is promised to someone", () => {
  const rental = rentalWith([
    booking("yesterday", "2037-06-01", "2037-06-07", { daysAfter: 2 }),
    booking("cancelled", "2037-07-01", "2037-07-02", { state: "cancelled" }),
    booking("ahead", "2037-06-01", "2037-06-09", { daysAfter: 1, piece: { _ref: "rental.piece-lia-36" } }),
  ]);
  expect(rental.pieces.filter((one) => isPromised(one, rental)).map(({ size }) => size)).toEqual(["36"]);
});

test("a table of the bookings is calculated by no spreadsheet", () => {
  const note = "With a veil,\nand gloves";
  const money = { price: 450.5, paid: 200, paidHow: "Twint" };
  const rental = rentalWith([booking("=1+1", "2037-06-10", "2037-06-12", { daysAfter: 3, note, ...money })]);
  expect(bookingsCsv(rental.bookings, rental)).toBe(
    `\uFEFF"dress","size","colour","number","first day","last day","days before","days after","state","option until","name","telephone","email","note","price","deposit","paid","payment method"\r\n` +
      `"Lia","38","","","2037-06-10","2037-06-12","0","3","Booked","","'=1+1","","","With a veil,\nand gloves","450.5","","200","Twint"\r\n`,
  );
});
