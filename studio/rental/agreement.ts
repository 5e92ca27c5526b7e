import { t } from "@trousseau/words/translate.ts";
import type { Customer } from "#model/customers/customer.ts";
import { dayInWords } from "#model/days/day.ts";
import { agreement as described } from "#model/documents/agreement-document.ts";
import { anyMedia, objectOf } from "#model/documents/describe.ts";
import { parseWithDefaults } from "#model/documents/parse-with-defaults.server.ts";
import { addressLines } from "#model/documents/showroom-field.ts";
import { textDocuments } from "#model/documents/text-documents.ts";
import { formatPrice } from "#model/dresses/currency.ts";
import { filledIn } from "#model/dresses/message-text.ts";
import { customerPhoneInWords, phoneInWords } from "#model/entries/national-number.server.ts";
import type { Rental } from "./rental-data.ts";
import { amounts, dueIn, readAmount, type TypedBooking } from "./typed-booking.ts";

/** The label's own text and address, as they are stored. */
export type StoredLabel = { agreement: unknown; house: unknown; included: string | null };

/** Everything that is printed, each line as it stands on the page. */
export type Agreement = {
  label: string;
  /** How the label is reached. */
  address: readonly string[];
  title: string;
  customer: readonly string[];
  facts: readonly (readonly [name: string, value: string])[];
  dress: string;
  /** The rental includes this, in the label's words. */
  included: string;
  terms: string;
};

const agreementFields = objectOf(described.fields)(anyMedia);

const { name: labelName, phone, phoneDisplay, email, showroom } = textDocuments.house.fields;

const labelFields = objectOf({ name: labelName, phone, phoneDisplay, email, showroom })(anyMedia);

/** The agreement of a booking as it stands in its form, with the label's terms filled in. */
export function agreementOf(typed: TypedBooking, rental: Rental, stored: StoredLabel): Agreement {
  const { title, terms } = parseWithDefaults(agreementFields, stored.agreement ?? {}).value;
  const label = parseWithDefaults(labelFields, stored.house ?? {}).value;
  const piece = rental.pieces.find(({ id }) => id === typed.piece);
  const money = (amount: number | undefined) =>
    amount === undefined || amount === 0 ? "" : formatPrice(amount, rental.currency);
  const [price, deposit, paid] = amounts.map((field) => readAmount(typed[field], rental.currency).value);
  // An option that is signed is booked.
  const due = dueIn({ ...typed, state: typed.state === "option" ? "booked" : typed.state }, rental.currency);
  const customer = customerLines(typed, rental.customers.customers);
  const values = {
    name: customer[0] ?? "",
    dress: piece?.dressName ?? "",
    size: piece?.size ?? "",
    firstDay: dayInWords(typed.firstDay),
    lastDay: dayInWords(typed.lastDay),
    price: money(price),
    deposit: money(deposit),
    paid: money(paid),
    due: money(due),
  };
  const facts = [
    [t("First day with the customer"), values.firstDay],
    [t("Last day with the customer"), values.lastDay],
    [t("Price"), values.price],
    [t("Deposit"), values.deposit],
    [t("Paid so far"), values.paid],
    [t("Still to pay"), values.due],
  ] as const;
  return {
    label: label.name,
    address: [
      ...addressLines(label.showroom),
      label.phone && (label.phoneDisplay || phoneInWords(label.phone)),
      label.email,
    ].filter(Boolean),
    title,
    customer,
    facts: facts.filter(([, value]) => value !== ""),
    dress: piece?.name ?? "",
    included: stored.included ?? "",
    terms: filledIn(terms, values)
      .replace(/\n{3,}/g, "\n\n")
      .trim(),
  };
}

function customerLines({ customer: id, name, phone, email }: TypedBooking, customers: readonly Customer[]) {
  const customer = customers.find((one) => one.id === id) ?? { name, address: "", phone, email };
  return [
    customer.name,
    ...customer.address.split("\n"),
    customerPhoneInWords(customer.phone.trim()),
    customer.email,
  ]
    .map((line) => line.trim())
    .filter(Boolean);
}
