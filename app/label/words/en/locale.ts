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
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
