import { FolderIcon } from "@sanity/icons/Folder";
import { defineArrayMember, defineField, defineType } from "sanity";
import { alt, LEFT_OUT, pictureOptions } from "./picture-fields.ts";
import { days, forSearchEngines, heading, line } from "./text-fields.ts";

/** One document for each collection of the navigation; its id says which. */
export const collection = defineType({
  name: "collection",
  title: "Collection",
  type: "document",
  icon: FolderIcon,
  fields: [
    line({ name: "name", title: "Name", description: "In the menu and on every dress." }),
    line({
      name: "shortName",
      title: "Short name",
      description: "In the footer, and where the room is small.",
    }),
    heading({ name: "title", title: "Title", description: "On its own page. Left out: the name." }),
    line({ name: "intro", title: "Introduction" }),
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
        "The ends of addresses that lead to this collection, too, such as those of one that it has taken in.",
      type: "array",
      of: [defineArrayMember({ type: "string" })],
      options: { layout: "tags" },
    }),
    defineField({
      name: "plates",
      title: "Pictures among the dresses",
      description: `Wide ones, in order of use. ${LEFT_OUT}`,
      type: "array",
      of: [defineArrayMember({ type: "image", options: pictureOptions, fields: [alt] })],
      options: { layout: "grid" },
    }),
  ],
  preview: { select: { title: "name", subtitle: "title", media: "plates.0" } },
});
