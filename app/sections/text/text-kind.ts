import { hasText, type SectionKind } from "#app/sections/section-kind.ts";

export const textKind: SectionKind = {
  title: "Text",
  about: "A heading and a few paragraphs, with a button if you like.",
  isRepeatable: true,
  needsNoDress: true,
  fields: [
    { name: "label", type: "line", title: "Label" },
    { name: "heading", type: "heading", title: "Heading" },
    { name: "text", type: "text", title: "Text", description: "An empty line begins a new paragraph." },
    { name: "action", type: "action", title: "Button" },
  ],
  lacks: ({ heading, text }) => (hasText(heading) || hasText(text) ? undefined : "a heading or a text"),
};
