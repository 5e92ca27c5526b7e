/** Numbers and names are written and sorted as in this language: https://www.rfc-editor.org/info/bcp47. */
export const languageTag: string = "en";

/** Pages are read in this direction. */
export const textDirection: "ltr" | "rtl" = "ltr";

/** Pages write dates as in this region: "9 May 2027". */
export const dateLocale: string = "en-GB";

/** Stand round a quotation. */
export const quotationMarks = { opening: "“", closing: "”" };

/** Says "bust, waist and hips". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(dateLocale).format(names);
}

/** Puts one thing after another, where no "and" is said: "36, 38, 40". Two of which the first is empty begin with the comma. */
export function separated(parts: readonly string[]): string {
  return parts.join(", ");
}

/** Says "Colour: Ivory". */
export function labelled(name: string, value: string): string {
  return `${name}: ${value}`;
}

/** Writes a date as it is read in a sentence; other languages say the first of a month in another way. */
export function dated(date: string): string {
  return date;
}

/** Writes figures, hours and counts in the digits of the language; sizes and telephone numbers stay as the label writes them. */
export function ownDigits(text: string | number): string {
  return String(text);
}

/** Writes a number with a decimal at most, without marks between thousands: "88.5". */
export function decimal(value: number): string {
  return String(value);
}

/**
 * Keeps figures, or words of another script, in their own order inside a sentence from right to left: "+33 1 99", "57¾".
 * It is for plain texts, which have no `<bdi>`.
 */
export function isolated(text: string): string {
  return text;
}
