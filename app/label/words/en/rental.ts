/** Said of a rental on a dress's page, and of its days on the fitting list. */
export const rentalWords = {
  rental: "Rental",
  /** This has the price in front of the days. */
  forDays: (price: string, count: number, isOnRequest: boolean) =>
    `${price}${isOnRequest ? "," : ""} for ${days(count)}`,
  /** This stands where the price is said elsewhere. */
  days: (count: number) => `For ${days(count)}`,
  deposit: "Deposit",
  /** This follows the amount of the deposit. */
  givenBack: "refunded on return",
  included: "Included",
  notForSale: "rental only",
  notToRent: "For purchase only",
};

/** Says "1 day" or "6 days". */
export function days(count: number): string {
  return `${count} ${count === 1 ? "day" : "days"}`;
}
