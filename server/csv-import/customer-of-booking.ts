import { randomUUID } from "node:crypto";
import { t } from "@trousseau/words/translate.ts";
import { CUSTOMER_IDS, contactsOf } from "#model/customers/customer.ts";
import type { CustomerWrite } from "#model/customers/save-customer.ts";
import { customer as described } from "#model/documents/customer-document.ts";
import { customersLike, isStored, type KnownCustomers, nameKey } from "./known-customers.ts";

/** A customer whom rows of a table of bookings make or change. */
export type BookedCustomer = CustomerWrite & {
  name: string;
  /** The customer as stored; undefined for a new one. */
  before: Readonly<Record<string, unknown>> | undefined;
};

type Contact = Readonly<Record<"name" | "phone" | "email", string>>;

/** `fault`: why the row names nobody. `id` is undefined where it has neither number nor address. */
type NamedCustomer = { id?: string; fault?: string };

const contactFields = ["phone", "email"] as const;

/** The customer who has the number or the address of a row has booked it, and whoever is none yet becomes one. */
export function customersOfBookings(present: KnownCustomers) {
  const { labelPhone } = present;
  const writes = new Map<string, BookedCustomer>();
  /** The customers of the rows above, by number and address. */
  const ofRowsAbove = new Map<string, string>();
  /** A field of a customer as the first row above says it. */
  const sayings = new Map<string, { row: number; spelling: string }>();

  const storedAs = (id: string | undefined) => present.customers.find((one) => one.id === id);

  function nameOf(id: string | undefined): string | undefined {
    return storedAs(id)?.name ?? writes.get(id ?? "")?.name;
  }

  /** Several, where a row says things of two people, or too little of one. */
  function customersNamedBy(contact: Contact) {
    const { keys, isNameAlone, matches, fault } = customersLike(contact, present);
    const ids = [...matches.map(({ id }) => id), ...keys.flatMap((key) => ofRowsAbove.get(key) ?? [])];
    return { ids: [...new Set(ids)], isNameAlone, fault };
  }

  /** Capitals in an address make no other of it. */
  function spellingOf(field: (typeof contactFields)[number], text: string): string {
    return contactsOf({ [field]: text }, labelPhone)[0] ?? text;
  }

  /** Two rows may not say two things of one customer. */
  function contradiction(id: string, row: number, contact: Contact): string | undefined {
    for (const field of contactFields.filter((each) => contact[each] !== "")) {
      const spelling = spellingOf(field, contact[field]);
      const first = sayings.get(`${field} ${id}`) ?? { row, spelling };
      if (first.spelling !== spelling)
        return t("row {{first}} says another number or address of this customer", { first: first.row });
      sayings.set(`${field} ${id}`, first);
    }
    return undefined;
  }

  function note(id: string, contact: Contact): void {
    const before = storedAs(id);
    const changed = contactFields.filter((field) => {
      const text = contact[field];
      const isSame = spellingOf(field, text) === spellingOf(field, before?.[field] ?? "");
      return text !== "" && !isSame && !isStored(field, text, before);
    });
    const fields = {
      ...(writes.get(id)?.fields ?? (before ? {} : { name: contact.name })),
      ...Object.fromEntries(changed.map((field) => [field, contact[field]])),
    };
    const name = nameOf(id) ?? contact.name;
    if (Object.keys(fields).length > 0)
      writes.set(id, { id, name, fields, revision: before?.revision, before });
    for (const key of contactsOf(contact, labelPhone)) ofRowsAbove.set(key, id);
  }

  /** A booking may have been given to somebody else since, whom a row of before does not mean. */
  function isMeant(id: string, contact: Contact): boolean {
    const before = storedAs(id);
    if (!before) return false;
    const isSame = (field: keyof Contact) => contact[field] === "" || isStored(field, contact[field], before);
    // A row may leave the name out.
    const isSameName = contact.name === "" || nameKey(contact.name) === nameKey(before.name);
    return isSameName || contactFields.every(isSame);
  }

  /** `own`: the customer whom the booking names already; her number may be corrected. */
  function customersMeant(contact: Contact, own: string | undefined) {
    const { ids, isNameAlone, fault } = customersNamedBy(contact);
    const isOwn = own !== undefined && (isNameAlone || ids.length === 0) && isMeant(own, contact);
    return { ids: isOwn ? [own] : ids, fault };
  }

  function find(row: number, contact: Contact, own: string | undefined): NamedCustomer {
    if (contact.phone === "" && contact.email === "") return {};
    const { ids, fault } = customersMeant(contact, own);
    if (ids.length > 1) return { fault: fault(ids.map((id) => nameOf(id) ?? "")) };
    const id = ids[0] ?? (contact.name && CUSTOMER_IDS + randomUUID());
    if (id === "") return { fault: described.fields.name.needs ?? "" };
    const refusal = contradiction(id, row, contact);
    if (refusal !== undefined) return { fault: refusal };
    note(id, contact);
    return { id };
  }

  /** The customers whom a contact names; none where it is a name alone. */
  function idsOf(contact: Contact): string[] {
    const { ids, isNameAlone } = customersNamedBy(contact);
    return isNameAlone ? [] : ids;
  }

  return { writes, nameOf, idsOf, find };
}
