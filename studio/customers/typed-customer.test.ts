import { expect, test } from "vitest";
import { readCustomer } from "#model/customers/customer.ts";
import { customerOf, newCustomerIn, newCustomerOf } from "./typed-customer.ts";

const fitting = { eventDate: "2037-06-12", measurements: "88" };

const enquiry = { _id: "drafts.enquiry.1", name: "Ada", phone: "079 555 01 00", ...fitting };

function customersWith(...documents: { _id: string; [field: string]: unknown }[]) {
  return {
    customers: documents.flatMap((document) => readCustomer({ ...document, _type: "customer" }) ?? []),
    labelPhone: "41445550100",
  };
}

test("whoever has sent an enquiry is a customer by the number, and without one by the enquiry itself", () => {
  const ada = { _id: "customer.ada", name: "Ada Byron", phone: "+41795550100" };
  expect(customerOf(enquiry, customersWith(ada))?.name).toBe("Ada Byron");
  expect(customerOf(enquiry, customersWith({ ...ada, phone: "+41795550102" }))).toBeUndefined();
  const bare = { _id: "enquiry.1", name: "Ada" };
  expect(customerOf(bare, customersWith())).toBeUndefined();
  expect(customerOf(bare, customersWith({ _id: newCustomerOf(bare).id, name: "Ada" }))?.name).toBe("Ada");
});

test("a booking makes the same customer of an enquiry as the enquiry does, with the contacts as they are typed", () => {
  const typed = { name: "Ada B.", phone: "079 555 01 00", email: "ada@mail.example" };
  const person = newCustomerIn(typed, enquiry, customersWith());
  expect(person).toEqual({
    id: newCustomerOf(enquiry).id,
    typed: { ...typed, ...fitting, address: "", note: "" },
  });
});

test("somebody else in a booking of a customer's enquiry is a customer of their own, without her measurements", () => {
  const typed = { name: "Odile", phone: "079 555 01 02", email: "" };
  const ada = { _id: newCustomerOf(enquiry).id, name: "Ada" };
  const person = newCustomerIn(typed, enquiry, customersWith(ada));
  expect(person.id).not.toBe(ada._id);
  expect(person.typed).toEqual({ ...typed, address: "", eventDate: "", measurements: "", note: "" });
});
