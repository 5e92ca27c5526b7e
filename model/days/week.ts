import { houseCountry } from "#model/country.server.ts";
import { phoneDigitsOf } from "#model/entries/link-address.ts";
import { dateLocale, languageTag } from "#words/locale.ts";
import { addDays } from "./day.ts";

/** Days of a week by their numbers: Monday is 1, Sunday 7. */
export type Week = { firstDay: number; weekend: readonly number[] };

const MONDAY_FIRST: Week = { firstDay: 1, weekend: [6, 7] };

/** Not every browser knows the weeks of all countries, nor does the compiler. */
type KnowsWeeks = Intl.Locale & { getWeekInfo?(): Week };

/** The week of the label's country, which its language or else its telephone tells. */
export function weekOf(phone: string | undefined, language = languageTag): Week {
  const region = houseCountry(language, phone && phoneDigitsOf(phone));
  const locale: KnowsWeeks = region ? new Intl.Locale(language, { region }) : new Intl.Locale(dateLocale);
  return locale.getWeekInfo?.() ?? MONDAY_FIRST;
}

/** The first day of the week that this day is in. */
export function firstOfWeek(day: string, { firstDay }: Week): string {
  return addDays(day, -((weekdayOf(day) - firstDay + 7) % 7));
}

export function isWeekend(day: string, { weekend }: Week): boolean {
  return weekend.includes(weekdayOf(day));
}

function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7;
}
