import { action, heading, line, text } from "#app/content/fields.ts";
import { hasText, type SectionKind } from "#app/sections/section-kind.ts";

export const textKind = {
  title: "Text",
  about: "A heading and a few paragraphs, with a button if you like.",
  isRepeatable: true,
  needsNoDress: true,
  fields: {
    label: line("Label"),
    heading: heading("Heading"),
    text: text("Text", { description: "An empty line begins a new paragraph." }),
    action: action("Button"),
  },
  lacks: ({ heading, text }) => (hasText(heading) || hasText(text) ? undefined : "a heading or a text"),
} satisfies SectionKind;
