import { Box, Button, Card, Flex, Grid, Stack, Text } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import type { SanityClient, SanityDocument } from "sanity";
import { useRouter } from "sanity/router";
import type { Customer, Customers } from "#model/customers/customer.ts";
import { findCustomers } from "#model/customers/find-customers.ts";
import { booking as described } from "#model/documents/booking-document.ts";
import { customer as customerDescribed } from "#model/documents/customer-document.ts";
import { customerPhoneInWords } from "#model/entries/national-number.server.ts";
import { ContactButtons } from "#studio/customers/contact-buttons.tsx";
import { refusalOf, writeCustomer } from "#studio/customers/customer-form.tsx";
import { newCustomerIn } from "#studio/customers/typed-customer.ts";
import { moreInWords } from "#studio/desk/few-first.tsx";
import { Field } from "#studio/people/line-field.tsx";
import { sideBySide } from "#studio/schema/side-by-side.ts";
import type { Refusal, TypedBooking } from "./typed-booking.ts";

/** Whoever books; all but the name may be missing. */
type TypedPerson = Pick<TypedBooking, "name" | "phone" | "email"> & { customer?: string | undefined };

type CustomerOfBookingProps = {
  typed: TypedPerson;
  customers: Customers;
  change(changes: Partial<TypedPerson>): void;
  hint?: string;
};

/** A customer who is there already, or the name and number of whoever becomes one. */
export function CustomerOfBooking({
  typed,
  customers,
  change,
  hint = hintFor(typed),
}: CustomerOfBookingProps) {
  const customer = customers.customers.find(({ id }) => id === typed.customer);
  if (typed.customer)
    return (
      <ChosenCustomer
        customer={customer}
        clear={() => change({ customer: "", name: "", phone: "", email: "" })}
      />
    );
  return <TypedName {...{ typed, customers, change, hint }} />;
}

function hintFor({ name }: TypedPerson): string {
  return name.trim() === ""
    ? t("If empty, the days are your own: a repair, a show. Write the reason in the note.")
    : t("With a telephone number or an email address this becomes a customer.");
}

/** So many are suggested while a name is typed, and where there are more it is said. */
const MOST_SUGGESTIONS = 5;

function TypedName({ typed: { name, phone, email }, customers, change, hint }: CustomerOfBookingProps) {
  const matches = findCustomers(customers.customers, name);
  const more = matches.length - MOST_SUGGESTIONS;
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Field
          id="booking-name"
          title={described.fields.customer.title}
          value={name}
          setValue={(text) => change({ name: text })}
        />
        <Stack gap={1} role="group" aria-label={t("Customers")}>
          {matches.slice(0, MOST_SUGGESTIONS).map((customer) => (
            <Button
              key={customer.id}
              mode="bleed"
              justify="flex-start"
              text={sideBySide([customer.name, customerPhoneInWords(customer.phone) || customer.email])}
              onClick={() => change({ customer: customer.id, name: customer.name })}
            />
          ))}
          {more > 0 && (
            <Box padding={3}>
              <Text size={1}>{moreInWords(more)}</Text>
            </Box>
          )}
        </Stack>
        <Text size={1} muted>
          {hint}
        </Text>
      </Stack>
      {name.trim() !== "" && (
        <Grid gridTemplateColumns={2} gapX={3} gapY={4}>
          <Field
            id="booking-phone"
            title={customerDescribed.fields.phone.title}
            value={phone}
            setValue={(text) => change({ phone: text })}
          />
          <Field
            id="booking-email"
            title={customerDescribed.fields.email.title}
            value={email}
            setValue={(text) => change({ email: text })}
          />
        </Grid>
      )}
    </Stack>
  );
}

type ChosenCustomerProps = { customer: Customer | undefined; clear(): void };

function ChosenCustomer({ customer, clear }: ChosenCustomerProps) {
  const router = useRouter();
  return (
    <Card border padding={3} radius={2}>
      <Stack as="section" gap={3} aria-label={described.fields.customer.title}>
        <Text size={1} weight="medium">
          {described.fields.customer.title}
        </Text>
        <Text weight="medium">{customer?.name || t("Someone")}</Text>
        {customer && <ContactButtons {...customer} />}
        <Flex gap={3} wrap="wrap">
          {customer && (
            <Button
              text={t("Open this customer")}
              mode="bleed"
              onClick={() => router.navigateIntent("edit", { id: customer.id, type: "customer" })}
            />
          )}
          <Button text={t("Someone else")} mode="bleed" onClick={clear} />
        </Flex>
      </Stack>
    </Card>
  );
}

type Booker = TypedPerson & { enquiry?: string | undefined; eventDate?: string | undefined };

type Completed<Typed> = { typed: Typed; refusal?: Refusal };

/** Whoever has a telephone number or an address is made a customer before the booking, which then names them. */
export async function withCustomer<Typed extends Booker>(
  client: SanityClient,
  typed: Typed,
  customers: Customers,
): Promise<Completed<Typed>> {
  const { customer, name, phone, email } = typed;
  if (customer || name.trim() === "" || (phone.trim() === "" && email.trim() === "")) return { typed };
  const made = await makeCustomer(client, typed, customers);
  if ("message" in made) return { typed, refusal: { ...made, freeFrom: undefined } };
  return { typed: { ...typed, customer: made.id } };
}

async function makeCustomer(client: SanityClient, typed: Booker, customers: Customers) {
  try {
    const { enquiry: id = "" } = typed;
    const enquiry = await client.fetch<SanityDocument | null>(ENQUIRY, { id }, { perspective: "raw" });
    const person = newCustomerIn(typed, enquiry, customers);
    return (await writeCustomer(client, person.id, person.typed)) ?? { id: person.id };
  } catch (error) {
    return refusalOf(error);
  }
}

const ENQUIRY = "*[_id == $id][0]";
