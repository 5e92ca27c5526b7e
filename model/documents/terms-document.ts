import { t } from "@trousseau/words/translate.ts";
import type { TermDays, Terms } from "#model/texts/terms.ts";
import { anyMedia, type Field, objectOf } from "./describe.ts";
import { days, daysOrNone, line } from "./fields.ts";
import { parseWithDefaults } from "./parse-with-defaults.server.ts";

/** The title of each number in Studio, and what it counts. */
const numbers: Record<TermDays, readonly [title: string, about: string]> = {
  makingDays: [
    t("Making a dress"),
    t("From the order to the parcel. A collection or a dress may have its own number."),
  ],
  rushDays: [t("Making a rush order"), t("The same for a rush order. If empty, there are none.")],
  alterationDays: [t("Alterations"), t("Added to the making time.")],
  nearShippingDays: [t("Shipping nearby"), t("Within your own part of the world.")],
  shippingDays: [t("Shipping, at most"), t("Anywhere in the world. The shop calculates with this one.")],
  rentalBeforeDays: [t("A rented dress arrives"), t("Days before the event.")],
  rentalAfterDays: [t("A rented dress goes back"), t("Days after the event.")],
  cleaningDays: [t("Cleaning"), t("Between two rentals.")],
  returnDays: [t("Return or exchange"), t("From the dress’s arrival.")],
  refundDays: [t("Refund"), t("From the dress reaching you again.")],
  changeDays: [t("Changes to an order"), t("While the cloth is uncut.")],
  fittingDays: [t("Last fitting"), t("Days before the event.")],
  swatchDays: [t("A cutting of the cloth"), t("By post.")],
};

/** No days pass where a dress is fetched, worn the same day, or cleaned at once. */
const mayBeNone = new Set<string>([
  "nearShippingDays",
  "shippingDays",
  "rentalBeforeDays",
  "rentalAfterDays",
  "cleaningDays",
] satisfies TermDays[]);

// biome-ignore lint/plugin: each number has a field of its name, and Object.fromEntries forgets which
const numberFields = Object.fromEntries(
  Object.entries(numbers).map(([name, [title, about]]) => [
    name,
    (mayBeNone.has(name) ? daysOrNone : days)(title, {
      description: t("{{about}} In texts: {{field}}.", { about, field: `{${name}}` }),
    }),
  ]),
) as Record<TermDays, Field<number | undefined>>;

/** Each number of days is said once: texts name it, and the shop counts with it whether a dress comes in time. */
export const terms = {
  title: t("Making, delivery and rental"),
  fields: {
    ...numberFields,
    rentalIncludes: line(t("Included in every rental"), {
      description: t("In one line, “Cleaning and delivery both ways”. A dress may have a line of its own."),
    }),
  },
};

const termFields = objectOf(terms.fields)(anyMedia);

/** The terms by their document as it is stored. A number that is broken is promised nowhere. */
export function readTerms(document: unknown): Terms {
  return parseWithDefaults(termFields, document).value;
}
