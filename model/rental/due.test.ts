import { expect, test } from "vitest";
import { dueOf, isDue } from "./due.ts";

test.each([
  [{ state: "booked", price: 450, deposit: 200 }, 650],
  [{ state: "booked", price: 450, deposit: 200, paid: 150.1 }, 499.9],
  [{ state: "out", price: 450, paid: 450 }, 0],
  [{ state: "back", price: 450, deposit: 200, paid: 450 }, 0],
  [{ state: "back", price: 450, paid: 100 }, 350],
  [{ state: "option", price: 450 }, 0],
  [{ state: "cancelled", price: 450 }, 0],
  [{ state: "booked" }, 0],
] as const)("of %o, %d is still to pay", (booking, due) =>
  expect(dueOf({ ...booking, name: "Ada" })).toBe(due),
);

test("days of the label's own cost nobody anything, whatever price the form began with", () => {
  const booking = { state: "booked", price: 450, name: "" } as const;
  expect(dueOf(booking)).toBe(0);
  for (const somebody of [{ name: "Ada" }, { customer: "customer.gone" }, { enquiry: "enquiry.1" }])
    expect(dueOf({ ...booking, ...somebody })).toBe(450);
});

test("money is due from a week before the dress leaves, with the days before counted", () => {
  const days = { firstDay: "2027-06-20", lastDay: "2027-06-22", daysBefore: 3, daysAfter: 0 };
  const booking = { ...days, id: "a", piece: "lia", state: "booked", name: "Ada", price: 450 } as const;
  expect(["2027-06-09", "2027-06-10", "2027-07-30"].map((today) => isDue(booking, today))).toEqual([
    false,
    true,
    true,
  ]);
});
