import { valueAt, withValueAt } from "./text-path.ts";
import { type TranslatableText, textsToTranslate } from "./translatable.ts";
import { keepOriginal, TRANSLATIONS } from "./translation.ts";

type Group = Readonly<Record<string, unknown>>;

/**
 * The document in a language, as far as it is translated; each other text stays the shop's first language's, which is meant where none is
 * named. It is without its translations, so that many of them make no document too long to be shown.
 */
export function documentIn(document: unknown, language?: string): unknown {
  if (!isGroup(document) || !Object.hasOwn(document, TRANSLATIONS)) return document;
  const { [TRANSLATIONS]: translations, ...original } = document;
  const translation = isGroup(translations) && language !== undefined ? translations[language] : undefined;
  if (!isGroup(translation)) return original;
  const result = translated(original, translation);
  keepOriginal(result, original);
  return result;
}

/** Prices and addresses are the same in each language, and whatever else is no text of a visitor's. */
function translated(original: Group, translation: Group): Group {
  return textsToTranslate(original).reduce((result, text) => {
    const own = translationOf(text.original, valueAt(translation, text.path));
    const whole = own === undefined ? result : withValueAt(result, text.path, own);
    return isGroup(whole) ? whole : result;
  }, original);
}

/** Undefined for an empty one, and for what is no text. */
function translationOf(original: TranslatableText["original"], translation: unknown) {
  if (typeof original === "string")
    return isText(translation) ? betweenSpacesOf(original, translation) : undefined;
  const lines = Array.isArray(translation) ? translation.filter(isText) : [];
  return lines.length > 0 ? lines : undefined;
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}

/** A word before a link ends with a space, which nobody sees who translates it. */
function betweenSpacesOf(original: string, translation: string): string {
  const before = original.slice(0, original.length - original.trimStart().length);
  return before + translation.trim() + original.slice(original.trimEnd().length);
}

function isGroup(value: unknown): value is Group {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
