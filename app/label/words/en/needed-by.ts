import { days } from "./rental.ts";

/** A dress's page says this of the day it is needed by. The label says how many days things take (terms.ts). */
export const neededByWords = {
  /** These two are always there, whatever the day. */
  made: (making: number) => `Made to order in ${days(making)}`,
  shipped: (shipping: number) => `shipped in at most ${days(shipping)}`,
  label: "Needed by",
  hint: "Give the day of the event, and you read here whether the dress can be there in time. The day stays on your device.",
  past: "That day has passed.",
  verdicts: {
    made: (orderBy: string) => `In time, made to order, if you order by ${orderBy}.`,
    tight: (orderBy: string) =>
      `In time, made to order, if you order by ${orderBy}; there is no time left for an alteration.`,
    rush: (orderBy: string) => `Possible if the atelier hurries: ask us first, by ${orderBy}.`,
    rent: (orderBy: string) => `Better rented: reserved by ${orderBy}, it can be with you in time.`,
    rentOnly: (orderBy: string) => `In time, if you reserve it by ${orderBy}.`,
    late: "Not in time, neither made nor rented. Ask us all the same: sometimes a dress is ready.",
    lateToMake: "Too soon for it to be made to order. Ask us all the same: sometimes a dress is ready.",
    lateToRent: "Too soon for it to be rented. Ask us all the same: sometimes a dress is free.",
  },
  /** The visitor ticks this. */
  mention: "Mention the day in my message",
};
