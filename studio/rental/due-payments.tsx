import { Card, Heading, Stack, Text } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { IntentLink } from "sanity/router";
import { storedCurrency } from "#model/documents/label-settings-document.ts";
import { type Currency, formatPrice } from "#model/dresses/currency.ts";
import { dueOf, isDue } from "#model/rental/due.ts";
import { rentalToday } from "#model/rental/overlap-rule.ts";
import { type KeptBooking, readKeptBooking } from "#model/rental/rental-documents.ts";
import { sharedQuery, useHeard } from "#studio/connection/shared-query.ts";
import { sideBySide } from "#studio/schema/side-by-side.ts";
import type { Stored } from "./rental-data.ts";

type FoundDue = { bookings: readonly Stored[]; settings: Stored | null };

type Due = { payments: readonly (KeptBooking & { dress: string })[]; currency: Currency };

/** Bookings that cost something and are not wholly paid, whether the dress is back or not. */
const duePayments = sharedQuery<FoundDue, Due | undefined>({
  fetch: `{
    "bookings": *[
      _type == "booking" && _id in path("rental.**") && state in ["booked", "out", "back"] &&
      coalesce(price, 0) + coalesce(deposit, 0) > coalesce(paid, 0)
    ] | order(firstDay) {..., "name": coalesce(customer->name, name), "dress": piece->dress->name},
    "settings": *[_id == "house"][0] {_id, openingHours, currency, dollarsAsLanguage}
  }`,
  listen: '*[_type in ["booking", "customer"]]',
  perspective: "raw",
  read: ({ bookings, settings }) => {
    const today = rentalToday(settings, Date.now());
    return {
      currency: storedCurrency(settings),
      payments: bookings.flatMap((document) => {
        const booking = readKeptBooking(document);
        return booking && isDue(booking, today)
          ? [{ ...booking, dress: String(document["dress"] ?? "") }]
          : [];
      }),
    };
  },
  unheard: undefined,
});

/** Who owes what, by name. Nothing is drawn where nobody does. */
export function DuePayments() {
  const { payments = [], currency } = useHeard(duePayments) ?? {};
  if (!currency || payments.length === 0) return null;
  const title = t("Still to pay");
  return (
    <Stack as="section" gap={4} aria-label={title}>
      <Heading as="h2" size={1}>
        {title}
      </Heading>
      {payments.map((booking) => (
        <Card key={booking.id} border padding={3} radius={2}>
          <Text>
            <IntentLink intent="edit" params={{ id: booking.id, type: "booking" }}>
              {sideBySide([
                booking.name || t("Someone"),
                booking.dress,
                formatPrice(dueOf(booking), currency),
              ])}
            </IntentLink>
          </Text>
        </Card>
      ))}
    </Stack>
  );
}
