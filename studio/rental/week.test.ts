import { expect, test } from "vitest";
import { booking, rentalWith } from "#tests/support/stored-rental.ts";
import { monthsToChoose, spanInWords } from "./layout.ts";
import { kindTitles, weekDays } from "./week.ts";

/** "2037-06-10: Goes out Agathe (out)" for each entry; today is a Wednesday. */
function linesOf(bookings: Parameters<typeof rentalWith>[0], day = "2037-06-10") {
  const days = weekDays(rentalWith(bookings), day);
  return days.flatMap(({ day: date, entries }) =>
    entries.map(({ kind, booking: { name }, next, isLate }) =>
      [`${date}: ${kindTitles[kind]} ${name}`, isLate ? "late" : [], next ? `→ ${next}` : []]
        .flat()
        .join(" "),
    ),
  );
}

test("a week says day by day what leaves, comes back, is celebrated and ends, with what is to be done today", () => {
  expect(
    linesOf([
      booking("Agathe", "2037-06-12", "2037-06-14", { daysBefore: 2, daysAfter: 3, eventDate: "2037-06-13" }),
      booking("Odile", "2037-06-05", "2037-06-10", { state: "out" }),
      booking("Emmy", "2037-06-06", "2037-06-08", { state: "back", daysAfter: 2 }),
      booking("Jane", "2037-07-01", "2037-07-02", { state: "option", holdsUntil: "2037-06-11" }),
      booking("Ada", "2037-06-13", "2037-06-15"),
      booking("Vera", "2037-06-12", "2037-06-13", { state: "cancelled" }),
      booking("Mona", "2037-06-20", "2037-06-22"),
    ]),
  ).toEqual([
    "2037-06-08: Comes back Emmy",
    "2037-06-10: Goes out Agathe → out",
    "2037-06-10: Comes back Odile → back",
    "2037-06-11: Option ends Jane → booked",
    "2037-06-13: Goes out Ada",
    "2037-06-13: Event Agathe",
    "2037-06-14: Comes back Agathe",
  ]);
});

test("what should have been done before today stands under today, and in no other week", () => {
  const overdue = [
    booking("late", "2037-06-01", "2037-06-05", { state: "out" }),
    booking("not fetched", "2037-06-09", "2037-06-12", { daysBefore: 1 }),
    booking("ended", "2037-07-01", "2037-07-02", { state: "option", holdsUntil: "2037-06-02" }),
    booking("never fetched", "2037-06-01", "2037-06-04"),
  ];
  expect(linesOf(overdue)).toEqual([
    "2037-06-10: Goes out not fetched late → out",
    "2037-06-10: Comes back late late → back",
    "2037-06-10: Option ends ended late → booked",
    "2037-06-12: Comes back not fetched",
  ]);
  expect(linesOf(overdue, "2037-06-05")).toEqual(["2037-06-01: Goes out late"]);
});

test("of what is late the oldest comes first, whatever the customers are called", () => {
  const late = (name: string, lastDay: string) => booking(name, "2037-06-01", lastDay, { state: "out" });
  expect(linesOf([late("Ada", "2037-06-09"), late("Zoe", "2037-06-04")])).toEqual([
    "2037-06-10: Comes back Zoe late → back",
    "2037-06-10: Comes back Ada late → back",
  ]);
});

test("on the last day of a week the options that end in the next two days are told", () => {
  const ends = (holdsUntil: string) =>
    booking(holdsUntil, "2037-07-01", "2037-07-02", { state: "option", holdsUntil });
  const options = [ends("2037-06-14"), ends("2037-06-15"), ends("2037-06-16"), ends("2037-06-17")];
  const sunday = rentalWith(options, {}, Date.parse("2037-06-14T12:00:00Z"));
  const [told] = weekDays(sunday, "2037-06-14").slice(-1);
  expect(
    told?.entries.map(({ booking: { name }, note }) => `${name}: ${note}`.replace(/\s+/gu, " ")),
  ).toEqual([
    "2037-06-14: 1 – 2 July 2037",
    "2037-06-15: Until 15 June 2037",
    "2037-06-16: Until 16 June 2037",
  ]);
});

test("a week is named by its days, and any month from the first booking to two years ahead can be chosen", () => {
  expect(spanInWords("2037-06-29", "2037-07-05").replace(/\s+/gu, " ")).toBe("29 June – 5 July 2037");
  const rental = rentalWith([booking("Agathe", "2036-12-12", "2036-12-14")]);
  const months = monthsToChoose(rental, "2037-06-10");
  expect([months.at(0), months.at(-1), months.length]).toEqual(["2036-12-01", "2039-06-01", 31]);
  expect(monthsToChoose(rentalWith([]), "2041-03-09").at(-1)).toBe("2041-03-01");
});
