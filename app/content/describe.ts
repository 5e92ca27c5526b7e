import { z } from "zod";
import type { LabelFilm, LabelPicture } from "#app/label/label-picture.ts";
import type { LabelMedia } from "./texts/label-media.server.ts";
import * as read from "./texts/text-rules.ts";

/** How Studio asks for a field: studio/schema/described-field.ts draws each kind. */
export type Kind =
  | "line"
  | "heading"
  | "paragraph"
  | "text"
  | "number"
  | "email"
  | "url"
  | "time"
  | "date"
  | "boolean"
  | "choice"
  | "choices"
  | "lines"
  | "tags"
  | "collection"
  | "swatch"
  | "pairing"
  | "wordmarkSvg"
  | "slug"
  | "collectionSlug"
  | "colours"
  | "sizes"
  | "dresses"
  | "pictureOfDress"
  | "picturesOfDress"
  | "picture"
  | "pictures"
  | "films"
  | "action"
  | "group"
  | "palette"
  | "list"
  | "key";

export type Choice = { value: string | number; title: string };

/** What Studio's form shows of a field. */
export type Form = {
  kind: Kind;
  title: string;
  description?: string;
  /** A list leaves an entry out that lacks this field. */
  isNeeded?: true;
  /** Studio publishes no document that lacks this field, and says why. */
  needs?: string;
  /** Says what is doubtful in a value that the shop takes. */
  warns?: (value: unknown, group: Readonly<Record<string, unknown>>) => string | undefined;
  /** The form of a new document has this in the field. */
  begins?: unknown;
  group?: string;
  fieldset?: string;
  columns?: number;
  rows?: number;
  placeholder?: string;
  choices?: readonly Choice[];
  fields?: Fields;
  /** A list has so many entries, no more and no fewer. */
  count?: number;
  /** A picture stands under words: its editor says whether they need a ground. */
  isUnderWords?: true;
  /** A picture shows nothing beside what stands over it, and needs no words for those who cannot see it. */
  isDecoration?: true;
  /** The fields of a group are of no use without each other. */
  isWhole?: true;
  /** The field has no use beside what else the group says. */
  isHidden?: (group: Readonly<Record<string, unknown>>) => boolean;
};

type Read<Value> = (media: LabelMedia) => z.ZodType<Value>;

/** One field of a document: the shop reads it by `schema`, and Studio refuses what `schema` refuses. */
export type Field<Value = unknown> = Form & { schema: Read<Value> };

export type Fields = Readonly<Record<string, Field>>;

/** What the shop reads of described fields. */
export type Values<Described extends Fields> = {
  [Name in Filled<Described>]: ValueOf<Described[Name]>;
} & { [Name in Exclude<keyof Described, Filled<Described>>]?: ValueOf<Described[Name]> };

type ValueOf<Of extends Field> = z.output<ReturnType<Of["schema"]>>;

/** The names of fields that are never undefined. */
type Filled<Described extends Fields> = {
  [Name in keyof Described]: undefined extends ValueOf<Described[Name]> ? never : Name;
}[keyof Described];

/** `word`: the language's own; the form begins with it, and the shop says it while the field is empty. */
export type Options<Value> = Omit<Form, "kind" | "title"> & { word?: Value; unsaid?: Value };

/** Takes any picture and any film: Studio judges its files itself, and other documents have none. */
export const anyMedia: LabelMedia = {
  picture: z.unknown().transform(() => unknownPicture),
  underWords: z.unknown().transform(() => unknownPicture),
  film: z.unknown().transform(() => ({ src: "", type: "" })),
};

const unknownPicture: LabelPicture = { src: "", width: 1, height: 1, alt: "" };

/** A field without which a list leaves its entry out. */
export function needed<Value>(
  kind: Kind,
  title: string,
  schema: Read<Value>,
  form: Options<never> = {},
): Field<Value> {
  return { ...form, kind, title, isNeeded: true, schema };
}

/** A field that is undefined while it is empty. */
export function optional<Value>(
  kind: Kind,
  title: string,
  schema: Read<Value>,
  form: Options<never> = {},
): Field<Value | undefined> {
  return { ...form, kind, title, schema: (media) => schema(media).optional() };
}

/** A field that says `unsaid` while it is empty. */
export function field<Value>(
  kind: Kind,
  title: string,
  schema: Read<Value>,
  { word, unsaid, ...form }: Options<Value>,
  empty: Value,
): Field<Value> {
  if (form.isNeeded) return { ...form, kind, title, schema };
  const says = unsaid ?? word ?? empty;
  const orSays = (media: LabelMedia) =>
    schema(media)
      .optional()
      .transform((said) => said ?? says);
  return { begins: word, ...form, kind, title, schema: orSays };
}

/** Studio says so of a picture or a list that a page does without. */
export const LEFT_OUT = "Left out: there is none.";

