import { defineLocale, definePlugin } from "sanity";
import { languageTag } from "#words/locale.ts";
import { inEveryNumber } from "./sanity-words.ts";

type Words = typeof import("./sanity-ar.json");

/** Sanity has no Arabic of its own. Its tools for engineers stay English. */
export const namespaces = [
  "studio",
  "structure",
  "releases",
  "presentation",
  "validation",
  "copy-paste",
] as const satisfies (keyof Words)[];

/** Sentences with a number put it behind a noun, so that one form serves all six of Arabic. */
const locale = defineLocale({
  // Its digits and dates are those of the rest of Studio.
  id: languageTag,
  title: "العربية",
  bundles: namespaces.map((namespace) => ({
    namespace,
    resources: async () => {
      const { default: words } = await import("./sanity-ar.json");
      return inEveryNumber(words[namespace]);
    },
  })),
  weekInfo: { firstDay: 1, weekend: [6, 7], minimalDays: 1 },
});

export const arabicLocale = definePlugin({ name: "arabic-locale", i18n: { locales: [locale] } });
