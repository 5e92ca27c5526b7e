import countryToCurrency from "country-to-currency";
import { currencyCodes } from "#model/dresses/currency.ts";
import { countryOf } from "#model/entries/national-number.server.ts";

/**
 * The country of a house, "CH": its language may name it ("de-CH"), and else the code of its telephone tells. Undefined where nobody
 * has said so much.
 */
export function houseCountry(language: string, phone: string | undefined): string | undefined {
  const region = language ? new Intl.Locale(language).region : undefined;
  return region ?? (phone === undefined ? undefined : countryOf(phone));
}

/** A country of several zones has the one of its capital here, where a house may well be in it. */
const mainZones = new Map([
  ["CN", "Asia/Shanghai"],
  ["DE", "Europe/Berlin"],
  ["ES", "Europe/Madrid"],
  ["NZ", "Pacific/Auckland"],
  ["PT", "Europe/Lisbon"],
  ["UA", "Europe/Kiev"],
]);

/** The time zone of a country, "Europe/Zurich"; undefined where it has several, as the United States have. */
export function timeZoneIn(country: string): string | undefined {
  const [only, ...others] = new Intl.Locale(`und-${country}`).getTimeZones() ?? [];
  return mainZones.get(country) ?? (others.length === 0 ? only : undefined);
}

/** The currency in which people pay there, ISO 4217. */
export function currencyIn(country: string): string | undefined {
  const code = new Map(Object.entries(countryToCurrency)).get(country);
  return code && currencyCodes.includes(code) ? code : undefined;
}
