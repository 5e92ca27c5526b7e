import { defineType, type FieldDefinition, type StringFieldProps } from "sanity";
import { shopLanguages } from "#model/texts/shop-languages.ts";
import { useFurtherLanguages } from "#studio/connection/listen-collections.ts";
import type { describedDocument } from "./described-document.ts";

/** A word is asked for in the languages that the label has chosen alone. */
export function withLanguagesOfShop(type: ReturnType<typeof describedDocument>) {
  return defineType({ ...type, fields: type.fields.map(withChosen) });
}

function withChosen(field: FieldDefinition): FieldDefinition {
  if (!("of" in field)) return field;
  return {
    ...field,
    of: field.of?.map((entry) =>
      "fields" in entry ? { ...entry, fields: entry.fields?.map(ifChosen) } : entry,
    ),
  };
}

function ifChosen<Entry extends { name: string }>(field: Entry): Entry {
  const isLanguage = shopLanguages.some((language) => language === field.name);
  return isLanguage ? { ...field, components: { field: LanguageField } } : field;
}

function LanguageField(props: StringFieldProps) {
  const { name, renderDefault } = props;
  if (!useFurtherLanguages().some((language) => language === name)) return null;
  return (
    <div lang={name} dir={name === "ar" ? "rtl" : "ltr"}>
      {renderDefault(props)}
    </div>
  );
}
