import { t } from "@trousseau/words/translate.ts";
import { kindOf, nameOfSection } from "#model/sections/section-kinds.ts";
import { separated } from "#words/locale.ts";
import { answers } from "./answers-document.ts";
import { careFoundAs } from "./care-page-document.ts";
import { collection } from "./collection-document.ts";
import type { Field, Fields } from "./describe.ts";
import { dress } from "./dress-document.ts";
import { line, lines, list, textWithTerms } from "./fields.ts";
import { partOf } from "./part-of.ts";
import { home } from "./screen-documents.ts";
import { textDocuments } from "./text-documents.ts";
import type { TextPath } from "./text-path.ts";

/** A text of a document that each language says in its own words. Lines are one text. */
export type TranslatableText = {
  path: TextPath;
  /** The titles of its fields, as Studio's form has them. */
  place: string;
  field: Field;
  original: string | readonly string[];
};

/** The words of a page's own text: those between two links or emphases are a text by themselves. */
const body = list(t("Text"), {
  children: list("", { text: textWithTerms("") }),
  rows: list(t("Rows"), { cells: lines(t("Cells")) }),
  alt: line(t("Picture in words")),
  caption: line(t("Caption")),
});

const { oldAddresses: _, ...textsOfLabel } = textDocuments;

/** The documents of which there is one. */
const singles: Readonly<Record<string, { title: string; fields: Fields }>> = {
  home,
  answers,
  ...textsOfLabel,
};

/** The documents that have texts to translate, by type. */
const descriptions: Readonly<Record<string, { fields: Fields }>> = {
  ...singles,
  product: dress,
  collection,
  carePage: { fields: { title: line(t("Title")), body, ...careFoundAs } },
};

/** The name of a document in Studio's lists: its own, or the title of its form where there is no other like it. */
export function nameInStudio({ _id, _type, name, title }: Readonly<Record<string, unknown>>): string {
  const ownName = [name, title].find((text) => typeof text === "string" && text !== "");
  return singles[String(_type)]?.title ?? String(ownName ?? _id);
}

export const translatableTypes: readonly string[] = Object.keys(descriptions);

/** The texts of a document in the order of its form. What is empty, or of no use beside the rest, needs no translation. */
export function textsToTranslate(document: unknown): TranslatableText[] {
  const description = descriptions[String(partOf(document, "_type"))];
  if (!description) return [];
  const sections = entriesOf(partOf(document, "sections")).flatMap(({ entry, key, place }) =>
    textsIn(kindOf(entry)?.fields ?? {}, entry, {
      path: ["sections", key],
      titles: [nameOfSection(entry, place + 1)],
    }),
  );
  return [...textsIn(description.fields, document, { path: [], titles: [] }), ...sections];
}

type Place = { path: TextPath; titles: readonly string[] };

function textsIn(fields: Fields, group: unknown, { path, titles }: Place): TranslatableText[] {
  const values = typeof group === "object" && group !== null ? { ...group } : {};
  return Object.entries(fields).flatMap(([name, field]) =>
    field.isSameInAll || field.isHidden?.(values)
      ? []
      : textsOf(field, partOf(group, name), { path: [...path, name], titles: [...titles, field.title] }),
  );
}

function textsOf(field: Field, value: unknown, { path, titles }: Place): TranslatableText[] {
  const original = textOf(field, value);
  if (original) return [{ path, place: separated(titles.filter(Boolean)), field, original }];
  const fields = partsOf(field);
  if (!Array.isArray(value)) return textsIn(fields, value, { path, titles });
  const above = titles.slice(0, -1);
  return entriesOf(value).flatMap(({ entry, key, place }) =>
    textsIn(fields, entry, {
      path: [...path, key],
      titles: [...above, field.title && `${field.title} ${place + 1}`],
    }),
  );
}

function textOf({ kind }: Field, value: unknown): TranslatableText["original"] | undefined {
  switch (kind) {
    case "line":
    case "heading":
    case "paragraph":
    case "text":
      return typeof value === "string" && value.trim() !== "" ? value : undefined;
    case "lines":
    case "tags": {
      const strings = Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
      return strings.length > 0 ? strings : undefined;
    }
    default:
      return undefined;
  }
}

/** The fields in a field. Pictures are described here alone, because their own form is Studio's. */
function partsOf({ kind, fields }: Field): Fields {
  switch (kind) {
    case "picture":
    case "pictures":
    case "pictureOfDress":
    case "picturesOfDress":
      return { alt: line(t("Picture in words")) };
    case "clip":
      return { alt: line(t("Clip in words")) };
    case "action":
      return { label: line(t("Button text")) };
    case "group":
    case "list":
      return fields ?? {};
    default:
      return {};
  }
}

/** Only an entry with a key is found again when the list has another order. */
function entriesOf(value: unknown) {
  const entries: unknown[] = Array.isArray(value) ? value : [];
  return entries.flatMap((entry, place) => {
    const _key = partOf(entry, "_key");
    const isEntry = typeof entry === "object" && entry !== null && typeof _key === "string";
    return isEntry ? [{ entry, key: { _key }, place }] : [];
  });
}
