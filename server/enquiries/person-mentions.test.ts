import { describe, expect, test } from "vitest";
import { mentions, personNamed } from "./person-mentions.ts";

const number = personNamed("+33 6 12 34 56 78");
const email = personNamed("Ada@Mail.example");

describe("a telephone number is found", () => {
  test.each([
    "+33 6 12 34 56 78",
    "0033 6.12.34.56.78",
    "+33 (0)6 12 34 56 78",
    "06 12 34 56 78",
    "06\u00a012\u202f34\u00a056\u202f78",
    "\u202a+33 6 12 34 56 78\u202c",
    "٠٦ ١٢ ٣٤ ٥٦ ٧٨",
    "６１２３４５６７８",
    "6 12 34 56 78",
    // The number stands beside other figures.
    "Date of the event: 9 May 2027\n06 12 34 56 78",
  ])("in %j", (text) => {
    expect(mentions(number, { message: text })).toBe(true);
  });

  test.each(["+1 555 010 0199", "(555) 010-0199", "1-555-010-0199"])(
    "without a zero before it: %j",
    (text) => {
      expect(mentions(personNamed("+1 555 010 0199"), [text])).toBe(true);
    },
  );

  test.each(["06 12 34 56 79", "106 12 34 56 78", "12 34 56 78", "2026-11-22T12:00:00.000Z", ""])(
    "and not in %j",
    (text) => {
      expect(mentions(number, { message: text })).toBe(false);
    },
  );
});

test.each([
  ["+45 20 26 11 29", "2026-11-29T12:00:00.000Z"],
  ["+45 20 26 12 24", "2026-12-24"],
  ["+43 2911 2026", "Date of the event: 29.11.2026"],
  ["+43 1129 2026", "11/29/2026"],
])("a number with the digits of a day, %s, is not found in the day: %s", (named, text) => {
  expect(mentions(personNamed(named), { _createdAt: text })).toBe(false);
  expect(mentions(personNamed(named), `${text}, ${named}`)).toBe(true);
});

describe("an address is found", () => {
  test.each([
    "ADA@mail.example",
    "<ada@mail.example>",
    "mailto:ada@mail.example?subject=x",
    "ada@\uff4dail.example",
  ])("in %j", (text) => {
    expect(mentions(email, { a: [{ b: text }] })).toBe(true);
  });

  test.each(["bada@mail.example", "éada@mail.example", "ada@mail.example.org"])(
    "and another's is left alone: %j",
    (text) => {
      expect(mentions(email, { email: text })).toBe(false);
    },
  );

  test("however its letters are composed, and its domain is written", () => {
    expect(mentions(personNamed("a\u0308da@mail.example"), "äda@mail.example")).toBe(true);
    expect(mentions(personNamed("ada@müller.example"), "ada@xn--mller-kva.example")).toBe(true);
  });
});

test("what was begun with a quotation mark is another address where it stands alone", () => {
  expect(mentions(email, { email: "'ada@mail.example" })).toBe(false);
});

test.each(["Ada", "06", "ada@", "06 12 34 56 78"])("%j names nobody", (text) => {
  expect(() => personNamed(text)).toThrow(/email address, or a telephone number with its country code/);
});

test.each(["+33 (0)6 12 34 56 78", "0033 6 12 34 56 78", "33612345678"])("%j is a number", (text) => {
  expect(personNamed(text)).toEqual(number);
});
