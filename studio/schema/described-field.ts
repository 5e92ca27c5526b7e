import { t } from "@trousseau/words/translate.ts";
import {
  type CustomValidatorResult,
  defineArrayMember,
  defineField,
  type FieldDefinition,
  type Path,
} from "sanity";
import { anyMedia, type Choice, type Field, type Fields, type Kind } from "#model/documents/describe.ts";
import { isEmpty, refusal } from "#model/documents/field-issues.ts";
import { line, link } from "#model/documents/fields.ts";
import { MOST_ENTRIES } from "#model/documents/label-limits.ts";
import { inWords } from "#model/documents/parse-with-defaults.server.ts";
import { partOf } from "#model/documents/part-of.ts";
import { pageSlugOf } from "#model/dresses/page-slug.ts";
import { MOST_COMPLETING } from "#model/dresses/product-fields.ts";
import { notesOnDress, notesOnFurtherView } from "#model/pictures/picture-notes.ts";
import { labelled, separated } from "#words/locale.ts";
import { affordable } from "./affordable.ts";
import { ClipInput } from "./clip-input.tsx";
import { CollectionInput } from "./collection-input.tsx";
import { DayInput } from "./day-input.tsx";
import { derivedInput } from "./derived-input.tsx";
import { collectionSlug, fewEnough, playable, shopSlug } from "./field-rules.ts";
import { IdentityPaletteInput } from "./identity-palette-input.tsx";
import { PairingInput } from "./pairing-input.tsx";
import {
  alt,
  altOfClip,
  altOfDress,
  calm,
  colourShown,
  decorativeAlt,
  FILES_TAKEN,
  pictureOptions,
  roleShown,
} from "./picture-fields.ts";
import { PicturesOfDressInput } from "./pictures-input.tsx";
import { PriceInput } from "./price-input.tsx";
import { SwatchInput } from "./swatch-input.tsx";
import { TagsInput } from "./tags-input.tsx";
import { WordmarkSvgInput } from "./wordmark-svg-input.tsx";

/** Each field as its description says: Studio refuses what the shop would drop, in the same words. */
export function describedFields(fields: Fields): FieldDefinition[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.kind === "key" ? [] : describedField(name, field),
  );
}

export function describedField(name: string, field: Field): FieldDefinition {
  if (field.kind === "key") throw new Error(`Nobody writes ${name}.`);
  return drawings[field.kind]({ name, ...formOf(field), validation: rulesOf(field) }, field);
}

type FieldBasics = { name: string; title: string; validation: ReturnType<typeof rulesOf> };

const strings = [defineArrayMember({ type: "string" })];

/** A line of words, each ended by Enter. */
export const tags = { options: { layout: "tags" }, components: { input: TagsInput } } as const;

