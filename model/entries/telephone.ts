import { plainDigits } from "#model/texts/plain-digits.ts";
import { isPhoneNumber, phoneDigitsOf } from "./link-address.ts";

/** Words beside a number may hold digits of their own. */
export function isNumberAlone(text: string): boolean {
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
