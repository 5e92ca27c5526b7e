import { randomUUID } from "node:crypto";
import { z } from "zod";
import { partOf } from "#model/documents/part-of.ts";

const entries = z.array(z.looseObject({ _key: z.string(), original: z.string() })).catch([]);

type GlossaryEntry = z.infer<typeof entries>[number];

/** The glossary's entries; none where there is no such document yet. */
export function storedWords(glossary: unknown): GlossaryEntry[] {
  return entries.parse(partOf(glossary, "words"));
}

/** Empty where the glossary has no such word in the language. */
export function wordIn(words: readonly GlossaryEntry[], original: string, language: string): string {
  return String(words.find(isOf(original))?.[language] ?? "");
}

/** The entries with a word in a language; what they have in others stays. */
export function withWord(
  words: readonly GlossaryEntry[],
  original: string,
  language: string,
  text: string,
): GlossaryEntry[] {
  const present = words.some(isOf(original)) ? words : [...words, { _key: randomUUID(), original }];
  return present.map((entry) => (isOf(original)(entry) ? { ...entry, [language]: text } : entry));
}

/** The shop reads words in any case. */
function isOf(original: string) {
  return (entry: GlossaryEntry) => entry.original.toLowerCase() === original.toLowerCase();
}
