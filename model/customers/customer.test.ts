import { expect, test } from "vitest";
import { contactsOf, dialledFromEverywhere } from "./customer.ts";

const label = "41445550100";

test.each([
  "079 555 01 00",
  "0041 (0)79/555.01.00",
  "+41 079 555 01 00",
  "41 79 555 01 00",
  " TEL:+41-79-555-01-00",
  "＋４１　７９　５５５　０１　００",
  "٠٧٩ ٥٥٥ ٠١ ٠٠",
  "\u202a079\u00a0\t55\u200b5\u3164\u28000\u202f1·0_0",
])("%j is one number; it is dialled from everywhere", (phone) => {
  expect(dialledFromEverywhere(phone, label)).toBe("+41795550100");
});

test.each([
  ["07700 900123", "another country's, which nobody knows"],
  ["079 555 01 00, ask for Ada", "more than a number"],
])("%j stays as it was typed: it is %s", (phone) => {
  expect([dialledFromEverywhere(phone, label), contactsOf({ phone }, label)]).toEqual([phone, []]);
});

test.each([
  "ada@MÜLLER.example",
  "ＡＤＡ＠xn--mller-kva．example",
  "mailto:a\u200bda@mu\u0308ller.example. ",
])("%j is one address", (email) =>
  expect(contactsOf({ email }, label)).toEqual(["ada@xn--mller-kva.example"]),
);
