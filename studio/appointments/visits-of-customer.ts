import { type Appointment, readAppointment } from "#model/appointments/appointment.ts";
import { type Customer, type Customers, contactsOf } from "#model/customers/customer.ts";

/** Her appointments: those that name her, and those that name nobody and have her number or address. */
export function visitsOf(
  customer: Customer,
  documents: readonly unknown[],
  { labelPhone }: Pick<Customers, "labelPhone">,
): Appointment[] {
  const contacts = contactsOf(customer, labelPhone);
  return documents
    .flatMap((document) => readAppointment(document) ?? [])
    .filter((visit) =>
      visit.customer === undefined
        ? contactsOf(visit, labelPhone).some((contact) => contacts.includes(contact))
        : visit.customer === customer.id,
    );
}
