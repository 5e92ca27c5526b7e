import { t } from "@trousseau/words/translate.ts";
import { partOf } from "#model/documents/part-of.ts";
import { CUSTOMER_IDS, contactsOf, labelPhoneOf } from "./customer.ts";

type Stored = Readonly<Record<string, unknown>>;

type CustomerChange = { id: string; before: Stored | undefined; after: Stored | undefined };

type CustomerDocuments = {
  /** A document as the transaction would leave it. */
  read(id: string): Stored | undefined;
  /** The ids of all documents that begin like this. */
  idsUnder(prefix: string): readonly string[];
  /** The ids of documents that may refer to this one. */
  sourcesOf(id: string): readonly string[];
  /** Whether the refusal may name this customer. */
  mayTell(id: string): boolean;
};

/** `customer`: the id of the one that has the number or the address already. */
export type CustomerFault = { id: string; description: string; customer?: string };

/**
 * Nobody is a customer twice, by telephone number or by address, and nobody leaves whom a booking names. The embedded lake asks this of
 * every transaction, and save-customer.ts before it writes to another host.
 */
export function customerFaults(
  changes: readonly CustomerChange[],
  documents: CustomerDocuments,
): CustomerFault[] {
  const ofCustomers = changes.filter(({ before, after }) => isCustomer(before) || isCustomer(after));
  if (ofCustomers.length === 0) return [];
  const labelPhone = labelPhoneOf(documents.read("house"));
  let holders: ReturnType<typeof holdersIn> | undefined;
  const holdersOf = (contact: string) => {
    // Only a new contact makes it worth reading everybody.
    holders ??= holdersIn(documents, labelPhone);
    return holders.get(contact) ?? [];
  };
  return ofCustomers.flatMap(({ id, before, after }) => {
    if (after === undefined) return isNamed(id, documents) ? [{ id, description: HAS_BOOKINGS }] : [];
    const contactsBefore = contactsOf(before ?? {}, labelPhone);
    const twin = contactsOf(after, labelPhone)
      .filter((contact) => !contactsBefore.includes(contact))
      .flatMap(holdersOf)
      .find((holder) => holder.id !== id);
    return twin ? [twinFault(id, twin.id, documents)] : [];
  });
}

const HAS_BOOKINGS = t("This customer has bookings. “Delete a person” removes them together.");

function isCustomer(document: Stored | undefined): boolean {
  return document?.["_type"] === "customer";
}

function isNamed(id: string, { read, sourcesOf }: CustomerDocuments): boolean {
  return sourcesOf(id).some((source) => {
    const document = read(source);
    return document?.["_type"] === "booking" && partOf(document["customer"], "_ref") === id;
  });
}

/** The ids of all customers by their contacts, as the transaction would leave them. */
function holdersIn({ read, idsUnder }: CustomerDocuments, labelPhone: string) {
  const holders = idsUnder(CUSTOMER_IDS).flatMap((id) =>
    contactsOf(read(id) ?? {}, labelPhone).map((contact) => ({ contact, id })),
  );
  return Map.groupBy(holders, ({ contact }) => contact);
}

function twinFault(id: string, twin: string, { read, mayTell }: CustomerDocuments): CustomerFault {
  const name = mayTell(twin) ? read(twin)?.["name"] : undefined;
  const description =
    typeof name === "string" && name.trim() !== ""
      ? t("{{name}} is a customer already, with this telephone number or email address.", {
          name: name.trim(),
        })
      : t("A customer has this telephone number or email address already.");
  return { id, description, ...(mayTell(twin) && { customer: twin }) };
}
