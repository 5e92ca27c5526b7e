import { Grid, Stack, Text } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { booking as described } from "#model/documents/booking-document.ts";
import { type Currency, formatPrice } from "#model/dresses/currency.ts";
import { Field } from "#studio/people/line-field.tsx";
import { amounts, dueIn, type TypedBooking } from "./typed-booking.ts";

type MoneyProps = {
  typed: TypedBooking;
  currency: Currency;
  change(changes: Partial<TypedBooking>): void;
};

/** The price of a booking and what has been paid of it: words and amounts, not a till. */
export function Money({ typed, currency, change }: MoneyProps) {
  const { fields } = described;
  const due = dueIn(typed, currency);
  return (
    <Stack gap={3}>
      <Grid gridTemplateColumns={2} gapX={3} gapY={4}>
        {[...amounts, "paidHow" as const].map((field) => (
          <Field
            key={field}
            id={`booking-${field}`}
            title={field === "paidHow" ? fields.paidHow.title : `${fields[field].title} (${currency.code})`}
            value={typed[field]}
            setValue={(text) => change({ [field]: text })}
          />
        ))}
      </Grid>
      {due > 0 && (
        <Text size={1} muted>
          {t("Still to pay: {{amount}}", { amount: formatPrice(due, currency) })}
        </Text>
      )}
    </Stack>
  );
}
