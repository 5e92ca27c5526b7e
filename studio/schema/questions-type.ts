import { HelpCircleIcon } from "@sanity/icons/HelpCircle";
import { defineArrayMember, defineField, defineType } from "sanity";
import { questionsScreen } from "#app/label/questions.ts";
import { action, forSearchEngines, heading, line, textWithTerms } from "./text-fields.ts";

export const questions = defineType({
  name: "questions",
  title: "Questions and answers",
  type: "document",
  icon: HelpCircleIcon,
  initialValue: { title: questionsScreen.title, more: questionsScreen.more },
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
          fields: [line({ name: "q", title: "Question" }), textWithTerms({ name: "a", title: "Answer" })],
          preview: { select: { title: "q", subtitle: "a" } },
        }),
      ],
    }),
    action({ name: "more", title: "Button at the end" }),
  ],
  preview: { prepare: () => ({ title: "Questions and answers" }) },
});
