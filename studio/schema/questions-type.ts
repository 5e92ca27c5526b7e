import { HelpCircleIcon } from "@sanity/icons/HelpCircle";
import { defineArrayMember, defineField, defineType } from "sanity";
import { neutralTexts } from "#app/label/neutral-texts.ts";
import { fewEnough } from "./field-rules.ts";
import { action, forSearchEngines, heading, line, textWithTerms } from "./text-fields.ts";

export const questions = defineType({
  name: "questions",
  title: "Questions and answers",
  type: "document",
  icon: HelpCircleIcon,
  initialValue: () => ({ title: neutralTexts.questions.title, more: neutralTexts.questions.more }),
  fields: [
    heading({ name: "title", title: "Title" }),
    line({ name: "lead", title: "Lead" }),
    forSearchEngines("description"),
    defineField({
      name: "questions",
      title: "Questions",
      type: "array",
      validation: fewEnough,
      of: [
        defineArrayMember({
          type: "object",
          fields: [
            line({ name: "q", title: "Question", isNeeded: true }),
            textWithTerms({ name: "a", title: "Answer", isNeeded: true }),
          ],
          preview: { select: { title: "q", subtitle: "a" } },
        }),
      ],
    }),
    action({ name: "more", title: "Button at the end" }),
  ],
  preview: { prepare: () => ({ title: "Questions and answers" }) },
});
