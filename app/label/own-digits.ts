import { languageTag } from "#words/locale.ts";

/** The shop's language writes 0 to 9 as these. */
const digits = Array.from(
  new Intl.NumberFormat(languageTag, { useGrouping: false }).format(9876543210),
).reverse();

/** Writes the shop's own figures, hours and counts in its digits; sizes and telephone numbers stay as the label writes them. */
export function ownDigits(text: string | number): string {
  return String(text).replace(/[0-9]/g, (digit) => digits[Number(digit)] ?? digit);
}
