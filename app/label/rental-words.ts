import { days } from "./days.ts";

/** What a dress's page says of its rental. */
export const rentalWords = {
  rental: "Rental",
  /** After the price. */
  forDays: (count: number) => `for ${days(count)}`,
  deposit: "Deposit",
  /** After the amount. */
  givenBack: "given back with the dress",
  included: "Included",
  notForSale: "to rent only",
  notToRent: "To buy only",
} as const;
