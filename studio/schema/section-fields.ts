import { defineArrayMember, defineField, type FieldDefinition } from "sanity";
import type { SectionField } from "#app/sections/section-kind.ts";
import { CollectionInput } from "./collection-input.tsx";
import { fewEnough, finishedLine, link, playable } from "./field-rules.ts";
import { alt, decorativeAlt, FILES_TAKEN, picture, pictureOptions } from "./picture-fields.ts";
import { action, heading, line, text } from "./text-fields.ts";

/** A field of a section of the home page, as Studio draws it. */
export function sectionField(field: SectionField): FieldDefinition {
  const { name, title } = field;
  const said = { name, title, ...(field.description ? { description: field.description } : {}) };
  switch (field.type) {
    case "line":
      return line(said);
    case "heading":
      return heading(said);
    case "text":
      return text(said);
    case "action":
      return action(said);
    case "link":
      return defineField({ ...said, type: "string", validation: link });
    case "films":
      return films(said);
    case "collection":
      return oneCollection(said);
    case "choice":
      return choice(said, field.choices);
    case "picture":
      return field.isDecoration
        ? defineField({ ...said, type: "image", options: pictureOptions, fields: [decorativeAlt] })
        : picture({ description: FILES_TAKEN, ...said });
    case "pictures":
      return pictures(said, field.count);
    case "list":
      return groups(said, field.count, field.fields);
    default:
      return field satisfies never;
  }
}

type Said = { name: string; title: string; description?: string };

function films(said: Said) {
  return defineField({
    ...said,
    type: "array",
    validation: fewEnough,
    of: [
      // Any film may be chosen: what is wrong with it is said in words, where Studio would only refuse it.
      defineArrayMember({
        type: "file",
        options: { accept: "video/*" },
        validation: (rule) => rule.custom(playable),
      }),
    ],
  });
}

/** Asked for only where another field says that one is wanted. */
function oneCollection(said: Said) {
  return defineField({
    ...said,
    type: "string",
    components: { input: CollectionInput },
    validation: finishedLine,
    hidden: ({ parent }) => parent?.shows !== "collection",
  });
}

function choice(said: Said, choices: readonly { value: string; title: string }[]) {
  return defineField({
    ...said,
    type: "string",
    options: { list: [...choices], layout: "radio" },
    ...(choices[0] ? { initialValue: choices[0].value } : {}),
  });
}

function pictures(said: Said, count: number) {
  return defineField({
    ...said,
    type: "array",
    of: [defineArrayMember({ type: "image", options: pictureOptions, fields: [alt] })],
    validation: (rule) => rule.length(count).error(`There are ${count} of them, no more and no fewer.`),
  });
}

function groups(said: Said, count: number, fields: readonly SectionField[]) {
  const [first] = fields;
  return defineField({
    ...said,
    type: "array",
    of: [
      defineArrayMember({
        type: "object",
        fields: fields.map(sectionField),
        preview: first ? { select: { media: first.name, title: `${first.name}.alt` } } : {},
      }),
    ],
    validation: (rule) => rule.length(count).error(`There are ${count} of them, no more and no fewer.`),
  });
}
