import type { customer } from "#model/documents/customer-document.ts";
import type { Heading } from "./table-headings.ts";

/** The columns of a table of customers: Studio writes them, and the import reads them. */
export const customerColumns = {
  name: "name",
  phone: "telephone",
  email: "email",
  address: "postal address",
  eventDate: "date of the event",
  measurements: "measurements",
  note: "note",
} as const satisfies Record<keyof typeof customer.fields, Heading>;
