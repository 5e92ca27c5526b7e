import { t } from "@trousseau/words/translate.ts";
import { type Customer, contactsOf, labelPhoneOf, readCustomer } from "#model/customers/customer.ts";
import type { StoredCustomers } from "#model/customers/save-customer.ts";
import * as cell from "#model/tables/cell-parsers.ts";
import { phoneCell } from "#model/tables/phone-cell.ts";
import { listed } from "#words/locale.ts";

export type KnownCustomer = Customer & { revision: string };

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

/** A customer is known by the number or the address; a row that has neither names a customer by the name alone. */
export function keysOf(
  { name, phone, email }: Readonly<Record<string, unknown>>,
  labelPhone: string,
): { keys: string[]; isNameAlone: boolean; fault: (names: readonly string[]) => string } {
  const contacts = contactsOf({ phone, email }, labelPhone);
  return contacts.length > 0
    ? { keys: contacts, isNameAlone: false, fault: ofTwoCustomers }
    : { keys: [nameKey(String(name ?? ""))], isNameAlone: true, fault: () => OF_SEVERAL_NAMES };
}

/** Several of them, where a row says too little, or things of two people. */
export function customersWith(keys: readonly string[], { holders }: KnownCustomers): KnownCustomer[] {
  return [...new Set(keys.flatMap((key) => holders.get(key) ?? []).map(({ customer }) => customer))];
}

/** Spaces around a text are no change, nor is a number that stands in a table alike. */
export function isStored(field: string, text: string, customer: object | undefined): boolean {
  const before = String(new Map(Object.entries(customer ?? {})).get(field) ?? "")
    .replace(/\r\n?/g, "\n")
    .trim();
  return text === before || (field === "phone" && phoneCell(text) === phoneCell(before));
}

function ofTwoCustomers(names: readonly string[]): string {
  return t("the number and the address are those of two customers: {{names}}", { names: listed(names) });
}

const OF_SEVERAL_NAMES = t("several customers have this name: add a telephone number or an email address");

function nameKey(name: string): string {
  return `name ${cell.inSmall(name)}`;
}
