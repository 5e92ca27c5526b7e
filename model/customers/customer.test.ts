import { expect, test } from "vitest";
import { contactsOf, dialledFromEverywhere } from "./customer.ts";

const label = "41445550100";

test.each([
  "+41 79 555 01 00",
  "+41795550100",
  "079 555 01 00",
  "0041 (0)79/555.01.00",
  "+41 (0)79 555 01 00",
  "+41 079 555 01 00",
  "+410795550100",
  "41 79 555 01 00",
  "tel:+41-79-555-01-00",
  " TEL:079 555 01 00",
  "＋４１　７９　５５５　０１　００",
  "٠٧٩ ٥٥٥ ٠١ ٠٠",
  "+۴۱۷۹۵۵۵۰۱۰۰",
  "\u202a+41\u00a079\u2009555\u202f01\u200b00\u202c",
  "079\u3000555\u2007\u200701\t00",
  "079·555·01·00",
  "079\u2212555_01’00",
  "079\u3164555\u280001 00",
])("%j is one number, dialled from everywhere", (phone) => {
  expect(dialledFromEverywhere(phone, label)).toBe("+41795550100");
  expect(contactsOf({ phone }, label)).toEqual(["+41795550100"]);
});

test.each(["07700 900123", "her mother, evenings", "079 555 01 00, ask for Ada", "33612345678", ""])(
  "%j stays as it was typed: nobody knows its country, or it is more than a number",
  (phone) => {
    expect(dialledFromEverywhere(phone, label)).toBe(phone);
    expect(contactsOf({ phone }, label)).toEqual([]);
  },
);

test("the zero at the beginning of an Italian number stays, and without the label's number no country is guessed", () => {
  expect(dialledFromEverywhere("+39 06 698 12345", label)).toBe("+390669812345");
  expect(dialledFromEverywhere("079 555 01 00", "")).toBe("079 555 01 00");
});

test.each([
  "ada@müller.example",
  " Ada@MÜLLER.example",
  "ada@xn--mller-kva.example",
  "ＡＤＡ＠müller．example",
  "a\u200bda@mu\u0308ller.example\u00a0",
  "mailto:ada@Müller.example.",
])("%j is one address", (email) => {
  expect(contactsOf({ email }, label)).toEqual(["ada@xn--mller-kva.example"]);
});