const drawings: Record<Exclude<Kind, "key">, (basics: FieldBasics, field: Field) => FieldDefinition> = {
  line: (basics, field) => defineField({ ...basics, type: "string", ...derivedIn(field) }),
  code: (basics) => defineField({ ...basics, type: "string" }),
  time: (basics, { example = "10:00" }) => defineField({ ...basics, type: "string", placeholder: example }),
  heading: (basics) => defineField({ ...basics, type: "text", rows: 2 }),
  paragraph: (basics) => defineField({ ...basics, type: "text", rows: 5 }),
  text: (basics, field) =>
    defineField({ ...basics, type: "text", rows: field.rows ?? 5, ...derivedIn(field) }),
  number: (basics) => defineField({ ...basics, type: "number" }),
  price: (basics) =>
    defineField({
      ...basics,
      type: "number",
      components: { input: PriceInput },
      validation: (rule) => [...basics.validation(rule), rule.custom(affordable)],
    }),
  // Sanity's own type refuses domains with umlauts.
  email: (basics) => defineField({ ...basics, type: "string" }),
  url: (basics) => defineField({ ...basics, type: "url" }),
  date: (basics) => defineField({ ...basics, type: "date", components: { input: DayInput } }),
  datetime: (basics) => defineField({ ...basics, type: "datetime" }),
  boolean: ({ validation: _, ...basics }) => defineField({ ...basics, type: "boolean" }),
  choice(basics, { choices = [], isReadOnly }) {
    const layout = isReadOnly || choices.length > FEW ? "dropdown" : "radio";
    const numbers = numberChoices(choices);
    return numbers.length > 0
      ? defineField({ ...basics, type: "number", options: { list: numbers, layout } })
      : defineField({ ...basics, type: "string", options: { list: textChoices(choices), layout } });
  },
  choices: (basics, { choices }) =>
    defineField({ ...basics, type: "array", of: strings, options: { list: textChoices(choices) } }),
  lines: (basics) => defineField({ ...basics, type: "array", of: strings }),
  tags: (basics) => defineField({ ...basics, type: "array", of: strings, ...tags }),
  collection: (basics) => defineField({ ...basics, type: "string", components: { input: CollectionInput } }),
  swatch: (basics) => defineField({ ...basics, type: "string", components: { input: SwatchInput } }),
  pairing: ({ validation: _, ...basics }, { choices }) =>
    defineField({
      ...basics,
      type: "string",
      options: { list: textChoices(choices) },
      components: { input: PairingInput },
    }),
  wordmarkSvg: (basics) => defineField({ ...basics, type: "text", components: { input: WordmarkSvgInput } }),
  slug: (basics) =>
    defineField({
      ...basics,
      type: "slug",
      options: { source: "name", slugify: (name) => pageSlugOf(name) },
      validation: shopSlug,
    }),
  collectionSlug: (basics) =>
    defineField({
      ...basics,
      type: "slug",
      options: { source: "name", slugify: (name) => pageSlugOf(name, "collection") },
      validation: collectionSlug,
    }),
  colours: (basics) =>
    defineField({
      ...basics,
      type: "array",
      of: [defineArrayMember({ type: "color" })],
      validation: (rule) => [rule.unique().error(t("Each colour once.")), fewEnough(rule)],
    }),
  sizes: (basics) =>
    defineField({
      ...basics,
      type: "array",
      of: strings,
      ...tags,
      validation: (rule) => [rule.unique().error(t("Each size once.")), ...basics.validation(rule)],
    }),
  dress: ({ validation: _, ...basics }) =>
    reference({ description: t("A dress that is not in the shop is left out."), ...basics }, "product"),
  dresses: (basics) =>
    defineField({
      ...basics,
      type: "array",
      // Weak, so that a dress can leave although others name it.
      of: [defineArrayMember({ type: "reference", to: [{ type: "product" }], weak: true })],
      validation: (rule) => rule.unique().max(MOST_COMPLETING).error(t("Each dress once, twelve at most.")),
    }),
  page: (basics) => reference(basics, "product", "collection", "carePage"),
  piece: (basics) => reference(basics, "piece"),
  enquiry: ({ validation: _, ...basics }) => reference(basics, "enquiry"),
  customer: ({ validation: _, ...basics }) => reference(basics, "customer"),
  pictureOfDress: (basics, field) =>
    defineField({
      ...basics,
      description: FILES_TAKEN,
      type: "image",
      options: pictureOptions,
      fields: [altOfDress, colourShown, roleShown],
      validation: (rule) => [
        rule.required().assetRequired().error(field.needs),
        rule.custom((picture) => joined(notesOnDress(picture))).warning(),
      ],
    }),
  picturesOfDress: (basics) =>
    defineField({
      ...basics,
      description: FILES_TAKEN,
      type: "array",
      of: [
        defineArrayMember({
          type: "image",
          options: pictureOptions,
          fields: [altOfDress, colourShown, roleShown],
          validation: (rule) => rule.assetRequired(),
        }),
      ],
      validation: (rule) => [
        ...basics.validation(rule),
        rule.custom(notesOnEach(notesOnFurtherView)).warning(),
      ],
      options: { layout: "grid" },
      components: { input: PicturesOfDressInput },
    }),
  // Its input makes all but the words.
  clip: (basics) =>
    defineField({
      ...basics,
      type: "object",
      fields: [
        defineField({ name: "film", type: "file", hidden: true }),
        defineField({ name: "poster", type: "image", hidden: true }),
        altOfClip,
        defineField({ name: "seconds", type: "number", hidden: true }),
        defineField({ name: "uploadedAt", type: "datetime", hidden: true }),
      ],
      components: { input: ClipInput },
    }),
  picture: ({ validation: _, ...basics }, { isDecoration, isUnderWords, warns }) =>
    defineField({
      description: FILES_TAKEN,
      ...basics,
      validation: (rule) =>
        rule.custom((picture, { parent }) => joined(warns?.(picture, fieldsOf(parent)))).warning(),
      type: "image",
      options: pictureOptions,
      fields: [isDecoration ? decorativeAlt : alt, ...(isUnderWords ? [calm] : [])],
    }),
  pictures: (basics, { fields = {}, warnsOfEach }) =>
    defineField({
      ...basics,
      type: "array",
      of: [
        defineArrayMember({
          type: "image",
          options: pictureOptions,
          fields: [alt, ...describedFields(fields)],
        }),
      ],
      options: { layout: "grid" },
      validation: (rule) => [
        ...basics.validation(rule),
        ...(warnsOfEach ? [rule.custom(notesOnEach(warnsOfEach)).warning()] : []),
      ],
    }),
  // Any film may be chosen: what is wrong with it is said in words, where Studio would only refuse it.
  films: (basics) =>
    defineField({
      ...basics,
      type: "array",
      of: [
        defineArrayMember({
          type: "file",
          options: { accept: "video/*" },
          validation: (rule) => rule.custom(playable),
        }),
      ],
    }),
  captions: (basics) => defineField({ ...basics, type: "file", options: { accept: ".vtt,text/vtt" } }),
  action: (basics) =>
    defineField({
      ...basics,
      type: "object",
      options: { columns: 2 },
      fields: describedFields({ label: line(t("Button text")), href: link(t("Leads to")) }),
    }),
  group: (basics, { isWhole, fields = {} }) =>
    defineField({
      ...basics,
      type: "object",
      options: { collapsible: isWhole === true },
      fields: describedFields(fields),
      // The path above a dialog would name it by the first of its fields.
      preview: { prepare: () => ({ title: basics.title }) },
    }),
  palette: (basics, { fields = {} }) =>
    defineField({
      ...basics,
      type: "object",
      options: { columns: 2 },
      components: { input: IdentityPaletteInput },
      fields: describedFields(fields),
    }),
  list: (basics, { columns, fields = {} }) =>
    defineField({
      ...basics,
      type: "array",
      of: [
        defineArrayMember({
          type: "object",
          title: basics.title,
          ...(columns ? { options: { columns } } : {}),
          fields: describedFields(fields),
          preview: previewOf(fields),
        }),
      ],
    }),
};

