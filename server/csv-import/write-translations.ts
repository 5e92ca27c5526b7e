import type { SanityClient } from "@sanity/client";
import { isDraftId, isPublishedId } from "@sanity/client/csm";
import { z } from "zod";
import { labelPhoneOf } from "#model/customers/customer.ts";
import { GLOSSARY_ID, glossary } from "#model/documents/glossary-document.ts";
import { furtherLanguages } from "#model/documents/label-settings-document.ts";
import { pathInWords } from "#model/documents/text-path.ts";
import { nameInStudio, translatableTypes } from "#model/documents/translatable.ts";
import { translatedTexts } from "#model/documents/translated-texts.ts";
import { repeatedWords } from "#model/dresses/repeated-words.server.ts";
import { csvOf, dialectOf } from "#model/tables/csv-dialect.ts";
import { shownHeading } from "#model/tables/table-headings.ts";
import { translationColumns } from "#model/tables/translation-columns.ts";
import { labelled } from "#words/locale.ts";
import { storedWords, wordIn } from "./glossary-words.ts";

const stored = z.looseObject({ _id: z.string(), _type: z.string(), _rev: z.string() });

export type StoredTexts = z.infer<typeof stored>;

/** Documents that have texts to translate, with their drafts, and the languages that the label has chosen beside the first. */
export async function fetchTranslatable(client: SanityClient) {
  const query = "*[_type in $types] | order(_type asc, _createdAt asc, _id asc)";
  const answer = await client.fetch<unknown>(query, { types: translatableTypes }, { perspective: "raw" });
  const all = z.array(stored).parse(answer);
  const settings = all.find(({ _id }) => _id === "house");
  return {
    published: all.filter(({ _id }) => isPublishedId(_id)),
    drafts: all.filter(({ _id }) => isDraftId(_id)),
    languages: furtherLanguages(settings),
    labelPhone: labelPhoneOf(settings),
  };
}

export type TranslatableContent = Awaited<ReturnType<typeof fetchTranslatable>>;

/** All texts in the shop with their translations into a language, for a translator. The import finds nothing new in it. */
export function writeTranslations(
  { published, labelPhone }: Pick<TranslatableContent, "published" | "labelPhone">,
  language: string,
): string {
  const rows = published.flatMap((document) =>
    translatedTexts(document, language).map(({ path, place, original, translation }) => [
      language,
      document._id,
      pathInWords(path),
      labelled(nameInStudio(document), place),
      cellOf(original),
      cellOf(translation),
    ]),
  );
  const words = glossaryWords(published).map((word) => [
    language,
    GLOSSARY_ID,
    word,
    labelled(glossary.title, word),
    word,
    wordIn(storedWords(published.find(({ _id }) => _id === GLOSSARY_ID)), word, language),
  ]);
  const headings = Object.values(translationColumns).map(shownHeading);
  return csvOf([headings, ...rows, ...words], dialectOf(labelPhone));
}

function glossaryWords(published: TranslatableContent["published"]): string[] {
  return repeatedWords(published.filter(({ _type }) => _type === "product"));
}

/** Lines stand below each other. The import reads the same. */
export function cellOf(text: unknown): string {
  const lines: unknown[] = [text].flat();
  return lines
    .filter((line) => typeof line === "string")
    .join("\n")
    .replace(/\r\n?/g, "\n")
    .trim();
}
