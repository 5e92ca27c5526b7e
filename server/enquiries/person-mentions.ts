import { CUSTOMER_IDS } from "#model/customers/customer.ts";
import { isEmailAddress, mailboxOf } from "#model/entries/email-address.ts";
import { phoneDigitsOf } from "#model/entries/link-address.ts";
import { countryCodeOf } from "#model/entries/national-number.server.ts";
import { plainDigits } from "#model/texts/plain-digits.ts";

/** A person is known by an email address, by the digits of a telephone number with its country code, or as a customer by the id. */
export type Person = { email: string } | { number: string } | { customer: string };

/** Shorter numbers, such as dates and prices, are in many messages. In digits. */
const LEAST_DIGITS = 7;

/** E.164, with two zeros before it and one within. In digits. */
const MOST_DIGITS = 18;

/** Dialled before a number within its country: nothing in Spain, 8 in Russia, 06 in Hungary. */
const NATIONAL_PREFIXES = ["", "0", "8", "06"];

/** Throws for text that is neither an address nor a number with its country code. */
export function personNamed(text: string): Person {
  const trimmed = text.trim();
  if (trimmed.startsWith(CUSTOMER_IDS)) return { customer: trimmed };
  if (/^[^\s@]+@[^\s@]+$/.test(trimmed)) return { email: mailboxOf(trimmed) };
  if (isNumber(trimmed) && !isNationalNumber(trimmed)) return { number: phoneDigitsOf(trimmed) };
  throw new Error("Name an email address, or a telephone number with its country code: +33 6 12 34 56 78.");
}

/** A number without its country's code begins with a zero in most countries. */
export function isNationalNumber(text: string): boolean {
  return isNumber(text) && phoneDigitsOf(text).startsWith("0");
}

function isNumber(text: string): boolean {
  return /^[+\d\s().-]+$/.test(plainDigits(text)) && phoneDigitsOf(text).length >= LEAST_DIGITS;
}

/** Whether any text of a document names the person, however the address or number is written there. */
export function mentions(person: Person, document: unknown): boolean {
  return textsOf(document).some((text) => {
    if ("customer" in person) return text === person.customer;
    return "email" in person ? holdsAddress(text, person.email) : holdsNumber(text, person.number);
  });
}

export function textsOf(document: unknown): string[] {
  if (typeof document === "string") return [document];
  return typeof document === "object" && document ? Object.values(document).flatMap(textsOf) : [];
}

/** The address itself counts, not the end or the beginning of another. */
function holdsAddress(text: string, email: string): boolean {
  const normalizedText = text.normalize("NFKC");
  if (isEmailAddress(normalizedText.trim())) return mailboxOf(normalizedText.trim()) === email;
  // Matching whole words keeps the search from starting again inside a long one.
  const words = normalizedText.match(/[^\s\p{C}@<>()[\]\\,;:"]+(@[\p{L}\p{M}\p{N}.-]+)?/gu) ?? [];
  return words
    .map((one) => one.replace(/(?<![.-])[.-]+$/, ""))
    .some((one) => [one, one.replace(/^[^\p{L}\p{M}\p{N}]+/u, "")].some((name) => mailboxOf(name) === email));
}

/** The digits of a day may be those of a number: "2026-11-29T12:00:00Z", "29.11.2026", "11/29/2026". */
const writtenDay =
  /(?<![\d+])(?:(?:19|20)\d\d-\d\d-\d\d(?:T[\d:.]+Z?)?|(?:0?[1-9]|[12]\d|3[01])([./-])(?:0?[1-9]|[12]\d|3[01])\1(?:19|20)\d\d)(?!\d)/g;

/** The number counts with its country code and as it is dialled within the country, beside other figures, too. */
function holdsNumber(text: string, number: string): boolean {
  const withoutDays = plainDigits(text.normalize("NFKC")).replace(writtenDay, "a day");
  const spellings = spellingsOf(number);
  return withoutDays.split(/[^\d\s().,/+\p{Pd}]+/u).some((part) => {
    const groups = part.match(/\d+/g) ?? [];
    return groups.some((_, first) => {
      let digits = "";
      for (const group of groups.slice(first)) {
        digits += group;
        if (digits.length > MOST_DIGITS) return false;
        if (spellings.has(digits)) return true;
      }
      return false;
    });
  });
}

function spellingsOf(number: string): Set<string> {
  const country = countryCodeOf(number);
  const own = number.slice(country.length);
  // People also write "+33 (0)6 12 34 56 78".
  const international = [number, `${country}0${own}`].flatMap((digits) => [digits, `00${digits}`]);
  const national = own.length < LEAST_DIGITS ? [] : NATIONAL_PREFIXES.map((prefix) => prefix + own);
  return new Set([...international, ...national]);
}
