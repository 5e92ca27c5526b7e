import { t } from "@trousseau/words/translate.ts";
import { hint } from "#model/documents/issue.ts";
import { nameInStudio } from "#model/documents/translatable.ts";
import { pathInWords, translatedTexts } from "#model/documents/translated-texts.ts";
import { TRANSLATIONS } from "#model/documents/translation.ts";
import { wordsOf } from "#model/texts/shop-languages.ts";
import { labelled } from "#words/locale.ts";
import type { ContentIssue, StoredDocument } from "./content-issue.server.ts";

/** Language by language, the texts that are older than their originals, and those that nobody has translated. */
export function translationIssues(
  documents: readonly StoredDocument[],
  languages: readonly string[],
): ContentIssue[] {
  return languages.flatMap((language) => {
    const issues = documents.flatMap((document) => issuesOf(document, language));
    const isOlder = ({ translation }: ContentIssue) => translation?.state === "older";
    return [...issues.filter(isOlder), ...issues.filter((issue) => !isOlder(issue))];
  });
}

const faults = { older: t("older than the original"), missing: t("not translated") };

function issuesOf(document: StoredDocument, language: string): ContentIssue[] {
  return translatedTexts(document, language).flatMap(({ path, place, state }) =>
    state === "current"
      ? []
      : {
          ...hint(labelled(faults[state], place)),
          id: document._id,
          type: document._type,
          name: nameInStudio(document),
          path: pathInWords([TRANSLATIONS, language, ...path]),
          translation: { language, state },
        },
  );
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
