import { say } from "@trousseau/words/say.ts";
import rentalWords from "#words/rental.json" with { type: "json" };
import { priceInWords, type Rental, shownPriceInWords } from "./price.ts";

/** "420 $ for 6 days", but "Price on request, for 6 days", because the request does not last six days. */
export function rentalInWords({ price, days }: Pick<Rental, "price" | "days">): string {
  const priceText = priceInWords(price);
  if (days === null) return priceText;
  return say(rentalWords, price === null ? "onRequestForDays" : "forDays", { price: priceText, count: days });
}

/** "six days"; larger numbers are written in figures. */
function daysInWords(count: number): string {
  return rentalWords.daysInWords[count] ?? say(rentalWords, "days", { count });
}

/** "420 $ to rent" and "six days", where the label has said how many. */
export function toRentInWords({ price, days }: Rental): string[] {
  const shownPrice = shownPriceInWords({ price: price?.text ?? null, isRental: true });
  return [shownPrice, ...(days === null ? [] : [daysInWords(days)])];
}
