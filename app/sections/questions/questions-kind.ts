import { action, heading, line } from "#app/content/fields.ts";
import type { SectionKind } from "#app/sections/section-kind.ts";
import { neutralWords } from "#words/neutral.ts";

/** The questions themselves are those of the document `questions`. */
export const questionsKind = {
  title: "Questions",
  about: "The first of “Questions and answers”, to be opened one by one, and the way to the others.",
  isRepeatable: false,
  needsNoDress: true,
  fields: {
    heading: heading("Heading", { unsaid: neutralWords.questions.title }),
    text: line("Text"),
    action: action("Button", { unsaid: { label: neutralWords.questions.all, href: "/faq" } }),
  },
  lacks: (_, { questions }) => (questions === 0 ? "a question in “Questions and answers”" : undefined),
} satisfies SectionKind;
