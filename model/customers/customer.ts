import { LRUCache } from "lru-cache";
import { z } from "zod";
import { customer as customerDescribed } from "#model/documents/customer-document.ts";
import { anyMedia, namesOf, objectOf } from "#model/documents/describe.ts";
import { mailboxOf } from "#model/entries/email-address.ts";
import { phoneDigitsOf } from "#model/entries/link-address.ts";
import { withCountryCode, withoutTrunkZero } from "#model/entries/national-number.server.ts";
import { dialledDigits, isNumberAlone } from "#model/entries/telephone.ts";
import { plainDigits } from "#model/texts/plain-digits.ts";

/** Ids of customers begin like this. The dot keeps them from anybody without a token. */
export const CUSTOMER_IDS = "customer.";

/** The query for all of them. */
export const EVERY_CUSTOMER = `*[_type == "customer" && _id in path("${CUSTOMER_IDS}**")]`;

const stored = z.object({ _id: z.string(), _type: z.literal("customer") });

const { eventDate, ...textFields } = customerDescribed.fields;

const texts = objectOf(textFields)(anyMedia);

const date = z.looseObject({ eventDate: eventDate.schema(anyMedia).catch(undefined) });

/** The label writes these of a customer. A field that nobody has filled in is empty. */
export type CustomerFields = z.output<typeof texts> & { eventDate: string };

export type Customer = CustomerFields & { id: string };

/** The names of the fields, in the order in which forms and tables have them. */
export const customerFields = namesOf(customerDescribed.fields);

/** Undefined for a document that is no customer. */
export function readCustomer(document: unknown): Customer | undefined {
  const id = stored.safeParse(document).data?._id;
  return id === undefined ? undefined : { ...readCustomerFields(document), id };
}

/** An enquiry has fields of the same names. */
export function readCustomerFields(document: unknown): CustomerFields {
  return { ...texts.parse(document), eventDate: date.parse(document).eventDate ?? "" };
}

/** A number as every telephone dials it, "+41795550100"; what cannot be dialled stays as it was typed. */
export function dialledFromEverywhere(typed: string, labelPhone: string): string {
  return numbers.memo(`${labelPhone} ${typed}`);
}

/** All numbers of a label are compared at each write, and reading one takes a tenth of a millisecond. */
const numbers = new LRUCache<string, string>({ max: 10_000, memoMethod: numberOf });

function numberOf(key: string): string {
  const [labelPhone = ""] = key.split(" ", 1);
  const typed = key.slice(labelPhone.length + 1);
  const text = typed.normalize("NFKC").replace(unseen, "").replace(scheme, "").replace(separators, " ");
  const international = withCountryCode(text, labelPhone);
  const digits = isNumberAlone(plainDigits(international)) ? dialledDigits(international) : undefined;
  return digits === undefined ? typed.trim() : `+${withoutTrunkZero(digits)}`;
}

const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/** A contact may come as the address of a link. */
const scheme = /^\s*(?:tel|mailto):/i;

/** A comma is none of them: an extension may come behind it. */
const separators = /[\s\p{Pd}\p{Pc}.·•‧∙'’/\\|~\u2212\u2800]+/gu;

/** The telephone number and the address by which a person is known, each in one spelling. The label's own number has the country's code. */
export function contactsOf(
  { phone, email }: Readonly<Record<string, unknown>>,
  labelPhone: string,
): string[] {
  const number = typeof phone === "string" ? dialledFromEverywhere(phone, labelPhone) : "";
  const address = typeof email === "string" ? addressOf(email) : "";
  return [...(/^\+\d+$/.test(number) ? [number] : []), ...(address.includes("@") ? [address] : [])];
}

function addressOf(email: string): string {
  const text = email.normalize("NFKC").replace(unseen, "").replace(scheme, "");
  return mailboxOf(text.replace(/[\s\u2800]/g, "").replace(/\.$/, ""));
}

/** All customers, and the label's own number, in whose country theirs are read. */
export type Customers = { customers: readonly Customer[]; labelPhone: string };

/** The customer who has the telephone number or the address of this document. */
export function customerLike(
  document: Readonly<Record<string, unknown>>,
  { customers, labelPhone }: Customers,
): Customer | undefined {
  const contacts = contactsOf(document, labelPhone);
  return customers.find((customer) =>
    contactsOf(customer, labelPhone).some((contact) => contacts.includes(contact)),
  );
}

/** The id of a customer who is made of an enquiry: two who make one at the same moment make the same. */
export function customerMadeOf(enquiry: string): string {
  return CUSTOMER_IDS + enquiry.split(".").at(-1);
}

/** The digits of the label's own number, in whose country others are read. */
export function labelPhoneOf(settings: unknown): string {
  const { phone } = z.object({ phone: z.string() }).safeParse(settings).data ?? {};
  return phoneDigitsOf(phone ?? "");
}
