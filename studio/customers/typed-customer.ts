import {
  CUSTOMER_IDS,
  type Customer,
  type CustomerFields,
  type Customers,
  customerLike,
  customerMadeOf,
  readCustomerFields,
} from "#model/customers/customer.ts";

/** The form of nobody yet. */
export const blankCustomer = readCustomerFields({});

type Enquiry = Readonly<Record<string, unknown>> & { _id: string };

/** The customer who has sent an enquiry: by the number or the address, or made of this enquiry before. */
export function customerOf(enquiry: Enquiry, customers: Customers): Customer | undefined {
  const id = customerMadeOf(enquiry._id);
  return customerLike(enquiry, customers) ?? customers.customers.find((customer) => customer.id === id);
}

export function newCustomerOf(enquiry: Enquiry): { id: string; typed: CustomerFields } {
  return { id: customerMadeOf(enquiry._id), typed: { ...readCustomerFields(enquiry), note: "" } };
}

type TypedPerson = Pick<CustomerFields, "name" | "phone" | "email"> & { eventDate?: string | undefined };

/** Whoever is typed into a booking: the person of its enquiry, unless that one is a customer and this is somebody else. */
export function newCustomerIn(
  { name, phone, email, eventDate }: TypedPerson,
  enquiry: Enquiry | null,
  customers: Customers,
): { id: string; typed: CustomerFields } {
  const own =
    enquiry && !customerOf(enquiry, customers)
      ? newCustomerOf(enquiry)
      : { id: CUSTOMER_IDS + crypto.randomUUID(), typed: blankCustomer };
  const person = { ...own.typed, name, phone, email };
  return { id: own.id, typed: { ...person, eventDate: eventDate || person.eventDate } };
}
