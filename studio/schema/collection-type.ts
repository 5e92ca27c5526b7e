import { FolderIcon } from "@sanity/icons/Folder";
import { defineArrayMember, defineField, defineType } from "sanity";
import type { Visibility } from "#app/label/visibility.ts";
import { collectionSlug, fewEnough, finishedLine } from "./field-rules.ts";
import { alt, LEFT_OUT, pictureOptions } from "./picture-fields.ts";
import { days, forSearchEngines, heading, line, paragraph } from "./text-fields.ts";

const visibilities: Record<Visibility, string> = {
  listed: "In the navigation",
  unlisted: "Not in the navigation: found by search, by links, and from its dresses",
  hidden: "Not in the shop, and none of its dresses is",
};

/** As they stand in the navigation, and in Studio's list. */
export const navigationOrdering = {
  name: "navigation",
  title: "Place in the navigation",
  by: [
    { field: "order", direction: "asc" as const },
    { field: "_createdAt", direction: "asc" as const },
  ],
};

/** One document for each collection. Dresses name it by its slug. */
export const collection = defineType({
  name: "collection",
  title: "Collection",
  type: "document",
  icon: FolderIcon,
  orderings: [navigationOrdering],
  fields: [
    defineField({
      name: "name",
      title: "Name",
      description: "In the menu and on every dress.",
      type: "string",
      validation: (rule) => [rule.required().error("The collection needs a name."), finishedLine(rule)],
    }),
    defineField({
      name: "slug",
      title: "Address",
      description:
        "The end of the page's address. When it changes, links to the one before lead here, and its dresses stay in it.",
      type: "slug",
      options: { source: "name", maxLength: 80 },
      validation: collectionSlug,
    }),
    defineField({
      name: "visibility",
      title: "Shown",
      type: "string",
      options: {
        layout: "radio",
        list: Object.entries(visibilities).map(([value, title]) => ({ value, title })),
      },
      initialValue: "listed" satisfies Visibility,
    }),
    defineField({
      name: "order",
      title: "Place in the navigation",
      description:
        "Lower numbers come first. Collections without a number come last, the oldest first. The first has a row of its own on the home page.",
      type: "number",
    }),
    line({
      name: "shortName",
      title: "Short name",
      description: "In the footer, and where the room is small.",
    }),
    heading({ name: "title", title: "Title", description: "On its own page. Left out: the name." }),
    paragraph({ name: "intro", title: "Introduction" }),
    forSearchEngines("summary"),
    days({
      name: "makingDays",
      title: "Days to make a dress of it",
      description: "Left out: the label's own number.",
    }),
    defineField({
      name: "previousSlugs",
      title: "Addresses of before",
      description:
        "The ends of addresses that lead to this collection, too, such as those of one that it has taken in. Dresses that name one of them are in this collection.",
      type: "array",
      validation: fewEnough,
      of: [defineArrayMember({ type: "string", validation: finishedLine })],
      options: { layout: "tags" },
    }),
    defineField({
      name: "plates",
      title: "Pictures among the dresses",
      description: `Wide ones, in order of use. ${LEFT_OUT}`,
      type: "array",
      validation: fewEnough,
      of: [defineArrayMember({ type: "image", options: pictureOptions, fields: [alt] })],
      options: { layout: "grid" },
    }),
  ],
  preview: {
    select: { title: "name", slug: "slug.current", visibility: "visibility", media: "plates.0" },
    prepare: ({ title, slug, visibility, media }) => ({
      title,
      subtitle: [slug, visibility === "listed" ? "" : visibility].filter(Boolean).join(" · "),
      media,
    }),
  },
});
