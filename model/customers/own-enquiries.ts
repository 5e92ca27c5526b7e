import { partOf } from "#model/documents/part-of.ts";
import { type Customers, contactsOf, customerMadeOf } from "./customer.ts";

type Stored = Readonly<Record<string, unknown>> & { _id: string };

type Found<Enquiry> = { enquiries: readonly Enquiry[]; bookings: readonly Stored[] };

/**
 * The enquiries of a person, by the ids of the customer, though they came from another number and address: she was made of one, or a
 * booking of hers names it and nobody else is the customer who has sent it.
 */
export function enquiriesBehind<Enquiry extends Stored>(
  ids: readonly string[],
  { enquiries, bookings }: Found<Enquiry>,
  { customers, labelPhone }: Customers,
): Enquiry[] {
  const others = customers.filter(({ id }) => !ids.includes(id));
  const names = new Set(others.flatMap((other) => [other.id, ...contactsOf(other, labelPhone)]));
  const booked = new Set(
    bookings
      .filter(({ customer }) => ids.some((id) => partOf(customer, "_ref") === id))
      .map(({ enquiry }) => customerMadeOf(String(partOf(enquiry, "_ref") ?? ""))),
  );
  return enquiries.filter((enquiry) => {
    const made = customerMadeOf(enquiry._id);
    if (ids.includes(made)) return true;
    return booked.has(made) && ![made, ...contactsOf(enquiry, labelPhone)].some((name) => names.has(name));
  });
}
