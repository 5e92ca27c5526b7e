/** Numbers and names are written and sorted as in this language: https://www.rfc-editor.org/info/bcp47. */
export const languageTag: string = "en";

/** Pages are read in this direction. */
export const textDirection: "ltr" | "rtl" = "ltr";

/** Pages write dates as in this region: "9 May 2027". */
export const dateLocale: string = "en-GB";
