import { z } from "zod";
import type { LabelFilm, LabelPicture } from "#model/pictures/label-picture.ts";

/** How Studio asks for a field: studio/schema/described-field.ts draws each kind. */
export type Kind =
  | "line"
  | "heading"
  | "paragraph"
  | "text"
  | "number"
  | "price"
  | "email"
  | "url"
  | "time"
  | "date"
  | "datetime"
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
  | "dress"
  | "dresses"
  | "page"
  | "piece"
  | "enquiry"
  | "customer"
  | "pictureOfDress"
  | "picturesOfDress"
  | "clip"
  | "picture"
  | "pictures"
  | "films"
  | "captions"
  | "action"
  | "group"
  | "palette"
  | "list"
  | "code"
  | "key";

export type Choice = { value: string | number; title: string };

/** The part of a shop that the document of a page does not hold. */
type Around = { labelName: string; labelDescription: string; collectionName(slug: string): string };

/** Studio's form shows this of a field. */
export type Form = {
  kind: Kind;
  title: string;
  description?: string;
  /** A list leaves an entry out that lacks this field. */
  isNeeded?: true;
  /** Studio publishes no document that lacks this field, and says why. */
  needs?: string;
  /** Says what is doubtful in a value that the shop takes. */
  warns?: (
    value: unknown,
    group: Readonly<Record<string, unknown>>,
  ) => string | readonly string[] | undefined;
  /** The same of each entry of a list. */
  warnsOfEach?: (entry: unknown) => readonly string[];
  /** An empty field of a time shows this in its place. */
  example?: string;
  /** The form of a new document has this in the field. */
  begins?: unknown;
  group?: string;
  fieldset?: string;
  columns?: number;
  rows?: number;
  choices?: readonly Choice[];
  fields?: Fields;
  /** A list has so many entries, no more and no fewer. */
  count?: number;
  /** The shop reads so many entries of a list at most, where it may have more or fewer than others. */
  most?: number;
  /** A text may name the label's numbers of days. */
  namesTerms?: true;
  /** A picture stands under words: its editor says whether they need a ground. */
  isUnderWords?: true;
  /** A picture shows nothing beside what stands over it, and needs no words for those who cannot see it. */
  isDecoration?: true;
  /** The shop shows this while the field is empty, and Studio says so beneath it. Empty: the shop shows nothing. */
  whenEmpty?: (document: Readonly<Record<string, unknown>>, around: Around) => string;
  /** The fields of a group are of no use without each other. */
  isWhole?: true;
  /** It is the same in each language: a name, a number, an address, or a word that many documents repeat. */
  isSameInAll?: true;
  /** Nobody changes it in Studio. */
  isReadOnly?: true;
  isHiddenWhileEmpty?: true;
  /** The field has no use beside what else the group says. */
  isHidden?: (group: Readonly<Record<string, unknown>>) => boolean;
};

/** Pictures and films of the label, as documents hold them and as screens render them. */
export type LabelMedia = {
  picture: z.ZodType<LabelPicture>;
  /** Words stand over it. */
  underWords: z.ZodType<LabelPicture>;
  film: z.ZodType<LabelFilm>;
  /** The address of what a film says, in WebVTT. */
  captions: z.ZodType<string>;
};

export type Read<Value> = (media: LabelMedia) => z.ZodType<Value>;

/** One field of a document: the shop reads it by `schema`, and Studio refuses what `schema` refuses. */
export type Field<Value = unknown> = Form & { schema: Read<Value> };

export type Fields = Readonly<Record<string, Field>>;

/** The shop reads this of described fields. */
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
  captions: z.unknown().transform(() => ""),
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
      .transform((value) => value ?? says);
  return { begins: word, ...form, kind, title, schema: orSays };
}

/** The field with more said of what it reads. */
export function refined<Before, After>(
  { schema, ...form }: Field<Before>,
  refine: (schema: z.ZodType<Before>) => z.ZodType<After>,
): Field<After> {
  return { ...form, schema: (media) => refine(schema(media)) };
}

/** The field at a path, such as "showroom.address"; of an entry, its list. */
export function fieldAt(fields: Fields = {}, [name = "", ...rest]: readonly string[]): Form | undefined {
  if (isPlace(name)) return fieldAt(fields, rest);
  const field = fields[name];
  return rest.every(isPlace) ? field : fieldAt(field?.fields, rest);
}

function isPlace(part: string): boolean {
  return /^\d+$/.test(part);
}

/** The names of described fields, in the order of the form. */
export function namesOf<Described extends Fields>(fields: Described): (keyof Described & string)[] {
  // biome-ignore lint/plugin: Object.keys forgets whose names these are
  return Object.keys(fields) as (keyof Described & string)[];
}

export function objectOf<Described extends Fields>(fields: Described): Read<Values<Described>> {
  return (media) => {
    const schemas = Object.entries(fields).map(([name, { schema }]) => [name, schema(media)]);
    // biome-ignore lint/plugin: each name has the schema of its field, and Object.fromEntries forgets which
    return z.object(Object.fromEntries(schemas)) as unknown as z.ZodType<Values<Described>>;
  };
}
