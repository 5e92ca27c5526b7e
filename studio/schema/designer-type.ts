import { UserIcon } from "@sanity/icons/User";
import { defineArrayMember, defineField, defineType } from "sanity";
import { fashionWeekYears } from "#app/label/label-limits.ts";
import { neutralTexts } from "#app/label/neutral-texts.ts";
import { fewEnough, needed, year } from "./field-rules.ts";
import { LEFT_OUT, picture } from "./picture-fields.ts";
import { forSearchEngines, heading, line, paragraph, text } from "./text-fields.ts";

export const designer = defineType({
  name: "designer",
  title: "The designer",
  type: "document",
  icon: UserIcon,
  initialValue: { fashionWeeksHeading: neutralTexts.designer.fashionWeeksHeading },
  fields: [
    line({ name: "name", title: "Name" }),
    heading({ name: "headline", title: "Headline", description: "The name, broken as it should stand." }),
    paragraph({
      name: "shortBiography",
      title: "Short biography",
      description: "In the footer of every page.",
    }),
    forSearchEngines("description"),
    picture({
      name: "opening",
      title: "Opening picture",
      description: `Wide. ${LEFT_OUT}`,
    }),
    defineField({
      name: "biography",
      title: "Biography",
      type: "array",
      validation: fewEnough,
      of: [
        defineArrayMember({
          type: "object",
          fields: [
            text({ name: "text", title: "Paragraph", isNeeded: true }),
            defineField({
              name: "kind",
              title: "As",
              type: "string",
              options: {
                list: [
                  { value: "text", title: "Text" },
                  { value: "quote", title: "Quotation" },
                ],
                layout: "radio",
              },
              initialValue: "text",
            }),
          ],
          preview: { select: { title: "text", subtitle: "kind" } },
        }),
      ],
    }),
    picture({ name: "plate", title: "Picture beside the biography", description: "Upright." }),
    line({ name: "fashionWeeksHeading", title: "Heading of the fashion weeks" }),
    defineField({
      name: "fashionWeeks",
      title: "Fashion weeks",
      type: "array",
      validation: fewEnough,
      of: [
        defineArrayMember({
          type: "object",
          options: { columns: 3 },
          fields: [
            defineField({
              name: "year",
              title: "Year",
              type: "number",
              validation: (rule) => [year(fashionWeekYears)(rule), needed(rule)],
            }),
            line({ name: "city", title: "City", isNeeded: true }),
            line({ name: "season", title: "Season", isNeeded: true }),
          ],
          preview: { select: { title: "city", subtitle: "year" } },
        }),
      ],
    }),
    heading({ name: "invitation", title: "Invitation at the end" }),
  ],
  preview: { prepare: () => ({ title: "The designer" }) },
});
