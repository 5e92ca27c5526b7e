import { rentalWords } from "#words/rental.ts";
import { priceInWords, type Rental } from "./price.ts";

/** "420 $ for 6 days", but "Price on request, for 6 days", because the request does not last six days. */
export function rentalInWords({ price, days }: Pick<Rental, "price" | "days">): string {
  const said = priceInWords(price);
  if (days === null) return said;
  return rentalWords.forDays(said, days, price === null);
}