/** It is weak, so that a document can leave although others name it. */
function reference(
  basics: Omit<FieldBasics, "validation"> & { validation?: FieldBasics["validation"]; description?: string },
  ...types: readonly string[]
) {
  const to = types.map((type) => ({ type }));
  return defineField({ ...basics, type: "reference", weak: true, to, options: { disableNew: true } });
}

/** A list of more choices is one to open. */
const FEW = 4;

function textChoices(choices: readonly Choice[] = []) {
  return choices.flatMap(({ value, title }) => (typeof value === "string" ? [{ value, title }] : []));
}

function numberChoices(choices: readonly Choice[]) {
  return choices.flatMap(({ value, title }) => (typeof value === "number" ? [{ value, title }] : []));
}

/** Beneath the field stands what the shop shows while it is empty. */
function derivedIn({ whenEmpty }: Field) {
  return whenEmpty ? { components: { input: derivedInput(whenEmpty) } } : {};
}

function formOf(field: Field) {
  const { title, description, group, fieldset, isHidden, isHiddenWhileEmpty, isReadOnly, begins } = field;
  return {
    title,
    ...(description ? { description } : {}),
    ...(group ? { group } : {}),
    ...(fieldset ? { fieldset } : {}),
    ...(isHidden
      ? { hidden: ({ parent }: { parent?: Record<string, unknown> }) => isHidden(parent ?? {}) }
      : {}),
    ...(isHiddenWhileEmpty ? { hidden: ({ value }: { value?: unknown }) => value === undefined } : {}),
    ...(isReadOnly ? { readOnly: true } : {}),
    ...(begins === undefined ? {} : { initialValue: begins }),
  };
}

/** The part of Studio's rules that every kind of value has. */
type Judging<Rule> = {
  custom(check: (value: unknown, place: { parent?: unknown }) => CustomValidatorResult): Rule;
  warning(): Rule;
};

