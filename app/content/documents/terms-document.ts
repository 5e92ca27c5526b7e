import type { Field } from "#app/content/describe.ts";
import { days, line } from "#app/content/fields.ts";
import type { TermDays } from "#app/label/terms.ts";

/** The title of each number in Studio, and what it counts. */
const numbers: Record<TermDays, readonly [title: string, about: string]> = {
  makingDays: [
    "Making a dress",
    "From the order to the parcel. A collection or a dress may have its own number.",
  ],
  rushDays: ["Making a rush order", "The same for a rush order. If empty, there are none."],
  alterationDays: ["Alterations", "Added to the making time."],
  nearShippingDays: ["Shipping, near", "Within your own part of the world."],
  shippingDays: ["Shipping, at most", "Anywhere in the world. The shop calculates with this one."],
  rentalBeforeDays: ["A rented dress arrives", "Days before the event."],
  rentalAfterDays: ["A rented dress goes back", "Days after the event."],
  cleaningDays: ["Cleaning", "Between two rentals."],
  returnDays: ["Return or exchange", "From the dress's arrival."],
  refundDays: ["Refund", "From the dress reaching you again."],
  changeDays: ["Changes to an order", "While the cloth is uncut."],
  fittingDays: ["Last fitting", "Days before the event."],
  swatchDays: ["A cutting of the cloth", "By post."],
};

function numberFields(): Record<TermDays, Field<number | undefined>>;
function numberFields(): Record<string, Field<number | undefined>> {
  return Object.fromEntries(
    Object.entries(numbers).map(([name, [title, about]]) => [
      name,
      days(title, { description: `${about} In texts: {${name}}.` }),
    ]),
  );
}

/** Each number of days is said once: texts name it, and the shop counts with it whether a dress comes in time. */
export const terms = {
  title: "Making, delivery and rental",
  fields: {
    ...numberFields(),
    rentalIncludes: line("Included in every rental", {
      description: "In one line, “Cleaning and delivery both ways”. A dress may have a line of its own.",
    }),
  },
};
