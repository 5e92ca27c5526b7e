import { type CountryCode, getExampleNumber, parsePhoneNumberFromString } from "libphonenumber-js/max";
import examples from "libphonenumber-js/mobile/examples";
import { plainDigits } from "#model/texts/plain-digits.ts";
import { isNumberAlone } from "./telephone.ts";

/** The country's code at the beginning of a number's digits; empty for what is no number. */
export function countryCodeOf(digits: string): string {
  return parsePhoneNumberFromString(`+${digits}`)?.countryCallingCode ?? "";
}

/** The digits without a zero that is dialled within the country alone: "+41 079 555 01 00". In Italy it stays. */
export function withoutTrunkZero(digits: string): string {
  const number = parsePhoneNumberFromString(`+${digits}`);
  return number?.isValid() ? number.number.slice(1) : digits;
}

/** "+41 44 123 45 67" of a number's digits. */
export function phoneInWords(digits: string): string {
  return parsePhoneNumberFromString(`+${digits}`)?.formatInternational() ?? `+${digits}`;
}

/** The same of a customer's number. What cannot be dialled from everywhere stays as it was typed. */
export function customerPhoneInWords(phone: string): string {
  return /^\+\d+$/.test(phone) ? phoneInWords(phone.slice(1)) : phone;
}

/** The country, "CH", of a number's digits, where its code is of one alone or the number tells. */
export function countryOf(digits: string): CountryCode | undefined {
  return parsePhoneNumberFromString(`+${digits}`)?.country;
}

/**
 * A visitor's number so that it can be dialled from everywhere: one that is written as within the label's country gets its code. What
 * cannot be a number of that country stays as it was typed.
 */
export function withCountryCode(text: string, labelPhone: string): string {
  const label = parsePhoneNumberFromString(`+${labelPhone}`);
  const typed = plainDigits(text).trim();
  if (!label || !isNumberAlone(typed) || /^\D*(\+|00)/.test(typed)) return text;
  const number = parsePhoneNumberFromString(typed, {
    defaultCallingCode: label.countryCallingCode,
    ...(label.country && { defaultCountry: label.country }),
    extract: false,
  });
  return number?.isValid() ? number.formatInternational() : text;
}

/** A number of the label's country as it is written there, and as an example of no house's own. */
export function phoneExample(labelPhone: string): string | undefined {
  const country = countryOf(labelPhone);
  return country ? getExampleNumber(country, examples)?.formatInternational() : undefined;
}
