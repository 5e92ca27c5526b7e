import { partOf } from "#model/documents/part-of.ts";
import { type Customer, type Customers, contactsOf, customerMadeOf } from "./customer.ts";

type Stored = Readonly<Record<string, unknown>> & { _id: string };

type Documents<Each> = { enquiries: readonly Each[]; bookings: readonly Each[] };

/** Her enquiries, and the bookings that name her or, where they name no customer, one of these. */
export function ownOf<Each extends Stored>(
  customer: Customer,
  all: Documents<Each>,
  everybody: Customers,
): Documents<Each> {
  const { labelPhone } = everybody;
  const contacts = contactsOf(customer, labelPhone);
  const behind = new Set(enquiriesBehind([customer.id], all, everybody));
  const enquiries = all.enquiries.filter(
    (enquiry) =>
      behind.has(enquiry) || contactsOf(enquiry, labelPhone).some((contact) => contacts.includes(contact)),
  );
  const ids = new Set<unknown>(enquiries.map(({ _id }) => _id));
  const bookings = all.bookings.filter((booking) => {
    const named = partOf(booking["customer"], "_ref");
    return named === undefined ? ids.has(partOf(booking["enquiry"], "_ref")) : named === customer.id;
  });
  return { enquiries, bookings };
}

/**
 * The enquiries of a person, by the ids of the customer, though they came from another number and address: she was made of one, or a
 * booking of hers names it and nobody else is the customer who has sent it.
 */
export function enquiriesBehind<Each extends Stored>(
  ids: readonly string[],
  { enquiries, bookings }: Documents<Each>,
  { customers, labelPhone }: Customers,
): Each[] {
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
