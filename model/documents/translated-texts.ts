import { anyMedia } from "./describe.ts";
import { isEmpty, refusal } from "./field-issues.ts";
import { inWords } from "./parse-with-defaults.server.ts";
import { partOf } from "./part-of.ts";
import { type Step, type TextPath, type TranslatableText, textsToTranslate } from "./translatable.ts";
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

function withValueAt(whole: unknown, [step, ...rest]: TextPath, value: unknown): unknown {
  if (step === undefined) return value;
  if (typeof step === "string")
    return { ...(isGroup(whole) ? whole : {}), [step]: withValueAt(partOf(whole, step), rest, value) };
  const entries: unknown[] = Array.isArray(whole) ? whole : [];
  const isOwn = (entry: unknown) => partOf(entry, "_key") === step._key;
  const present = entries.some(isOwn) ? entries : [...entries, step];
  return present.map((entry) => (isOwn(entry) ? withValueAt(entry, rest, value) : entry));
}

/** Undefined where nothing stands there. */
export function valueAt(whole: unknown, path: TextPath): unknown {
  return path.reduce(
    (value, step) => (typeof step === "string" ? partOf(value, step) : entryWith(step, value)),
    whole,
  );
}

function entryWith({ _key }: Exclude<Step, string>, list: unknown): unknown {
  return Array.isArray(list) ? list.findLast((entry) => partOf(entry, "_key") === _key) : undefined;
}

/** `slides[_key=="a1"].alt`, as Studio's links and the content host name it. */
export function pathInWords(path: TextPath): string {
  return path.reduce<string>((before, step) => {
    if (typeof step !== "string") return `${before}[_key=="${step._key}"]`;
    return before === "" ? step : `${before}.${step}`;
  }, "");
}

/** FNV-1a in eight digits: whether two texts differ, and nothing more. Spaces around a text are none of it, as in a table. */
export function digestOf(text: TranslatableText["original"]): string {
  const characters = [text].flat().join("\n").trim().replace(/\r\n?/g, "\n");
  let hash = 0x811c9dc5;
  for (let at = 0; at < characters.length; at += 1)
    hash = Math.imul(hash ^ characters.charCodeAt(at), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, "0");
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
