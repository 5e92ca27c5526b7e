import { anyMedia } from "./describe.ts";
import { isEmpty, refusal } from "./field-issues.ts";
import { inWords } from "./parse-with-defaults.server.ts";
import { partOf } from "./part-of.ts";
import { type TextPath, valueAt, withValueAt } from "./text-path.ts";
import { type TranslatableText, textsToTranslate } from "./translatable.ts";
import { MADE_OF, TRANSLATIONS } from "./translation.ts";

/** A translation is older where its original has changed since it was made. */
type TranslationState = "missing" | "older" | "current";

export type TranslatedText = TranslatableText & { translation: unknown; state: TranslationState };

/** The texts of a document with their translations into a language. */
export function translatedTexts(document: unknown, language: string): TranslatedText[] {
  const inLanguage = partOf(partOf(document, TRANSLATIONS), language);
  return textsToTranslate(document).map((text) => {
    const translation = valueAt(inLanguage, text.path);
    const madeOf = valueAt(inLanguage, markPath(text.path));
    return { ...text, translation, state: stateOf(translation, madeOf, text.original) };
  });
}

function stateOf(
  translation: unknown,
  madeOf: unknown,
  original: TranslatableText["original"],
): TranslationState {
  if (isEmpty(translation) || (Array.isArray(translation) && translation.every(isEmpty))) return "missing";
  return madeOf === undefined || madeOf === digestOf(original) ? "current" : "older";
}

/** Why the shop would not show a translation, by the rules of its original. */
export function translationFault(
  { field }: Pick<TranslatableText, "field">,
  translation: unknown,
): string | undefined {
  const text = Array.isArray(translation) ? translation.filter((line) => !isEmpty(line)) : translation;
  const [issue] = field.schema(anyMedia).safeParse(text, { error: inWords }).error?.issues ?? [];
  return issue && refusal(issue.message);
}

/** Beside each group of translated texts stands of which originals they were made, by their digests: `madeOf: { description: "1a2b3c4d" }`. */
export function markPath(path: TextPath): TextPath {
  return [...path.slice(0, -1), MADE_OF, ...path.slice(-1)];
}

/** The value of a document's field `translations` with one text in a language, and of which original that was made. */
export function withTranslation(
  translations: unknown,
  language: string,
  { path, original }: Pick<TranslatableText, "path" | "original">,
  text: string | readonly string[],
): unknown {
  const withText = withValueAt(translations, [language, ...path], text);
  return withValueAt(withText, [language, ...markPath(path)], digestOf(original));
}

/** FNV-1a in eight digits: whether two texts differ, and nothing more. Spaces around a text are none of it, as in a table. */
export function digestOf(text: TranslatableText["original"]): string {
  const characters = [text].flat().join("\n").trim().replace(/\r\n?/g, "\n");
  let hash = 0x811c9dc5;
  for (let at = 0; at < characters.length; at += 1)
    hash = Math.imul(hash ^ characters.charCodeAt(at), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, "0");
}
