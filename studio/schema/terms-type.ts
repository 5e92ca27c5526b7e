import { ClockIcon } from "@sanity/icons/Clock";
import { defineType, type FieldDefinition } from "sanity";
import type { TermDays } from "#app/label/terms.ts";
import { days, line } from "./text-fields.ts";

const numbers = {
  makingDays: days({
    name: "makingDays",
    title: "Making a dress",
    description:
      "From the order to the parcel. A collection or a dress may have a number of its own. In texts: {makingDays}.",
  }),
  rushDays: days({
    name: "rushDays",
    title: "Making a dress in a hurry",
    description:
      "The same when the atelier is asked to hurry. Left empty: it never does. In texts: {rushDays}.",
  }),
  alterationDays: days({
    name: "alterationDays",
    title: "Altering it",
    description: "Added to the making by an alteration. In texts: {alterationDays}.",
  }),
  nearShippingDays: days({
    name: "nearShippingDays",
    title: "Shipping, near",
    description: "Within your own part of the world. In texts: {nearShippingDays}.",
  }),
  shippingDays: days({
    name: "shippingDays",
    title: "Shipping, at most",
    description: "To anywhere. The shop counts with this one. In texts: {shippingDays}.",
  }),
  rentalBeforeDays: days({
    name: "rentalBeforeDays",
    title: "A rented dress arrives",
    description: "Days before the event. In texts: {rentalBeforeDays}.",
  }),
  rentalAfterDays: days({
    name: "rentalAfterDays",
    title: "A rented dress goes back",
    description: "Days after the event. In texts: {rentalAfterDays}.",
  }),
  cleaningDays: days({
    name: "cleaningDays",
    title: "Cleaning",
    description: "Between two rentals. In texts: {cleaningDays}.",
  }),
  returnDays: days({
    name: "returnDays",
    title: "Return or exchange",
    description: "From the dress's arrival. In texts: {returnDays}.",
  }),
  refundDays: days({
    name: "refundDays",
    title: "Refund",
    description: "From the dress reaching you again. In texts: {refundDays}.",
  }),
  changeDays: days({
    name: "changeDays",
    title: "Changes to an order",
    description: "While the cloth is uncut. In texts: {changeDays}.",
  }),
  fittingDays: days({
    name: "fittingDays",
    title: "Last fitting",
    description: "Days before the event. In texts: {fittingDays}.",
  }),
  swatchDays: days({
    name: "swatchDays",
    title: "A cutting of the cloth",
    description: "By post. In texts: {swatchDays}.",
  }),
} satisfies Record<TermDays, FieldDefinition>;

/** Numbers of days, each said once: texts name them, and the shop counts with them whether a dress comes in time. */
export const terms = defineType({
  name: "terms",
  title: "Making, delivery and rental",
  type: "document",
  icon: ClockIcon,
  fields: [
    ...Object.values(numbers),
    line({
      name: "rentalIncludes",
      title: "Included in every rental",
      description: "In one line, “Cleaning and both journeys”. A dress may have a line of its own.",
    }),
  ],
  preview: { prepare: () => ({ title: "Making, delivery and rental" }) },
});
