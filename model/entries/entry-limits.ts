import { wellFormed } from "#model/texts/well-formed.ts";

/** Longest entries of the forms after trimming, in characters as a reader counts them (characters.ts). */
export const entryLimits = {
  name: 120,
  /** RFC 5321: longer ones cannot be delivered. UTF-16 units, which are the octets of an address in Latin letters. */
  email: 254,
  /** A message becomes a WhatsApp link, which has to fit into an address bar. */
  message: 2000,
  /** Two numbers and a few words, such as when to call. Whatever is longer is cut, because a number that nobody has to give stops nothing. */
  phone: 200,
  city: 80,
  measurements: 200,
  /** They fit into the message, together with all else. */
  words: 1000,
} as const;

/** Nobody opens a page, finds a form and writes in less time: what is sent earlier counts as a program's. In milliseconds. */
export const QUICKEST_MS = 2_000;

/** A form's field without the spaces round it. */
export function readEntry(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? typed(value).trim() : "";
}

/** The same of a field that has one line. */
export function readLine(form: FormData, name: string): string {
  return readEntry(form, name).replace(/\s+/g, " ");
}

/** An address of email, also where a keyboard has written it in letters of another width: "ａｄａ＠". */
export function readEmail(form: FormData): string {
  return readEntry(form, "email").normalize("NFKC");
}

/**
 * The text as it stands in the field: line breaks, which travel as CR LF, are one character. Control characters go,
 * since nobody types them.
 */
export function typed(text: string): string {
  return wellFormed(text)
    .replace(/\r\n?/g, "\n")
    .replace(/(?![\n\t])\p{Cc}/gu, "");
}
