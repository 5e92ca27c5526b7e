import type { Heading } from "./table-headings.ts";

/** The columns of a table of bookings, in their order: Studio writes them, and the import reads them. */
export const bookingColumns = {
  dress: "dress",
  size: "size",
  colour: "colour",
  number: "number",
  firstDay: "first day",
  lastDay: "last day",
  daysBefore: "days before",
  daysAfter: "days after",
  state: "state",
  holdsUntil: "option until",
  name: "name",
  phone: "telephone",
  email: "email",
  note: "note",
  price: "price",
  deposit: "deposit",
  paid: "paid",
  paidHow: "payment method",
} as const satisfies Record<string, Heading>;
