import { type TextPath, valueAt } from "#model/documents/text-path.ts";
import type { TranslatableText } from "#model/documents/translatable.ts";
import { digestOf, markPath } from "#model/documents/translated-texts.ts";

/** A change of the field `translations`, as Studio's patches make it. */
export type TranslationPatch =
  | { type: "set" | "setIfMissing"; path: TextPath; value: unknown }
  | { type: "append"; path: TextPath; entry: unknown }
  | { type: "unset"; path: TextPath };

/**
 * Writes one text of a language, and of which original it was made, and touches nothing else: people may write in several languages at
 * once. `translations`: the field as it is, to which the patches belong.
 */
export function translationPatches(
  translations: unknown,
  language: string,
  { path, original }: Pick<TranslatableText, "path" | "original">,
  text: string | readonly string[],
): TranslationPatch[] {
  const textPath = [language, ...path];
  const mark = [language, ...markPath(path)];
  const isEmpty = [text].flat().every((line) => line === "");
  if (isEmpty)
    return [
      { type: "unset", path: textPath },
      { type: "unset", path: mark },
    ];
  return [
    ...waysTo(translations, textPath),
    { type: "set", path: textPath, value: text },
    { type: "setIfMissing", path: mark.slice(0, -1), value: {} },
    { type: "set", path: mark, value: digestOf(original) },
  ];
}

/** Makes the groups, lists and entries that lead to a text, where they are missing. */
function waysTo(translations: unknown, path: TextPath): TranslationPatch[] {
  return path.flatMap((step, at): TranslationPatch[] => {
    const above = path.slice(0, at);
    if (typeof step === "string") return [{ type: "setIfMissing", path: above, value: {} }];
    const isThere = valueAt(translations, [...above, step]) !== undefined;
    return [
      { type: "setIfMissing", path: above, value: [] },
      ...(isThere ? [] : [{ type: "append" as const, path: above, entry: step }]),
    ];
  });
}
