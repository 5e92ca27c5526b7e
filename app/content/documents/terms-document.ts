import type { Field } from "#app/content/describe.ts";
import { days, line } from "#app/content/fields.ts";
import type { TermDays } from "#app/label/terms.ts";

const numbers = {
  makingDays: days("Making a dress", {
    description:
      "From the order to the parcel. A collection or a dress may have its own number. In texts: {makingDays}.",
  }),
  rushDays: days("Making a rush order", {
    description: "The same for a rush order. If empty, there are none. In texts: {rushDays}.",
  }),
  alterationDays: days("Alterations", {
    description: "Added to the making time. In texts: {alterationDays}.",
  }),
  nearShippingDays: days("Shipping, near", {
    description: "Within your own part of the world. In texts: {nearShippingDays}.",
  }),
  shippingDays: days("Shipping, at most", {
    description: "Anywhere in the world. The shop calculates with this one. In texts: {shippingDays}.",
  }),
  rentalBeforeDays: days("A rented dress arrives", {
    description: "Days before the event. In texts: {rentalBeforeDays}.",
  }),
  rentalAfterDays: days("A rented dress goes back", {
    description: "Days after the event. In texts: {rentalAfterDays}.",
  }),
  cleaningDays: days("Cleaning", { description: "Between two rentals. In texts: {cleaningDays}." }),
  returnDays: days("Return or exchange", {
    description: "From the dress's arrival. In texts: {returnDays}.",
  }),
  refundDays: days("Refund", { description: "From the dress reaching you again. In texts: {refundDays}." }),
  changeDays: days("Changes to an order", {
    description: "While the cloth is uncut. In texts: {changeDays}.",
  }),
  fittingDays: days("Last fitting", { description: "Days before the event. In texts: {fittingDays}." }),
  swatchDays: days("A cutting of the cloth", { description: "By post. In texts: {swatchDays}." }),
} satisfies Record<TermDays, Field<number | undefined>>;

/** Each number of days is said once: texts name it, and the shop counts with it whether a dress comes in time. */
export const terms = {
  title: "Making, delivery and rental",
  fields: {
    ...numbers,
    rentalIncludes: line("Included in every rental", {
      description: "In one line, “Cleaning and delivery both ways”. A dress may have a line of its own.",
    }),
  },
};
