import { t } from "@trousseau/words/translate.ts";
import { type Customer, contactsOf, labelPhoneOf, readCustomer } from "#model/customers/customer.ts";
import type { StoredCustomers } from "#model/customers/save-customer.ts";
import * as cell from "#model/tables/cell-parsers.ts";
import { phoneCell } from "#model/tables/phone-cell.ts";
import { listed } from "#words/locale.ts";

type KnownCustomer = Customer & { revision: string };

export type KnownCustomers = {
  customers: readonly KnownCustomer[];
  /** The customers by number, address and name. */
  holders: ReadonlyMap<string, readonly { customer: KnownCustomer }[]>;
  labelPhone: string;
};

export function knownCustomers({ customers: stored, settings }: StoredCustomers): KnownCustomers {
  const labelPhone = labelPhoneOf(settings);
  const customers = stored.flatMap((document) => {
    const read = readCustomer(document);
    return read ? [{ ...read, revision: document._rev }] : [];
  });
  const holders = customers.flatMap((customer) =>
    [...contactsOf(customer, labelPhone), nameKey(customer.name)].map((key) => ({ key, customer })),
  );
  return { customers, holders: Map.groupBy(holders, ({ key }) => key), labelPhone };
}

type Contact = Readonly<Record<string, unknown>>;

/**
 * A customer is known by the number or the address; a row that has neither names a customer by the name alone. Several match where it says
 * too little, or things of two people.
 */
export function customersLike(contact: Contact, { holders, labelPhone }: KnownCustomers) {
  const contacts = contactsOf(contact, labelPhone);
  const isNameAlone = contacts.length === 0;
  const keys = isNameAlone ? [nameKey(String(contact["name"] ?? ""))] : contacts;
  const holding = new Set(keys.flatMap((key) => holders.get(key) ?? []).map(({ customer }) => customer));
  const matches = [...holding].filter(
    (customer) => !isNameAlone || keepsContacts(customer, contact, labelPhone),
  );
  return { keys, isNameAlone, matches, fault: isNameAlone ? () => OF_SEVERAL_NAMES : ofTwoCustomers };
}

/** A text that nobody can dial may be the number of somebody else who has the name. */
function keepsContacts(customer: KnownCustomer, contact: Contact, labelPhone: string): boolean {
  return (["phone", "email"] as const).every((field) => {
    const text = String(contact[field] ?? "");
    const isOfUse = contactsOf({ [field]: customer[field] }, labelPhone).length > 0;
    return text === "" || !isOfUse || isStored(field, text, customer);
  });
}

/** Spaces around a text, or in a line, are no change, nor is a number that stands in a table alike. */
export function isStored(field: string, text: string, customer: object | undefined): boolean {
  const before = String(new Map(Object.entries(customer ?? {})).get(field) ?? "")
    .replace(/\r\n?/g, "\n")
    .trim();
  return (
    [before, cell.oneLine(before)].includes(text) ||
    (field === "phone" && phoneCell(text) === phoneCell(before))
  );
}

function ofTwoCustomers(names: readonly string[]): string {
  return t("the number and the address are those of two customers: {{names}}", { names: listed(names) });
}

const OF_SEVERAL_NAMES = t("several customers have this name: add a telephone number or an email address");

export function nameKey(name: string): string {
  return `name ${cell.inSmall(name.normalize("NFC"))}`;
}