export function line(title: string, options: Options<string> = {}) {
  return field("line", title, () => read.line, options, "");
}

const EMPHASIS = "One word or phrase may stand in *asterisks*: it is set in italics.";

/** A headline, broken where the editor breaks it. */
export function heading(title: string, options: Options<string> = {}) {
  return field("heading", title, () => read.lines, { description: EMPHASIS, ...options }, "");
}

/** A line of several sentences. */
export function paragraph(title: string, options: Options<string> = {}) {
  return field("paragraph", title, () => read.line, options, "");
}

export function text(title: string, options: Options<string> = {}) {
  return field("text", title, () => read.paragraphs, options, "");
}

const TERMS =
  "Numbers of days stand in braces, by their names under “Making, delivery and rental”: {returnDays}, or {makingDays/bridal-dresses} of one collection.";

/** Paragraphs that promise days. */
export function textWithTerms(title: string, options: Options<string> = {}) {
  return field("text", title, () => read.paragraphsWithTerms, { description: TERMS, ...options }, "");
}

export function summary(options: Options<string> = {}) {
  const description = "One or two sentences that make somebody choose this result.";
  return field("text", "For search engines", () => read.summary, { description, rows: 3, ...options }, "");
}

export function lines(title: string, options: Options<string[]> = {}) {
  return field("lines", title, () => z.array(read.line), options, []);
}

/** A screen of the shop, or a site of somebody else. */
export function link(title: string, options: Options<string> = {}) {
  return field("line", title, () => read.link, options, "");
}

export function webAddress(title: string, options: Options<string> = {}) {
  return field("url", title, () => read.webAddress, options, "");
}

/** A whole number of days. */
export function days(title: string, form: Options<never> = {}) {
  return optional("number", title, () => read.days, form);
}

/** A button and where it leads. */
export function action(title: string, options: Options<z.output<typeof read.action>> = {}) {
  return field("action", title, () => read.action, options, { label: "", href: "" });
}

export function choice<const Value extends string | number>(
  title: string,
  choices: readonly { value: Value; title: string }[],
  options: Options<Value> & { unsaid: Value },
) {
  const schema = z.literal(choices.map(({ value }) => value));
  return field("choice", title, () => schema, { ...options, choices }, options.unsaid);
}

export function picture(title: string, form: Options<never> = {}) {
  const schema: Read<LabelPicture> = (media) => (form.isUnderWords ? media.underWords : media.picture);
  return optional("picture", title, schema, form);
}

export function films(title: string, form: Options<never> = {}): Field<LabelFilm[]> {
  return field("films", title, ({ film }) => z.array(film), form, []);
}

/** Fields that stand together in the form; the shop reads each of them by itself. */
export function group<Described extends Fields>(
  title: string,
  fields: Described,
  form: Options<never> = {},
): Field<Values<Described>> {
  const schema = (media: LabelMedia) => objectOf(fields)(media).prefault({});
  return { ...form, kind: "group", title, fields, schema };
}

/** Fields of which the shop uses none without those that are needed. Empty, it is undefined. */
export function whole<Value>(title: string, fields: Fields, schema: Read<Value>, form: Options<never> = {}) {
  return optional("group", title, schema, { ...form, isWhole: true, fields });
}

/** Entries of one kind, each lost as a whole with a part that it needs. */
export function list<Described extends Fields>(title: string, fields: Described, form: Options<never> = {}) {
  return listOf(title, fields, objectOf(fields), form);
}

/** The same, where `entry` reads more into an entry than its fields say by themselves. */
export function listOf<Entry>(
  title: string,
  fields: Fields,
  entry: Read<Entry>,
  form: Options<never> = {},
): Field<Entry[]> {
  return field(
    "list",
    title,
    (media) => counted(z.array(entry(media)), title, form),
    { ...form, fields },
    [],
  );
}

export function pictures(title: string, form: Options<never> = {}): Field<LabelPicture[]> {
  return field("pictures", title, ({ picture }) => counted(z.array(picture), title, form), form, []);
}

function counted<Entry>(schema: z.ZodArray<z.ZodType<Entry>>, title: string, { count }: Pick<Form, "count">) {
  return count === undefined ? schema : schema.length(count, `needs ${count} ${title.toLowerCase()}`);
}

/** The field with more said of what it reads. */
export function refined<Before, After>(
  { schema, ...form }: Field<Before>,
  refine: (schema: z.ZodType<Before>) => z.ZodType<After>,
): Field<After> {
  return { ...form, schema: (media) => refine(schema(media)) };
}

/** How an object of these fields is read. */
export function objectOf<Described extends Fields>(fields: Described): Read<Values<Described>>;
export function objectOf(fields: Fields): Read<unknown> {
  return (media) =>
    z.object(Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema(media)])));
}
