import type { SectionKind } from "#app/sections/section-kind.ts";

export const questionsKind: SectionKind = {
  title: "Questions",
  about: "The first of “Questions and answers”, to be opened one by one, and the way to the others.",
  isRepeatable: false,
  needsNoDress: true,
  fields: [
    { name: "heading", type: "heading", title: "Heading" },
    { name: "text", type: "line", title: "Text" },
    { name: "action", type: "action", title: "Button" },
  ],
  lacks: (_, { questions }) => (questions === 0 ? "a question in “Questions and answers”" : undefined),
};
