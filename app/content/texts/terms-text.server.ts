import { z } from "zod";
import type { Terms } from "#app/label/terms.ts";
import { days, line } from "./text-fields.server.ts";

/** Each number stands for itself; one that is left out is the sample label's, or none. */
export const termsText = z.object({
  /** From the order to the parcel; a collection or a dress may have a number of its own. */
  makingDays: days.optional(),
  /** The same when the atelier is asked to hurry. */
  rushDays: days.optional(),
  /** Added to the making by an alteration or a colour dyed to order. */
  alterationDays: days.optional(),
  /** Within the label's own part of the world … */
  nearShippingDays: days.optional(),
  /** … and at most, anywhere. */
  shippingDays: days.optional(),
  /** A rented dress arrives this long before the evening … */
  rentalBeforeDays: days.optional(),
  /** … and goes back this long after it. */
  rentalAfterDays: days.optional(),
  /** Between two rentals. */
  cleaningDays: days.optional(),
  /** From the dress's arrival: to send it back, or to ask for another size. */
  returnDays: days.optional(),
  /** From the dress reaching the atelier again. */
  refundDays: days.optional(),
  /** From the order: while cloth is uncut and changes are still open. */
  changeDays: days.optional(),
  /** Before the evening: the last day to bring a dress in for fitting. */
  fittingDays: days.optional(),
  /** For a cutting of the cloth to reach somebody by post. */
  swatchDays: days.optional(),
  /** What comes with every rental, in a line. */
  rentalIncludes: line,
}) satisfies z.ZodType<Terms>;
