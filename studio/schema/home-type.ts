import { StarIcon } from "@sanity/icons/Star";
import { defineField, defineType } from "sanity";
import { defaultSections, MOST_SECTIONS } from "#app/sections/section-kinds.ts";
import { HomeInput } from "./home-input.tsx";
import { formerSections, sectionMembers } from "./home-sections.ts";
import { SectionsInput } from "./sections-input.tsx";
import { notDrawn } from "./sections-not-drawn.ts";
import { hasSections } from "./sections-of.ts";
import { line } from "./text-fields.ts";

export const home = defineType({
  name: "home",
  title: "Home page",
  type: "document",
  icon: StarIcon,
  components: { input: HomeInput },
  initialValue: () => ({ sections: [...defaultSections] }),
  fields: [
    line({ name: "title", title: "Title in the browser's tab and in search results" }),
    defineField({
      name: "sections",
      title: "Sections",
      description:
        "From top to bottom. Drag them into another order; open one to write in it, or to hide it.",
      type: "array",
      of: sectionMembers,
      components: { input: SectionsInput },
      hidden: ({ document }) => !hasSections(document) && formerSections.some(({ name }) => document?.[name]),
      validation: (rule) => [
        rule.max(MOST_SECTIONS).error(`A page has ${MOST_SECTIONS} sections at most.`),
        rule.custom(notDrawn).warning(),
      ],
    }),
    ...formerSections,
  ],
  preview: { prepare: () => ({ title: "Home page" }) },
});
