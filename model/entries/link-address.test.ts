import { expect, test } from "vitest";
import { isPhoneNumber, phoneDigitsOf } from "./link-address.ts";

test.each([
  "491701234567",
  "+49 170 1234567",
  "+49 (0)170 1234567",
  "+49 (0) 170 / 123-45 67",
  "+49[0]1701234567",
  "+49（0）170 1234567",
  "0049 170 1234567",
  "0049 (0)170 1234567",
  "+٤٩ ١٧٠ ١٢٣٤٥٦٧",
  "\u202a+49 170 1234567\u202c",
])("%j is one number", (text) => {
  expect(phoneDigitsOf(text)).toBe("491701234567");
  expect(isPhoneNumber(phoneDigitsOf(text))).toBe(true);
});

test("a zero that nobody has put in brackets stays: in Italy it is dialled from abroad", () =>
  expect(phoneDigitsOf("+39 06 1234 5678")).toBe("390612345678"));

test.each(["", "0170 1234567", "(0)170 1234567", "+49 170", "4".repeat(16), "no number"])(
  "%j is no number",
  (text) => expect(isPhoneNumber(phoneDigitsOf(text))).toBe(false),
);
