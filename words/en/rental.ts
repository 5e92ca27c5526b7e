/** Said of a rental on a dress's page, and of its days on the fitting list. */
export const rentalWords = {
  /** These are the terms of it. */
  renting: "Renting",
  rental: "Rental",
  /** This has the price in front of the days. */
  forDays: (price: string, count: number, isOnRequest: boolean) =>
    `${price}${isOnRequest ? "," : ""} for ${days(count)}`,
  /** This follows the price in a sentence: "six days". */
  daysInWords: (count: number) => `${numbers[count] ?? count} ${count === 1 ? "day" : "days"}`,
  deposit: "Deposit",
  /** This follows the amount of the deposit. */
  givenBack: "refunded on return",
  included: "Included",
  notForSale: "rental only",
  notToRent: "for purchase only",
};

/** Larger ones are written in figures. */
const numbers = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

/** Says "1 day" or "6 days". */
export function days(count: number): string {
  return `${count} ${count === 1 ? "day" : "days"}`;
}
