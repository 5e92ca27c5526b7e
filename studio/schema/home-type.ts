import { StarIcon } from "@sanity/icons/Star";
import { defineField, defineType } from "sanity";
import { home as description } from "#app/content/documents/home-document.ts";
import { defaultSections, MOST_SECTIONS } from "#app/sections/section-kinds.ts";
import { notDrawn } from "./check-sections.ts";
import { describedFields } from "./described-field.ts";
import { HomeInput } from "./home-input.tsx";
import { sectionMembers } from "./home-sections.ts";
import { SectionsInput } from "./sections-input.tsx";
import { hasSections } from "./sections-of.ts";

export const home = defineType({
  name: "home",
  title: description.title,
  type: "document",
  icon: StarIcon,
  components: { input: HomeInput },
  initialValue: () => ({ sections: [...defaultSections] }),
  // The parts that a page without a list lacks stand beneath it.
  validation: (rule) =>
    rule.custom((document, context) => (hasSections(document) ? true : notDrawn(context))).warning(),
  fields: [
    ...describedFields(description.fields),
    defineField({
      name: "sections",
      title: "Sections",
      description:
        "From top to bottom. Drag them into another order; open one to write in it, or to hide it. With none in the list the page has those that every label begins with: hide what it is to do without.",
      type: "array",
      of: sectionMembers,
      components: { input: SectionsInput },
      validation: (rule) => [
        rule.max(MOST_SECTIONS).error(`A page has ${MOST_SECTIONS} sections at most.`),
        rule.custom((sections, context) => (sections?.length ? notDrawn(context) : true)).warning(),
      ],
    }),
  ],
  preview: { prepare: () => ({ title: description.title }) },
});
