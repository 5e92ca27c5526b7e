import { type ConditionalProperty, defineField } from "sanity";
import { MOST_DAYS } from "#app/label/label-limits.ts";
import {
  fewLines,
  finishedHeading,
  finishedLine,
  finishedShort,
  finishedText,
  finishedWithTerms,
  link,
  needed,
  summaryLength,
  webAddress,
} from "./field-rules.ts";

type Field = { name: string; title: string; description?: string };

/** `isNeeded`: an entry of a list is left out without it. */
type EntryField = Field & { isNeeded?: true };

const EMPHASIS = "One word or phrase may stand in *asterisks*: it is set in italics.";

export function line({ isNeeded, ...field }: EntryField) {
  return defineField({
    ...field,
    type: "string",
    validation: (rule) => [finishedLine(rule), ...(isNeeded ? [needed(rule)] : [])],
  });
}

/** A headline, broken where the editor breaks it. */
export function heading(field: Field) {
  return defineField({ description: EMPHASIS, ...field, type: "text", rows: 2, validation: finishedHeading });
}

export function text({ isNeeded, ...field }: EntryField) {
  return defineField({
    ...field,
    type: "text",
    rows: 5,
    validation: (rule) => [finishedText(rule), ...(isNeeded ? [needed(rule)] : [])],
  });
}

/** A line of several sentences. */
export function paragraph(field: Field) {
  return defineField({ ...field, type: "text", rows: 5, validation: finishedHeading });
}

const TERMS =
  "Numbers of days stand in braces, by their names under “Making, delivery and rental”: {returnDays}, or {makingDays/bridal-dresses} of one collection.";

/** Paragraphs that promise days. */
export function textWithTerms({ isNeeded, ...field }: EntryField) {
  return defineField({
    description: TERMS,
    ...field,
    type: "text",
    rows: 5,
    validation: (rule) => [finishedWithTerms(rule), ...(isNeeded ? [needed(rule)] : [])],
  });
}

export function forSearchEngines(name: string) {
  return defineField({
    name,
    title: "For search engines",
    description: "One or two sentences that make somebody choose this result.",
    type: "text",
    rows: 3,
    validation: (rule) => [finishedText(rule), summaryLength(rule)],
  });
}

export function lineList(field: Field) {
  return defineField({
    ...field,
    type: "array",
    validation: fewLines,
    of: [{ type: "string", validation: (rule) => rule.custom(finishedShort) }],
  });
}

export function days(field: Field & { group?: string; hidden?: ConditionalProperty }) {
  return defineField({
    ...field,
    type: "number",
    validation: (rule) => rule.integer().positive().max(MOST_DAYS).error("A whole number of days."),
  });
}

/** A button and where it leads. */
export function action(field: Field) {
  return defineField({
    ...field,
    type: "object",
    options: { columns: 2 },
    fields: [
      line({ name: "label", title: "Says" }),
      defineField({ name: "href", title: "Leads to", type: "string", validation: link }),
    ],
  });
}

export function https({ isNeeded, ...field }: EntryField) {
  return defineField({
    ...field,
    type: "url",
    validation: (rule) => [webAddress(rule), ...(isNeeded ? [needed(rule)] : [])],
  });
}
