import { Stack, Tab, TabList, TabPanel } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { useState } from "react";
import {
  defineField,
  type FormPatch,
  insert,
  type ObjectFieldProps,
  type ObjectInputProps,
  set,
  setIfMissing,
  unset,
  useFormValue,
} from "sanity";
import { pathInWords } from "#model/documents/text-path.ts";
import { textsToTranslate, translatableTypes } from "#model/documents/translatable.ts";
import { type TranslatedText, translatedTexts } from "#model/documents/translated-texts.ts";
import { MADE_OF, TRANSLATIONS } from "#model/documents/translation.ts";
import { ownLanguage, shopLanguages, wordsOf } from "#model/texts/shop-languages.ts";
import { useFurtherLanguages } from "#studio/connection/listen-collections.ts";
import { TranslationInput } from "./translation-input.tsx";
import { type TranslationPatch, translationPatches } from "./translation-patches.ts";

/** Forms with tabs have the translations in one of them. */
const groups: Readonly<Record<string, string>> = {
  product: "texts",
  house: "languages",
  appointments: "words",
};

/** A document's texts in each further language of the shop. A shop that has one language shows nothing of it. */
export function translationsField(type: string) {
  if (!translatableTypes.includes(type)) return [];
  const field = defineField({
    ...(groups[type] ? { group: groups[type] } : {}),
    name: TRANSLATIONS,
    title: t("Translations"),
    description: t("The texts of this form in the further languages, each below its original."),
    type: "object",
    fields: shopLanguages
      .filter((language) => language !== ownLanguage)
      .map((name) =>
        defineField({
          name,
          title: wordsOf(name)?.name ?? name,
          type: "object",
          // Sanity asks for a field; the input knows which texts there are.
          fields: [
            defineField({ name: MADE_OF, type: "object", fields: [{ name: "title", type: "string" }] }),
          ],
        }),
      ),
    components: { field: TranslationsField, input: TranslationsInput },
  });
  return [field];
}

/** A form without texts, such as that of words on many dresses, shows no heading above nothing. */
function TranslationsField(props: ObjectFieldProps) {
  const hasTexts = textsToTranslate(useFormValue([])).length > 0;
  return useFurtherLanguages().length > 0 && hasTexts ? props.renderDefault(props) : null;
}

function TranslationsInput({ id, value, focusPath, readOnly, onChange }: ObjectInputProps) {
  const languages = useFurtherLanguages();
  const document = useFormValue([]);
  const [sought, ...soughtPath] = focusPath;
  const [picked, setPicked] = useState<string>();
  const language = [picked, sought].flatMap((name) => languages.find((one) => one === name) ?? [])[0];
  const current = language ?? languages[0];
  if (!current) return null;
  const texts = new Map(languages.map((one) => [one, translatedTexts(document, one)]));
  const write = (text: TranslatedText, typed: string | readonly string[]) =>
    onChange(translationPatches(value, current, text, typed).map(formPatch));
  return (
    <Stack gap={4}>
      <TabList gap={1}>
        {languages.map((one) => (
          <Tab
            key={one}
            id={`${id}-${one}-tab`}
            aria-controls={`${id}-${one}`}
            label={labelOf(one, texts.get(one) ?? [])}
            selected={one === current}
            onClick={() => setPicked(one)}
          />
        ))}
      </TabList>
      <TabPanel id={`${id}-${current}`} aria-labelledby={`${id}-${current}-tab`}>
        <Stack gap={5}>
          {(texts.get(current) ?? []).map((text) => {
            const path = pathInWords(text.path);
            return (
              <TranslationInput
                key={`${current}.${path}`}
                id={`${id}-${current}-${path}`}
                language={current}
                text={text}
                isSought={sought === current && pathInWords(stepsOf(soughtPath)) === path}
                isReadOnly={readOnly === true}
                onChange={(typed) => write(text, typed)}
              />
            );
          })}
        </Stack>
      </TabPanel>
    </Stack>
  );
}

/** "Français (3)": so many texts are missing, or older than their originals. */
function labelOf(language: string, texts: readonly TranslatedText[]): string {
  const count = texts.filter(({ state }) => state !== "current").length;
  const name = wordsOf(language)?.name ?? language;
  return count > 0 ? `${name} (${count})` : name;
}

function formPatch(patch: TranslationPatch): FormPatch {
  const path = [...patch.path];
  switch (patch.type) {
    case "append":
      return insert([patch.entry], "after", [...path, -1]);
    case "unset":
      return unset(path);
    case "set":
      return set(patch.value, path);
    case "setIfMissing":
      return setIfMissing(patch.value, path);
    default:
      return patch satisfies never;
  }
}

function stepsOf(path: ObjectInputProps["focusPath"]) {
  return path.flatMap((step) => (typeof step === "number" || Array.isArray(step) ? [] : [step]));
}
