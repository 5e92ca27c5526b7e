import { days } from "./days.ts";

/** What is said of a rental on a dress's page, and of its days on the fitting list as well. */
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
