import { type Locale, setDefaultOptions } from "date-fns";

const locales: Record<string, () => Promise<Locale>> = {
  ar: async () => (await import("date-fns/locale/ar")).ar,
  de: async () => (await import("date-fns/locale/de")).de,
  es: async () => (await import("date-fns/locale/es")).es,
  fr: async () => (await import("date-fns/locale/fr")).fr,
  it: async () => (await import("date-fns/locale/it")).it,
};

/** Sanity writes and reads the times of its own fields with this package, and names no language to it. */
export async function sayDatesIn(languageTag: string) {
  const locale = await locales[new Intl.Locale(languageTag).language]?.();
  if (locale) setDefaultOptions({ locale });
}
