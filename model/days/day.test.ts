import { expect, test } from "vitest";
import { dayInWords, daysIn, isAhead, isDay, isPast, momentInWords, readDay } from "./day.ts";

test.each(["2027-05-09", "2028-02-29"])("%s is a day", (text) => expect(isDay(text)).toBe(true));

const longYears = ["20275-05-09", "202755-05-09", "９９９９-01-01"];

test.each(["", "9.5.2027", "2027-02-29", "2027-13-01", "2027-5-9", "2027-05-09T10:00", ...longYears])(
  "%j is none, and stays as it is written",
  (text) => {
    expect(isDay(text)).toBe(false);
    expect(dayInWords(text)).toBe(text);
  },
);

test("A day is said in words, the same everywhere on earth", () =>
  expect(dayInWords("2027-05-09")).toBe("9 May 2027"));

test("A moment is said by the clock of whoever reads it", () => {
  const moment = "2027-11-09T14:30:00";
  expect(momentInWords(moment)).toBe("9 Nov 2027, 14:30");
  expect(momentInWords(Date.parse(moment), { dateStyle: "long" })).toBe("9 November 2027");
});

test("A day has passed once it has ended everywhere", () => {
  const now = Date.UTC(2027, 4, 9, 11, 59);
  expect(isPast("2027-05-09", now)).toBe(false);
  expect(isPast("2027-05-08", now), "in Honolulu it is the eighth").toBe(false);
  expect(isPast("2027-05-07", now)).toBe(true);
});

test("The label's date says which days are ahead, whatever the clock of a telephone says", () => {
  expect(isAhead("2001-05-09", "2001-05-09")).toBe(true);
  expect(isAhead("2099-05-08", "2099-05-09")).toBe(false);
  expect(isAhead("soon", "2001-05-09")).toBe(false);
  expect([isAhead("2001-05-09"), isAhead("2099-05-09")], "no label's date is known").toEqual([false, true]);
});

test.each([
  ["٢٠٢٧-٠٥-٠٩", "2027-05-09"],
  [" ２０２７-05-09\u200b", "2027-05-09"],
  ["2027/5/9", "2027-05-09"],
  ["09.05.2027", "2027-05-09"],
  ["9. 5. 2027", "2027-05-09"],
  ["13/5/2027", "2027-05-13"],
  ["5/13/2027", "2027-05-13"],
  ["5-5-2027", "2027-05-05"],
  ["29.2.2028", "2028-02-29"],
  ["9/5/2027", "9/5/2027"],
  ["9.5/2027", "9.5/2027"],
  ["29.2.2027", "29.2.2027"],
  ["13.13.2027", "13.13.2027"],
  ["9.5.27", "9.5.27"],
  ["20275-05-09", "20275-05-09"],
  ["next spring", "next spring"],
])("%j is read as %j", (typed, day) => expect(readDay(typed)).toBe(day));

test.each([
  ["de-DE", "9/5/2027", ["2027-05-09"]],
  ["fr-FR", "09-05-2027", ["2027-05-09"]],
  ["ar-u-nu-latn", "9/5/2027", ["2027-05-09"]],
  ["fr-FR", "5/13/2027", []],
  ["en-GB", "9/5/2027", ["2027-05-09", "2027-09-05"]],
  ["en-US", "9/5/2027", ["2027-05-09", "2027-09-05"]],
  ["hu-HU", "9/5/2027", ["2027-05-09", "2027-09-05"]],
  ["en-US", "9.5.2027", ["2027-05-09"]],
])("a language settles which day is meant, or does not: %s, %s", (locale, typed, days) => {
  expect(daysIn(typed, locale)).toEqual(days);
});

test.each([
  ["GB", "03/12/2026", ["2026-12-03"]],
  ["IN", "3-12-2026", ["2026-12-03"]],
  ["ZA", "03/12/2026", ["2026-12-03"]],
  ["SE", "03/12/2026", ["2026-12-03"]],
  ["GB", "12/31/2026", []],
  ["US", "03/12/2026", ["2026-03-12"]],
  ["US", "3.12.2026", ["2026-12-03"]],
  ["PH", "03/12/2026", ["2026-03-12"]],
  ["CA", "03/12/2026", ["2026-12-03", "2026-03-12"]],
  ["JP", "03/12/2026", ["2026-12-03", "2026-03-12"]],
])("a country settles what English leaves open: %s, %s", (country, typed, days) => {
  expect(daysIn(typed, "en-GB", country)).toEqual(days);
});

test("a language that writes the day first is followed in any country", () => {
  expect(daysIn("9/5/2027", "de-DE", "US")).toEqual(["2027-05-09"]);
});
