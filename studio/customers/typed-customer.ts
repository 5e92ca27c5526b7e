import {
  CUSTOMER_IDS,
  type Customer,
  type Customers,
  customerLike,
  customerMadeOf,
} from "#model/customers/customer.ts";

/** Fields that are empty are "". */
export type TypedCustomer = Omit<Customer, "id">;

export const blankCustomer: TypedCustomer = {
  name: "",
  phone: "",
  email: "",
  eventDate: "",
  measurements: "",
  note: "",
};

/** The form of the person who has sent an enquiry; a document may hold anything. */
export function typedFrom(enquiry: Readonly<Record<string, unknown>>): TypedCustomer {
  const text = (name: string) => {
    const value = enquiry[name];
    return typeof value === "string" ? value : "";
  };
  return {
    name: text("name"),
    phone: text("phone"),
    email: text("email"),
    eventDate: text("eventDate"),
    measurements: text("measurements"),
    note: "",
  };
}

type Enquiry = Readonly<Record<string, unknown>> & { _id: string };

/** The customer who has sent an enquiry: by the number or the address, or made of this enquiry before. */
export function customerOf(enquiry: Enquiry, customers: Customers): Customer | undefined {
  const id = customerMadeOf(enquiry._id);
  return customerLike(enquiry, customers) ?? customers.customers.find((customer) => customer.id === id);
}

export function newCustomerOf(enquiry: Enquiry): { id: string; typed: TypedCustomer } {
  return { id: customerMadeOf(enquiry._id), typed: typedFrom(enquiry) };
}

/** Whoever is typed into a booking: the person of its enquiry, unless that one is a customer and this is somebody else. */
export function newCustomerIn(
  { name, phone, email }: Pick<TypedCustomer, "name" | "phone" | "email">,
  enquiry: Enquiry | null,
  customers: Customers,
): { id: string; typed: TypedCustomer } {
  const own =
    enquiry && !customerOf(enquiry, customers)
      ? newCustomerOf(enquiry)
      : { id: CUSTOMER_IDS + crypto.randomUUID(), typed: blankCustomer };
  return { id: own.id, typed: { ...own.typed, name, phone, email } };
}
