import type { Field } from "#model/documents/describe.ts";
import { dress } from "#model/documents/dress-document.ts";
import { withTranslation } from "#model/documents/translated-texts.ts";
import { TRANSLATIONS } from "#model/documents/translation.ts";
import * as cell from "#model/tables/cell-parsers.ts";
import { shownHeading } from "#model/tables/table-headings.ts";
import { ownLanguage, shopLanguages, wordsOf } from "#model/texts/shop-languages.ts";
import { dressColumns, type RowReader } from "./dress-columns.ts";
import type { StoredDress } from "./present-content.ts";

const fields = new Map(Object.entries<Field>(dress.fields));

/** A list of texts, such as those of the pictures, is translated in Studio or in a translator's file. */
const textColumns = Object.entries(dressColumns).flatMap(([name, { heading }]) => {
  const { kind, isSameInAll } = fields.get(name) ?? {};
  if (isSameInAll || !(kind === "line" || kind === "text")) return [];
  return { name, heading, read: kind === "line" ? cell.line : cell.text };
});

/** A column for each text of a dress in each further language that a shop may have: "description (Français)". */
export const dressTranslations = shopLanguages
  .filter((language) => language !== ownLanguage)
  .flatMap((language) =>
    textColumns.map(({ name, heading, read }) => {
      const inLanguage = (text: string) => `${text} (${wordsOf(language)?.name ?? language})`;
      return {
        field: name,
        language,
        heading: inLanguage(heading),
        ownHeading: inLanguage(shownHeading(heading)),
        read,
      };
    }),
  );

/** The translations of a dress after its row; what the row leaves out stays. */
export function translationsAfter(
  row: RowReader,
  before: StoredDress | undefined,
  originals: Readonly<Record<string, unknown>>,
): unknown {
  return dressTranslations.reduce<unknown>((translations, column) => {
    const text = row.read(column);
    const { field, language } = column;
    const original = String(originals[field] ?? before?.[field] ?? "");
    return text === undefined
      ? translations
      : withTranslation(translations, language, { path: [field], original }, text);
  }, before?.[TRANSLATIONS]);
}
