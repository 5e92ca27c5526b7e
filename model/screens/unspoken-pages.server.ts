import { partOf } from "#model/documents/part-of.ts";
import { isText } from "#model/documents/spoken-in.ts";
import { TRANSLATIONS } from "#model/documents/translation.ts";
import { screens } from "./screens.ts";

/** The languages, by their names, in which a page would say nothing of its own, by the path of the page. */
export type UnspokenPages = ReadonlyMap<string, readonly string[]>;

/** A page is about these texts of its document. The words round them are the shop's own in each language. */
const ownTexts: Readonly<Record<string, readonly string[]>> = {
  product: ["description", "cut", "making"],
  collection: ["name", "title", "intro"],
  carePage: ["title", "body", "sections"],
  home: ["sections"],
  designer: ["biography", "headline", "invitation"],
  questions: ["questions"],
};

const paths: Readonly<Record<string, string>> = {
  home: screens.home.path,
  designer: screens.about.path,
  questions: screens.questions.path,
};

/** Search engines are not offered a page in a language that none of its own texts is in. People read it in the first one. */
export function unspokenPages(
  documents: readonly unknown[],
  languages: readonly string[],
  pathOf: (id: string) => string | undefined,
): UnspokenPages {
  if (languages.length === 0) return new Map();
  return new Map(
    documents.flatMap((document): [string, readonly string[]][] => {
      const type = String(partOf(document, "_type"));
      const path = paths[type] ?? pathOf(String(partOf(document, "_id")));
      const fields = ownTexts[type];
      if (!fields || path === undefined || !saysAny(document, fields)) return [];
      const translations = partOf(document, TRANSLATIONS);
      const missing = languages.filter((language) => !saysAny(partOf(translations, language), fields));
      return missing.length > 0 ? [[path, missing]] : [];
    }),
  );
}

function saysAny(texts: unknown, fields: readonly string[]): boolean {
  return fields.some((field) => isText(partOf(texts, field)));
}
