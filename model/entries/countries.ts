import countryToCurrency from "country-to-currency";
import { languageTag } from "#words/locale.ts";

const names = new Intl.DisplayNames(languageTag, { type: "region" });

/** The list to choose from, by name in the label's language. */
export const countries = Object.keys(countryToCurrency)
  .filter((code) => regionOf(code) === code)
  .map((value) => ({ value, title: names.of(value) ?? value }))
  .toSorted((one, other) => new Intl.Collator(languageTag).compare(one.title, other.title));

const codes = new Set(countries.map(({ value }) => value));

/** The ISO code of a country that is written as two letters; "UK" is GB. Undefined where there is no such country. */
export function countryCode(text: string): string | undefined {
  const region = regionOf(text.trim());
  return region && codes.has(region) ? region : undefined;
}

/** Former and common codes become those of today. */
function regionOf(code: string): string | undefined {
  return /^[A-Za-z]{2}$/.test(code) ? new Intl.Locale(`und-${code}`).region : undefined;
}

// Both lists are those of https://github.com/google/libaddressinput; elsewhere the postcode stands before the town.
const behindTown = listed(
  "AS AU BB BD BH BM BN BT CA CC CO CX FM GU HM IL IN JO KH LB LS LV MH MM MP MT MV NF NG NP NZ PE PG PK PR PW SA SO UM US VC VE VI",
);
const belowTown = listed(
  "AF AI BR CR CU EG FK GB GG GS HN HU ID IE IM IO IQ IR JE KE KR LK MN NA PH PN RU SD SH SZ TC TH UA VG VN ZA",
);

function listed(spaced: string): ReadonlySet<string> {
  return new Set(spaced.split(" "));
}

/** The end of an address, as its country writes it: "8001 Zürich", "Austin, TX 78701", or in London two lines. */
export function townLines(town: string, postcode: string, country: string): string[] {
  if (!postcode) return [town];
  if (belowTown.has(country)) return [town, postcode];
  return [behindTown.has(country) ? `${town} ${postcode}` : `${postcode} ${town}`];
}
