import { FolderIcon } from "@sanity/icons/Folder";
import { defineArrayMember, defineField, defineType } from "sanity";
import { alt } from "./picture-fields.ts";
import { forSearchEngines, heading, line } from "./text-fields.ts";

/** One document for each collection of the navigation; its id says which. */
export const collection = defineType({
  name: "collection",
  title: "Collection",
  type: "document",
  icon: FolderIcon,
  fields: [
    heading({ name: "title", title: "Title" }),
    line({ name: "intro", title: "Introduction" }),
    forSearchEngines("summary"),
    defineField({
      name: "plates",
      title: "Pictures among the dresses",
      description: "Wide ones, in order of use. Left out: those that ship with the shop.",
      type: "array",
      of: [defineArrayMember({ type: "image", options: { hotspot: true }, fields: [alt] })],
      options: { layout: "grid" },
    }),
  ],
  preview: { select: { title: "title", media: "plates.0" } },
});
