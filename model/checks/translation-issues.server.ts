import { t } from "@trousseau/words/translate.ts";
import { GLOSSARY_ID, glossary } from "#model/documents/glossary-document.ts";
import { error, hint } from "#model/documents/issue.ts";
import type { TextDocuments } from "#model/documents/text-documents.ts";
import { pathInWords } from "#model/documents/text-path.ts";
import { nameInStudio } from "#model/documents/translatable.ts";
import { type TranslatedText, translatedTexts, translationFault } from "#model/documents/translated-texts.ts";
import { TRANSLATIONS } from "#model/documents/translation.ts";
import { repeatedWords } from "#model/dresses/repeated-words.server.ts";
import { shopLanguages, wordsOf } from "#model/texts/shop-languages.ts";
import { labelled } from "#words/locale.ts";
import type { ContentIssue, StoredDocument } from "./content-issue.server.ts";

/** Language by language, the texts that are at fault, older than their originals, or not translated. */
export function translationIssues(
  documents: readonly StoredDocument[],
  languages: readonly string[],
): ContentIssue[] {
  return languages.flatMap((language) => {
    const issues = documents.flatMap((document) => issuesOf(document, language));
    const isOlder = ({ translation }: ContentIssue) => translation?.state === "older";
    const faults = documents.flatMap((document) => faultsIn(document, language));
    return [...faults, ...issues.filter(isOlder), ...issues.filter((issue) => !isOlder(issue))];
  });
}

/** Translations that the shop would not show, by the rules of their originals. */
function faultsIn(document: StoredDocument, language: string): ContentIssue[] {
  return translatedTexts(document, language).flatMap((text) => {
    const fault = text.state === "missing" ? undefined : translationFault(text, text.translation);
    if (!fault) return [];
    const field = `${text.place} (${wordsOf(language)?.name ?? language})`;
    return { ...error(labelled(field, fault)), ...placeOf(document, language, text) };
  });
}

const states = { older: t("older than the original"), missing: t("not translated") };

function issuesOf(document: StoredDocument, language: string): ContentIssue[] {
  return translatedTexts(document, language).flatMap((text) =>
    text.state === "current"
      ? []
      : {
          ...hint(labelled(states[text.state], text.place)),
          ...placeOf(document, language, text),
          translation: { language, state: text.state },
        },
  );
}

function placeOf(document: StoredDocument, language: string, { path }: TranslatedText) {
  return {
    id: document._id,
    type: document._type,
    name: nameInStudio(document),
    path: pathInWords([TRANSLATIONS, language, ...path]),
  };
}

/** Words that dresses repeat and that the glossary does not have in a language. */
export function glossaryIssues(
  dresses: readonly unknown[],
  { words }: TextDocuments["glossary"],
  languages: readonly string[],
): ContentIssue[] {
  const repeated = repeatedWords(dresses);
  return shopLanguages
    .filter((language) => languages.includes(language))
    .flatMap((language) => {
      const ownWords = new Set(
        words.flatMap((entry) => (entry[language] ? entry.original.toLowerCase() : [])),
      );
      const missing = repeated.filter((word) => !ownWords.has(word.toLowerCase()));
      return missing.map((word) => ({
        ...hint(labelled(states.missing, word)),
        id: GLOSSARY_ID,
        type: "glossary",
        name: glossary.title,
        path: "words",
        translation: { language, state: "missing" as const },
      }));
    });
}

/** The issues of each language under its name and their numbers: "Français: 12 not translated, 3 older than their originals". */
export function translationsByLanguage(issues: readonly ContentIssue[]) {
  const byLanguage = Map.groupBy(issues, ({ translation }) => translation?.language ?? "");
  byLanguage.delete("");
  return Array.from(byLanguage, ([language, ofLanguage]) => {
    const older = ofLanguage.filter(({ translation }) => translation?.state === "older").length;
    const numbers = t("{{missing}} not translated, {{older}} older than their originals", {
      missing: ofLanguage.length - older,
      older,
    });
    return { heading: labelled(wordsOf(language)?.name ?? language, numbers), issues: ofLanguage };
  });
}
