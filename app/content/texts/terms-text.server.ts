import { z } from "zod";
import type { Terms } from "#app/label/terms.ts";
import { days, line, orElse } from "./text-fields.server.ts";

/** Each number stands for itself; one that is left out is the sample label's, or none. */
export function termsText(terms: Terms) {
  return z.object({
    makingDays: orElse(days, terms.makingDays),
    rushDays: orElse(days, terms.rushDays),
    alterationDays: orElse(days, terms.alterationDays),
    nearShippingDays: orElse(days, terms.nearShippingDays),
    shippingDays: orElse(days, terms.shippingDays),
    rentalBeforeDays: orElse(days, terms.rentalBeforeDays),
    rentalAfterDays: orElse(days, terms.rentalAfterDays),
    cleaningDays: orElse(days, terms.cleaningDays),
    returnDays: orElse(days, terms.returnDays),
    refundDays: orElse(days, terms.refundDays),
    changeDays: orElse(days, terms.changeDays),
    fittingDays: orElse(days, terms.fittingDays),
    swatchDays: orElse(days, terms.swatchDays),
    rentalIncludes: line.default(terms.rentalIncludes),
  }) satisfies z.ZodType<Terms>;
}
