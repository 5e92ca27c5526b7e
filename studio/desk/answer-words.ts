import * as arabic from "@trousseau/words/ar/locale.ts";
import arabicMails from "@trousseau/words/ar/mails.json" with { type: "json" };
import * as german from "@trousseau/words/de/locale.ts";
import germanMails from "@trousseau/words/de/mails.json" with { type: "json" };
import * as english from "@trousseau/words/en/locale.ts";
import englishMails from "@trousseau/words/en/mails.json" with { type: "json" };
import * as spanish from "@trousseau/words/es/locale.ts";
import spanishMails from "@trousseau/words/es/mails.json" with { type: "json" };
import * as french from "@trousseau/words/fr/locale.ts";
import frenchMails from "@trousseau/words/fr/mails.json" with { type: "json" };
import * as italian from "@trousseau/words/it/locale.ts";
import italianMails from "@trousseau/words/it/mails.json" with { type: "json" };
import { isDay } from "#model/days/day.ts";
import * as own from "#words/locale.ts";
import ownMails from "#words/mails.json" with { type: "json" };

/** Studio speaks one language, and answers in each that the shop speaks. */
const languages: Readonly<Record<string, { locale: typeof own; answer: typeof ownMails.answer }>> = {
  ar: { locale: arabic, answer: arabicMails.answer },
  de: { locale: german, answer: germanMails.answer },
  en: { locale: english, answer: englishMails.answer },
  es: { locale: spanish, answer: spanishMails.answer },
  fr: { locale: french, answer: frenchMails.answer },
  it: { locale: italian, answer: italianMails.answer },
};

/** The words of an answer and its days, in the language of an enquiry; without one, in the shop's first. */
export function answerWords(language: string) {
  const { locale, answer } = languages[language] ?? { locale: own, answer: ownMails.answer };
  const format = new Intl.DateTimeFormat(locale.dateLocale, { dateStyle: "long", timeZone: "UTC" });
  const dayIn = (day: string) => (isDay(day) ? locale.dated(format.format(new Date(day))) : day);
  return { answer, dayIn, tag: locale.languageTag };
}
