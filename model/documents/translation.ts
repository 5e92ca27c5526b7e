/** A document holds its translations beside its texts, in the same shape: `translations: { fr: { description: "…" } }`. */
export const TRANSLATIONS = "translations";

/** A translation says here of which originals it was made: translated-texts.ts. */
export const MADE_OF = "madeOf";

type Group = Readonly<Record<string, unknown>>;

/** Translated documents lead to what they were made of. */
const originals = new WeakMap<object, Group>();

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
  originals.set(result, original);
  return result;
}

/** Returns what `documentIn` has made a document of; the document itself, where nothing of it is translated. */
export function originalOf(document: unknown): unknown {
  return (isGroup(document) && originals.get(document)) || document;
}

function translated(original: Group, translation: Group): Group {
  const parts = Object.entries(translation).filter(([name]) => !isFixed(name));
  const texts = parts.map(([name, text]) => [name, translatedPart(original[name], text)]);
  return { ...original, ...Object.fromEntries(texts) };
}

/** Names and addresses of documents are the same in each language, so that a link opens the same page in all of them. */
function isFixed(name: string): boolean {
  return name.startsWith("_") || name === "slug" || name === TRANSLATIONS || name === MADE_OF;
}

function translatedPart(original: unknown, translation: unknown): unknown {
  if (isGroup(original) && isGroup(translation)) return translated(original, translation);
  if (Array.isArray(original) && Array.isArray(translation)) return translatedList(original, translation);
  const isText = typeof translation === "string" && translation.trim() !== "";
  if (!isText || !(typeof original === "string" || original === undefined)) return original;
  return original === undefined ? translation : betweenSpacesOf(original, translation);
}

/** A word before a link ends with a space, which nobody sees who translates it. */
function betweenSpacesOf(original: string, translation: string): string {
  const before = original.slice(0, original.length - original.trimStart().length);
  return before + translation.trim() + original.slice(original.trimEnd().length);
}

/** An entry is known by its key, so that an editor may put a list in another order. A list of plain lines is one text. */
function translatedList(original: readonly unknown[], translation: readonly unknown[]): readonly unknown[] {
  if (original.every((line) => typeof line === "string")) {
    const lines = translation.filter((line) => typeof line === "string" && line.trim() !== "");
    return lines.length > 0 ? lines : original;
  }
  const entries = new Map(translation.filter(isGroup).map((entry) => [entry["_key"], entry]));
  return original.map((entry) => {
    const own = isGroup(entry) ? entries.get(entry["_key"]) : undefined;
    return isGroup(entry) && own ? translated(entry, own) : entry;
  });
}

function isGroup(value: unknown): value is Group {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
