import { contactsOf } from "#model/customers/customer.ts";
import { publishedIdOf } from "#model/documents/private-ids.ts";
import { mentions, type Person } from "./person-mentions.ts";

/** Whether a customer is one of these persons: whoever is only written of in the note is not. */
export function isCustomer(document: Readonly<Record<string, unknown>>, persons: readonly Person[]): boolean {
  const { _id, _type, phone, email } = document;
  const names = [publishedIdOf(String(_id)), phone, email, ...contactsOf(document, "")];
  return _type === "customer" && persons.some((person) => mentions(person, names));
}

/** All names under which a customer is found. */
export function personsIn(document: Readonly<Record<string, unknown>>, labelPhone: string): Person[] {
  return [
    { customer: publishedIdOf(String(document["_id"])) },
    ...contactsOf(document, labelPhone).map((contact) =>
      contact.includes("@") ? { email: contact } : { number: contact.slice(1) },
    ),
  ];
}