function rulesOf(field: Field) {
  const { isNeeded, warns } = field;
  const needs = field.needs ?? (isNeeded && t("Without it the shop leaves this entry out."));
  const faults = faultsIn(field);
  return <Rule extends Judging<Rule>>(rule: Rule): Rule[] => [
    rule.custom(faults),
    ...(needs ? [rule.custom((value) => !isEmpty(value) || needs)] : []),
    ...(warns ? [rule.custom((value, { parent }) => joined(warns(value, fieldsOf(parent)))).warning()] : []),
  ];
}

/** A grid shows of its pictures nothing but themselves, so the list says what is doubtful in them. */
function notesOnEach(notesOn: (picture: unknown) => readonly string[]) {
  return (pictures: unknown): CustomValidatorResult => {
    const notes = (Array.isArray(pictures) ? pictures : []).flatMap((picture, at) => {
      const notes = notesOn(picture).join(" ");
      return notes
        ? { message: t("Picture {{place}}: {{said}}", { place: at + 1, said: notes }), path: [] }
        : [];
    });
    return notes.length === 0 || notes;
  };
}

function joined(notes: string | readonly string[] | undefined): CustomValidatorResult {
  const text = [notes ?? []].flat().join(" ");
  return text === "" || text;
}

/** Refuses what the shop would drop. The parts of a list or an object are judged by themselves. */
function faultsIn(field: Field): (value: unknown) => CustomValidatorResult {
  const schema = field.schema(anyMedia);
  const most = field.most ?? MOST_ENTRIES;
  return (value) => {
    if (isEmpty(value) || !arePartsRight(field, value)) return true;
    if (Array.isArray(value) && value.length > most)
      return t("A list has {{most}} entries at most: the rest would not be shown.", { most });
    const issues = schema.safeParse(value, { error: inWords }).error?.issues ?? [];
    const own = issues.filter(({ path }) => path.length <= (Array.isArray(value) || field.fields ? 1 : 0));
    return (
      own.length === 0 ||
      own.map(({ message, path }) => ({ message: refusal(message), path: placeOf(path, value) }))
    );
  };
}

function arePartsRight({ fields, kind }: Field, value: unknown): boolean {
  if (!fields || kind === "list" || typeof value !== "object" || value === null) return true;
  return Object.entries(fields).every(
    ([name, { schema }]) => schema(anyMedia).safeParse(partOf(value, name)).success,
  );
}

/** Studio knows the entries of a list by their keys. */
function placeOf(path: readonly PropertyKey[], value: unknown): Path {
  return path.flatMap((part): Path => {
    if (typeof part !== "number") return [String(part)];
    const entry: unknown = Array.isArray(value) ? value[part] : undefined;
    const isKeyed = typeof entry === "object" && entry !== null && "_key" in entry;
    return [isKeyed ? { _key: String(entry._key) } : part];
  });
}

function fieldsOf(parent: unknown): Record<string, unknown> {
  return typeof parent === "object" && parent !== null ? { ...parent } : {};
}

/** A preview has lines: what has parts of its own is none. */
const UNSEEN: readonly Kind[] = ["key", "list", "group"];

/** The first field is the title of an entry, and the others stand below it. */
function previewOf(fields: Fields) {
  const previewed = Object.entries(fields).filter(([, { kind }]) => !UNSEEN.includes(kind));
  const [first] = previewed;
  if (first?.[1].kind === "picture") return { select: { media: first[0], title: `${first[0]}.alt` } };
  return {
    select: Object.fromEntries(previewed.flatMap(([name, { kind }]) => selected(name, kind))),
    prepare(selection: Record<string, unknown>) {
      const [title = "", ...others] = previewed.map(([name, field]) =>
        inPreview(field, selection[name] ?? selection[titleOf(name)]),
      );
      return { title, subtitle: separated(others.filter(Boolean)) };
    },
  };
}

/** A page is shown by its name, or by its title. */
function selected(name: string, kind: Kind): [string, string][] {
  if (kind !== "page") return [[name, name]];
  return [
    [name, `${name}.name`],
    [titleOf(name), `${name}.title`],
  ];
}

function titleOf(name: string): string {
  return `${name}Title`;
}

function inPreview({ title, choices = [] }: Field, value: unknown): string {
  if (typeof value === "boolean") return value ? title : "";
  if (typeof value === "number" && choices.length === 0) return labelled(title, String(value));
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return separated(
    values
      .filter((each) => each !== undefined && each !== null)
      .map((each) => choices.find((choice) => choice.value === each)?.title ?? String(each)),
  );
}
