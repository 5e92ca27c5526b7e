import { expect, test } from "vitest";
import { readCustomer } from "./customer.ts";
import { ownOf } from "./own-documents.ts";

type Stored = Readonly<Record<string, unknown>> & { _id: string };

const to = (_ref: string) => ({ _type: "reference", _ref });

test("hers are enquiries from her address, the one that she was made of, and one that her booking names and nobody else has sent", () => {
  const enquiries: Stored[] = ["a", "made", "old", "odile"].map((from) => ({
    _id: `enquiry.${from}`,
    email: `${from}@mail.example`,
  }));
  const bookings: Stored[] = ["old", "odile"].map((name) => ({
    _id: name,
    ...{ customer: to("customer.made"), enquiry: to(`enquiry.${name}`) },
  }));
  bookings.push({ _id: "unnamed", enquiry: to("enquiry.made") });
  const ada = readCustomer({ _id: "customer.made", _type: "customer", email: "A@mail.example" });
  const odile = readCustomer({ _id: "customer.o", _type: "customer", email: "odile@mail.example" });
  if (!ada || !odile) throw new Error("They are customers.");
  const own = ownOf(ada, { enquiries, bookings }, { customers: [ada, odile], labelPhone: "" });
  expect(own).toEqual({ enquiries: enquiries.slice(0, 3), bookings });
});
