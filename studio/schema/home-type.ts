import { StarIcon } from "@sanity/icons/Star";
import { defineField, defineType } from "sanity";
import { defaultSections, MOST_SECTIONS } from "#app/sections/section-kinds.ts";
import { notDrawn } from "./check-sections.ts";
import { HomeInput } from "./home-input.tsx";
import { formerSections, sectionMembers } from "./home-sections.ts";
import { SectionsInput } from "./sections-input.tsx";
import { hasSections } from "./sections-of.ts";
import { line } from "./text-fields.ts";

export const home = defineType({
  name: "home",
  title: "Home page",
  type: "document",
  icon: StarIcon,
  components: { input: HomeInput },
  initialValue: () => ({ sections: [...defaultSections] }),
  // Of a page without a list: what is missing in one stands beneath it.
  validation: (rule) =>
    rule.custom((document, context) => (hasSections(document) ? true : notDrawn(context))).warning(),
  fields: [
    line({ name: "title", title: "Title in the browser's tab and in search results" }),
    defineField({
      name: "sections",
      title: "Sections",
      description:
        "From top to bottom. Drag them into another order; open one to write in it, or to hide it. With none in the list the page has those that every label begins with: hide what it is to do without.",
      type: "array",
      of: sectionMembers,
      components: { input: SectionsInput },
      hidden: ({ document }) => !hasSections(document) && formerSections.some(({ name }) => document?.[name]),
      validation: (rule) => [
        rule.max(MOST_SECTIONS).error(`A page has ${MOST_SECTIONS} sections at most.`),
        rule.custom((sections, context) => (sections?.length ? notDrawn(context) : true)).warning(),
      ],
    }),
    ...formerSections,
  ],
  preview: { prepare: () => ({ title: "Home page" }) },
});
