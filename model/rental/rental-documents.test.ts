import { expect, test } from "vitest";
import { bookingFault, piecesFor, readBooking, readPiece } from "./rental-documents.ts";

const days = { firstDay: "2027-06-10", lastDay: "2027-06-12", daysBefore: 2 };
const option = { ...days, state: "option", holdsUntil: "2027-05-20" };
const piece = { _type: "reference", _ref: "rental.piece-lia-38" };
const document = { _id: "rental.booking-a", _type: "booking", piece, ...option };
const booking = { id: "rental.booking-a", piece: piece._ref, daysAfter: 0, ...option };

test("a booking is read with what it leaves out", () => expect(readBooking(document)).toEqual(booking));

test.each([
  [{ daysBefore: -3, daysAfter: "4" }, { daysBefore: 0 }],
  [{ daysAfter: 2.5 }, { daysAfter: 3 }],
  [{ daysAfter: 1e9 }, { daysAfter: 3650 }],
  [{ lastDay: "9999-12-31" }, { lastDay: "2999-12-31" }],
  [{ state: "reserved" }, { state: "booked" }],
  [{ state: undefined }, { state: "booked" }],
  [{ holdsUntil: "soon" }, { holdsUntil: undefined }],
])("whatever else it says, it blocks: %j", (said, read) => {
  expect(readBooking({ ...document, ...said })).toEqual({ ...booking, ...read });
});

test.each([
  { _type: "enquiry" },
  { piece: undefined },
  { piece: { _ref: "" } },
  { piece: { _ref: "rental.piece-lia-38", _dataset: "staging" } },
  { piece: { _ref: "rental.piece-lia-38", _projectId: "other" } },
  { firstDay: "2027-02-29" },
  { lastDay: undefined },
  { lastDay: "2027-06-09" },
  { firstDay: "12027-06-10" },
])("%j books nothing", (said) => expect(readBooking({ ...document, ...said })).toBeUndefined());

test.each([undefined, null, "booking", 7, []])("neither does %j", (value) => {
  expect([readBooking(value), readPiece(value)]).toEqual([undefined, undefined]);
});

test.each([
  [{}, undefined],
  [{ daysBefore: null, daysAfter: 0, state: undefined, holdsUntil: undefined }, undefined],
  [{ piece: undefined, firstDay: undefined, state: "cancelled" }, undefined],
  [{ piece: {} }, /needs a piece/],
  [{ firstDay: undefined }, /first and a last day/],
  [{ lastDay: "12 June" }, /first and a last day/],
  [{ firstDay: "2027-06-10T15:00" }, /first and a last day/],
  [{ lastDay: "2027-06-09" }, /before its first/],
  [{ firstDay: "1999-12-31" }, /in the years 2000 to 2999/],
  [{ firstDay: "0027-06-10" }, /in the years 2000 to 2999/],
  [{ lastDay: "3000-01-01" }, /in the years 2000 to 2999/],
  [{ lastDay: "9999-12-31", state: "cancelled" }, undefined],
  [{ lastDay: "12027-06-12" }, /first and a last day/],
  [{ holdsUntil: "12027-05-20" }, /An option ends on a date/],
  [{ holdsUntil: "soon", state: "booked" }, undefined],
  [{ daysBefore: 2.5 }, /whole numbers/],
  [{ daysAfter: -1 }, /whole numbers/],
  [{ daysAfter: "4" }, /whole numbers/],
  [{ daysAfter: 4000 }, /3650 at most/],
])("with %j the content takes it, or says why not", (said, fault) => {
  expect(bookingFault({ ...document, ...said })).toEqual(fault && expect.stringMatching(fault));
});

test("a dress begins with one piece for each size that is to be had, and with the same each time", () => {
  const sizes = ["36", "38/40", "42", "كبير"].map((label) => ({ label, isAvailable: label !== "42" }));
  const pieces = piecesFor({ id: "lia", sizes });
  const made = ["36", "38/40", "كبير"].map((size) => ({ dress: "lia", size }));
  expect(pieces.map(readPiece)).toMatchObject(made);
  expect(piecesFor({ id: "lia", sizes: sizes.toReversed() }).toReversed()).toEqual(pieces);
  const ids = pieces.map(({ _id }) => _id);
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^rental\.piece-lia-\w+$/);
});

test("a dress without sizes is one piece, one whose sizes are all gone has none, and no id is too long", () => {
  const one = { id: "rental.piece-lia-one", dress: "lia", size: "", colour: "", number: "" };
  expect(piecesFor({ id: "lia", sizes: [] }).map(readPiece)).toEqual([one]);
  expect(piecesFor({ id: "lia", sizes: [{ label: "38", isAvailable: false }] })).toEqual([]);
  const [long] = piecesFor({ id: "l".repeat(128), sizes: [{ label: "38", isAvailable: true }] });
  expect(long?._id).toHaveLength(128);
  expect(long?._id.endsWith("-38")).toBe(true);
});
