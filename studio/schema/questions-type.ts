import { HelpCircleIcon } from "@sanity/icons/HelpCircle";
import { defineArrayMember, defineField, defineType } from "sanity";
import { questionsScreen, questions as shipped } from "#app/label/questions.ts";
import { action, forSearchEngines, heading, line, text } from "./text-fields.ts";

export const questions = defineType({
  name: "questions",
  title: "Questions and answers",
  type: "document",
  icon: HelpCircleIcon,
  initialValue: () => ({
    ...questionsScreen,
    questions: shipped.map(({ id, q, a }) => ({ _key: id, q, a })),
  }),
  fields: [
    heading({ name: "title", title: "Title" }),
    line({ name: "lead", title: "Lead" }),
    forSearchEngines("description"),
    defineField({
      name: "questions",
      title: "Questions",
      type: "array",
      of: [
        defineArrayMember({
          type: "object",
          fields: [
            line({ name: "q", title: "Question" }),
            text({
              name: "a",
              title: "Answer",
              description:
                "With real numbers of days: the product pages and the footer promise the same ones.",
            }),
          ],
          preview: { select: { title: "q", subtitle: "a" } },
        }),
      ],
    }),
    action({ name: "more", title: "Button at the end" }),
  ],
  preview: { prepare: () => ({ title: "Questions and answers" }) },
});
