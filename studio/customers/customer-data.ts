import { EVERY_APPOINTMENT } from "#model/appointments/appointment.ts";
import { type Customers, EVERY_CUSTOMER, labelPhoneOf, readCustomer } from "#model/customers/customer.ts";
import { sharedQuery, useHeard } from "#studio/connection/shared-query.ts";
import { byName } from "#studio/desk/by-name.ts";

type Stored = Readonly<Record<string, unknown>> & { _id: string };

type FoundCustomers = { customers: readonly Stored[]; settings: Stored | null };

/** The list, each enquiry and each booking have them in common. */
const everyCustomer = sharedQuery<FoundCustomers, Customers | undefined>({
  fetch: `{
    "customers": ${EVERY_CUSTOMER},
    "settings": *[_id == "house"][0] {_id, phone}
  }`,
  listen: '*[_type == "customer"]',
  perspective: "raw",
  read: ({ customers, settings }) => ({
    customers: byName(customers.flatMap((document) => readCustomer(document) ?? [])),
    labelPhone: labelPhoneOf(settings),
  }),
  unheard: undefined,
});

/** Undefined until they are known. */
export function useCustomers(): Customers | undefined {
  return useHeard(everyCustomer);
}

/** The enquiries and bookings of the label that may be hers; `ownOf` chooses among them. */
export const OWN_QUERY = `{
  "enquiries": *[_type == "enquiry"] | order(received desc) {_id, name, phone, email, received, dress, eventDate},
  "bookings": *[_type == "booking" && (customer._ref == $id || defined(enquiry))] | order(firstDay desc) {
    ..., "dress": piece->dress->name, "size": piece->size
  },
  "visits": ${EVERY_APPOINTMENT} | order(day desc, time desc)
}`;

export type FoundOwn = {
  enquiries: readonly Stored[];
  bookings: readonly Stored[];
  visits: readonly Stored[];
};
