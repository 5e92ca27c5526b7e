import { expect, test } from "vitest";
import { rentalIssues } from "./rental-issues.server.ts";

const piece = { _id: "rental.piece-lia-38", _type: "piece", size: "38", dress: { _ref: "lia" } };

const booking = (name: string, firstDay: string, lastDay: string, more: object = {}) => {
  const id = { _id: `rental.booking-${name}`, _type: "booking" };
  return { ...id, name, piece: { _ref: piece._id }, firstDay, lastDay, ...more };
};

const pieceOf = (_ref: string) => ({ _id: "rental.piece-b", _type: "piece", dress: { _ref } });

const lastDayBefore = /^warning .*Last day with the customer: It is before/;
const june = booking("Agathe", "2037-06-10", "2037-06-12");

function issuesOf(...documents: { _id: string; _type: string }[]): string[] {
  const shop = { dresses: new Set(["lia"]), today: "2037-05-01" };
  const found = rentalIssues({ documents: [piece, ...documents], ...shop });
  return found.map(({ severity, id, name, message }) => `${severity} ${name} (${id}): ${message}`);
}

test("bookings that overlap are named, both of them, and no customer is", () => {
  const overlap = "it overlaps another booking of its piece, from";
  expect(issuesOf(june, booking("Odile", "2037-06-12", "2037-06-13"))).toEqual([
    `error Booking of 10 June 2037 (rental.booking-Agathe): ${overlap} 12 June 2037 to 13 June 2037 (rental.booking-Odile)`,
    `error Booking of 12 June 2037 (rental.booking-Odile): ${overlap} 10 June 2037 to 12 June 2037 (rental.booking-Agathe)`,
  ]);
  const ended = { state: "option", holdsUntil: "2037-04-30" };
  expect(issuesOf(june, booking("Odile", "2037-06-12", "2037-06-13", ended))).toEqual([]);
});

test("a piece may leave when its bookings are over", () => {
  const gone = { piece: { _ref: "rental.piece-gone" } };
  expect(issuesOf(booking("Odile", "2037-04-10", "2037-04-12", gone))).toEqual([]);
  expect(issuesOf({ ...june, ...gone, ...{ state: "cancelled" } })).toEqual([]);
  expect(issuesOf(booking("Odile", "2037-04-10", "2037-04-12", { ...gone, daysAfter: 20 }))).toHaveLength(1);
});

test("a note is nobody else's business: a gap in it is no fault", () => {
  const note = "[ask her] lorem";
  expect(issuesOf(booking("Agathe", "2037-06-10", "2037-06-12", { note }))).toEqual([]);
});

test.each([
  [{ ...june, firstDay: undefined }, [/^error Booking without days .*First day.*: Choose the first day/]],
  [{ ...june, lastDay: "2037-06-09" }, [lastDayBefore, /^error .*before its first/]],
  [{ ...june, daysAfter: "4" }, [/^error .*Days after: It is not a whole number of days/]],
  [{ ...june, _id: "booking-a" }, [/^error .*anyone could read it/]],
  [{ ...june, piece: { _ref: "rental.piece-gone" } }, [/^error .*its piece does not exist/]],
  [{ _id: "rental.piece-a", _type: "piece" }, [/^error Piece \(rental.piece-a\): Dress: Choose the dress/]],
  [pieceOf("gone"), [/^warning Piece \(rental.piece-b\): its dress does not exist \(gone\)/]],
])("%j is named", (document, lines) => {
  expect(issuesOf(document)).toEqual(lines.map((line) => expect.stringMatching(line)));
});
