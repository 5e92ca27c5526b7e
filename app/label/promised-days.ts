/**
 * What the label promises, in days. Every text that names one takes it from here, so that the questions,
 * the product pages and the footer can never disagree.
 */
export const promisedDays = {
  /** From the dress's arrival: to send it back, or to ask for another size. */
  returnDays: 14,
  /** From the dress reaching the atelier again. */
  refundDays: 10,
  /** From the order: while cloth is uncut and changes are still open. */
  changeDays: 3,
  /** Added to the making by an alteration or a colour dyed to order. */
  alterationDays: 10,
  /** Before the evening: the last day to bring a dress in for fitting. */
  fittingDays: 21,
  eveningMakingDays: 28,
  bridalMakingDays: 60,
  europeShippingDays: 3,
  worldShippingDays: 7,
  /** A rented dress arrives this long before the evening … */
  rentalBeforeDays: 3,
  /** … and goes back this long after it. */
  rentalAfterDays: 2,
  /** For a cutting of the cloth to reach you by post. */
  swatchDays: 7,
} satisfies Record<string, number>;
