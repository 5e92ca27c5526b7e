import { defineLocaleResourceBundle } from "sanity";
import { namespaces } from "./arabic-locale.ts";
import { inEveryNumber } from "./sanity-words.ts";

type Words = Partial<Record<(typeof namespaces)[number], Record<string, string>>>;

const files: Readonly<Record<string, () => Promise<{ default: Words }>>> = {
  es: () => import("./sanity-es.json"),
  fr: () => import("./sanity-fr.json"),
  it: () => import("./sanity-it.json"),
};

/** Sanity's own translations lack these: French and Italian have nothing of releases and of the presentation. */
export function lackingWords(language: string, locale: string) {
  const read = files[language];
  if (!read) return [];
  return namespaces.map((namespace) =>
    defineLocaleResourceBundle({
      locale,
      namespace,
      resources: async () => inEveryNumber((await read()).default[namespace] ?? {}),
    }),
  );
}
