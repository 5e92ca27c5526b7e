import { days } from "./rental.ts";

/** A dress's page says this of the day it is needed by. The label says how many days things take (terms.ts). */
export const neededByWords = {
  /** These two are always there, whatever the day. */
  made: (making: number) => `Made to order in ${days(making)}`,
  shipped: (shipping: number) => `delivered within ${days(shipping)}`,
  label: "When do you need it?",
  hint: "Enter your date and see whether the dress can reach you in time. It stays on this device until you write to us.",
  past: "That date has passed.",
  verdicts: {
    made: (orderBy: string) => `Order by ${orderBy} and we will make it in time.`,
    tight: (orderBy: string) =>
      `Order by ${orderBy} and we will make it just in time. That leaves no time for alterations.`,
    rush: (orderBy: string) => `Possible as a rush order. Write to us by ${orderBy}.`,
    rent: (orderBy: string) => `Too soon to make, but you can rent it: reserve by ${orderBy}.`,
    rentOnly: (orderBy: string) => `Yes: reserve it by ${orderBy}.`,
    late: "Too soon to make or to rent. Ask us anyway: sometimes a dress is ready.",
    lateToMake: "Too soon to make. Ask us anyway: sometimes a dress is ready.",
    lateToRent: "Too soon to rent. Ask us anyway: sometimes a dress is free.",
  },
};
