/** A document holds its translations beside its texts, in the same shape: `translations: { fr: { description: "…" } }`. */
export const TRANSLATIONS = "translations";

/** A translation says here of which originals it was made: translated-texts.ts. */
export const MADE_OF = "madeOf";

/** Translated documents lead to what they were made of. */
const originals = new WeakMap<object, object>();

export function keepOriginal(translated: object, original: object): void {
  originals.set(translated, original);
}

/** Returns what `documentIn` has made a document of; the document itself, where nothing of it is translated. */
export function originalOf(document: unknown): unknown {
  return (typeof document === "object" && document !== null && originals.get(document)) || document;
}
