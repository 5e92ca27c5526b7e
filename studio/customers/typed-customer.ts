import type { Customer } from "#model/customers/customer.ts";

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
