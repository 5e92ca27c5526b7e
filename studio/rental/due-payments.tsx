import { Card, Text } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { IntentLink } from "sanity/router";
import { formatPrice } from "#model/dresses/currency.ts";
import { dueOf, isDue } from "#model/rental/due.ts";
import { FIELDS_WITH_NAME, type KeptBooking, readKeptBooking } from "#model/rental/rental-documents.ts";
import { sharedQuery, useHeard } from "#studio/connection/shared-query.ts";
import { FewFirst } from "#studio/desk/few-first.tsx";
import { Section } from "#studio/desk/tool-page.tsx";
import { sideBySide } from "#studio/schema/side-by-side.ts";
import type { Rental, Stored } from "./rental-data.ts";

type Payment = KeptBooking & { dress: string };

/** Bookings that cost something and are not wholly paid, whether the dress is back or not. */
const duePayments = sharedQuery<readonly Stored[], readonly Payment[]>({
  fetch: `*[
    _type == "booking" && _id in path("rental.**") && state in ["booked", "out", "back"] &&
    coalesce(price, 0) + coalesce(deposit, 0) > coalesce(paid, 0)
  ] | order(firstDay) {${FIELDS_WITH_NAME}, "dress": piece->dress->name}`,
  listen: '*[_type in ["booking", "customer"]]',
  perspective: "raw",
  read: (bookings) =>
    bookings.flatMap((document) => {
      const booking = readKeptBooking(document);
      return booking ? { ...booking, dress: String(document["dress"] ?? "") } : [];
    }),
  unheard: [],
});

/** Who owes what, by name. Nothing is drawn where nobody does. */
export function DuePayments({ today, currency }: Pick<Rental, "today" | "currency">) {
  const payments = useHeard(duePayments).filter((booking) => isDue(booking, today));
  if (payments.length === 0) return null;
  return (
    <Section title={t("Still to pay")}>
      <FewFirst>
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
      </FewFirst>
    </Section>
  );
}
