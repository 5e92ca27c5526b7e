import { t } from "@trousseau/words/translate.ts";
import { z } from "zod";
import type { LabelFilm, LabelPicture } from "#model/pictures/label-picture.ts";
import * as read from "#model/texts/text-rules.ts";
import {
  type Field,
  type Fields,
  type Form,
  field,
  type Kind,
  type LabelMedia,
  needed,
  type Options,
  objectOf,
  optional,
  type Read,
  type Values,
} from "./describe.ts";
import { LONGEST_SUMMARY, MOST_LINES } from "./label-limits.ts";

/** Studio says so of a picture or a list that a page does without. */
export const OPTIONAL = t("Optional.");

export function line(title: string, options: Options<string> = {}) {
  return field("line", title, () => read.line, options, "");
}

export const EMPHASIS = t("One word or phrase may go between *asterisks*: it is set in italics.");

/** A headline, broken where the editor breaks it. */
export function heading(title: string, options: Options<string> = {}) {
  return field("heading", title, () => read.lines, { description: EMPHASIS, ...options }, "");
}

/** A line of several sentences. */
export function paragraph(title: string, options: Options<string> = {}) {
  return field("paragraph", title, () => read.sentences, options, "");
}

export function text(title: string, options: Options<string> = {}) {
  return field("text", title, () => read.paragraphs, options, "");
}

export const TERMS = t(
  "Numbers of days are written in braces, by their names under “Making, delivery and rental”: {returnDays}, or {makingDays/bridal-dresses} of one collection.",
);

/** Paragraphs that promise days. */
export function textWithTerms(title: string, options: Options<string> = {}) {
  const form = { description: TERMS, namesTerms: true, ...options } as const;
  return field("text", title, () => read.paragraphsWithTerms, form, "");
}

/** A line or a text that the shop never shows. */
export function plain(kind: "line" | "text", title: string, options: Options<string> = {}) {
  return field(kind, title, () => read.plain, options, "");
}

/** A visitor's words, which nobody changes. */
export function sent(kind: Kind, title: string, form: Options<never> = {}): Field<string> {
  return { ...form, kind, title, isReadOnly: true, schema: () => z.string() };
}

/** The same where the visitor may have said nothing: the field is not there, and not shown. */
export function sentIfSaid<Value>(
  kind: Kind,
  title: string,
  schema: z.ZodType<Value>,
  form: Options<never> = {},
) {
  return optional(kind, title, () => schema, { ...form, isReadOnly: true, isHiddenWhileEmpty: true });
}

export function summary(options: Options<string> = {}) {
  const description = t("One or two sentences that make someone choose this result.");
  const form = { description, warns: tooLongFor(LONGEST_SUMMARY), rows: 3, ...options };
  return field("text", t("For search engines"), () => read.line, form, "");
}

/** A longer text is no fault: whoever shows it cuts it. */
export function tooLongFor(most: number) {
  return (text: unknown) =>
    typeof text === "string" && text.length > most
      ? t("Search engines show about {{most}} characters of it, and this has {{length}}.", {
          most,
          length: text.length,
        })
      : undefined;
}

export function lines(title: string, options: Options<string[]> = {}) {
  return field("lines", title, () => z.array(read.line), { most: MOST_LINES, ...options }, []);
}

export function link(title: string) {
  return field("line", title, () => read.link, { isSameInAll: true }, "");
}

export function webAddress(title: string, options: Options<string> = {}) {
  return field("url", title, () => read.webAddress, options, "");
}

export function flag(title: string, options: Options<boolean> = {}) {
  return field("boolean", title, () => z.boolean(), options, false);
}

export function days(title: string, form: Options<never> = {}) {
  return optional("number", title, () => read.days, form);
}

/** A number of days that may be none at all. */
export function daysOrNone(title: string, form: Options<never> = {}) {
  return optional("number", title, () => read.daysOrNone, form);
}

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

/** The words of a film, as the address of a file. */
export function captions(title: string, form: Options<never> = {}) {
  return optional("captions", title, (media) => media.captions, form);
}

/** One dress, chosen from the list, and known by its id. It may be of none that is shown. */
export function dress(title: string, form: Options<never> = {}) {
  return optional("dress", title, () => read.referred, form);
}

type Plate = { picture: LabelPicture; dress: string | undefined };

/** Pictures with the dress that is seen in each. Several files dropped at once make an entry each. */
export function plates(title: string, form: Options<never> = {}): Field<Plate[]> {
  const schema = (media: LabelMedia) => z.array(plate(media));
  return field("pictures", title, schema, { ...form, fields: { dress: dress(t("The dress in it")) } }, []);
}

const dressed = z.looseObject({ dress: read.referred });

function plate({ picture }: LabelMedia): z.ZodType<Plate> {
  return z.unknown().transform((stored, context) => {
    const { data, error } = picture.safeParse(stored);
    if (data) return { picture: data, dress: dressed.safeParse(stored).data?.dress };
    context.addIssue(error?.issues[0]?.message ?? "");
    return z.NEVER;
  });
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

/** The name of an entry in its list, which the content host gives it. An import may leave it out. */
export function key() {
  return needed("key", "Key", () => z.string().default(""));
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
  return count === undefined
    ? schema
    : schema.length(count, t("needs {{number}} “{{title}}”", { number: count, title }));
}
