import { plainDigits } from "#model/texts/plain-digits.ts";
import { isPhoneNumber, phoneDigitsOf } from "./link-address.ts";

/** The code of a country or a network (E.164) has one, two or three digits. */
const countryCode = /^([17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** Nothing is dialled before a number within these countries (ITU, national numbering plans). */
const WITHOUT_PREFIX = new Set(
  "1 30 34 39 45 47 48 52 65 225 242 351 352 356 357 371 372 377 378 420 852 853 965 968 973 974".split(" "),
);

/** A zero at the beginning is a part of the number in these countries, also for whoever calls from abroad. */
const WITH_ZERO = new Set(["39", "225", "242", "378"]);

/** A number has so many digits in these countries, without what is dialled before it (ITU, national numbering plans). */
const LENGTHS: Readonly<Partial<Record<string, readonly [least: number, most: number]>>> = {
  "20": [8, 10],
  "27": [9, 9],
  "31": [9, 9],
  "32": [8, 9],
  "33": [9, 9],
  "36": [8, 9],
  "40": [9, 9],
  "41": [9, 9],
  "44": [9, 10],
  "61": [9, 9],
  "81": [9, 10],
  "90": [10, 10],
  "91": [10, 10],
  "212": [9, 9],
  "353": [7, 9],
  "380": [9, 9],
  "961": [7, 8],
  "962": [8, 9],
  "966": [9, 9],
  "971": [8, 9],
  "972": [8, 9],
};

/** Hungary dials 06 before a number within the country. */
const LONGER_PREFIXES: Readonly<Partial<Record<string, string>>> = { "36": "06" };

/** The country's code at the beginning of a number's digits. */
export function countryCodeOf(digits: string): string {
  return countryCode.exec(digits)?.[0] ?? "";
}

/**
 * A visitor's number so that it can be dialled from everywhere: one that is written as within the label's country gets its code. Any
 * other text stays as it was typed.
 */
export function withCountryCode(text: string, labelPhone: string): string {
  const country = countryCodeOf(labelPhone);
  if (country === "" || !isNumberAlone(text) || text.includes("+")) return text;
  const national = nationalPart(text, country, labelPhone.length - country.length);
  if (national === undefined || !mayBeOf(country, national)) return text;
  const number = `+${country} ${national.replace(/[()\s]+/g, " ").trim()}`;
  return isPhoneNumber(phoneDigitsOf(number)) ? number : text;
}

/** A British number with its zero is too long for one in France. */
function mayBeOf(country: string, national: string): boolean {
  const { length } = national.replace(/\D/g, "");
  const [least, most] = LENGTHS[country] ?? [0, Number.POSITIVE_INFINITY];
  return length >= least && length <= most;
}

/** Undefined for what may be a number of any country. */
function nationalPart(text: string, country: string, length: number): string | undefined {
  const digits = text.replace(/\D/g, "");
  if (digits.startsWith("00")) return undefined;
  if (WITHOUT_PREFIX.has(country)) {
    const isOwn = digits.startsWith("0") ? WITH_ZERO.has(country) : digits.length === length;
    return isOwn ? text : undefined;
  }
  const prefix = LONGER_PREFIXES[country] ?? "0";
  if (!digits.startsWith(prefix)) return undefined;
  return text.replace(new RegExp(`^\\D*${[...prefix].join("\\D*")}`), (start) => start.replace(/\d/g, ""));
}

/** Words beside a number may hold digits of their own. */
function isNumberAlone(text: string): boolean {
  return /^[+\d\s()[\]./\p{Pd}]+$/u.test(text);
}

/** The digits of a visitor's number as wa.me takes them; undefined where no + or 00 says that its country's code is there. */
export function dialledDigits(phone: string): string | undefined {
  const text = plainDigits(phone);
  const digits = phoneDigitsOf(phone);
  const hasCountry = /^[^\d+]*(\+|00)/.test(text);
  return hasCountry && isNumberAlone(text) && isPhoneNumber(digits) ? digits : numberIn(phone);
}

/** The first number among words that begins with its country's code. */
export function numberIn(text: string): string | undefined {
  const [, number = ""] = /(?:^|[^\d+])(?:\+|00)([1-9][\d\s().-]{6,22}\d)/.exec(plainDigits(text)) ?? [];
  return [phoneDigitsOf(number)].find(isPhoneNumber);
}

/** A number of the label's country that is nobody's, grouped as the label shows its own. */
export function phoneExample(label: { phone: string; phoneDisplay: string }): string | undefined {
  const country = countryCodeOf(label.phone);
  if (country === "") return undefined;
  const labelNumber = phoneDigitsOf(label.phoneDisplay) === label.phone ? label.phoneDisplay : label.phone;
  const [, national = ""] =
    new RegExp(`^\\D*${[...country].join("\\D*")}(.*)$`).exec(plainDigits(labelNumber)) ?? [];
  const counted = Array.from(national.replace(/\(\s*0\s*\)/, "").matchAll(/\D*\d/g), ([group], at) =>
    group.replace(/\d/, String((at + 1) % 10)),
  );
  return `+${country} ${counted.join("").trim()}`;
}
