import { defineArrayMember, defineField } from "sanity";
import type { SectionKind } from "#app/sections/section-kind.ts";
import { sectionKinds } from "#app/sections/section-kinds.ts";
import { describedFields } from "./described-field.ts";

/** Each kind of section, as an entry of the list. */
export const sectionMembers = Object.entries<SectionKind>(sectionKinds).map(([name, kind]) =>
  defineArrayMember({
    name,
    title: kind.title,
    type: "object",
    fields: [
      defineField({
        name: "isHidden",
        title: "Hidden",
        description: "It keeps its place and its words, and is not shown.",
        type: "boolean",
        initialValue: false,
      }),
      ...describedFields(kind.fields),
    ],
    preview: {
      select: previewed(kind),
      prepare: ({ heading, isHidden, shows, collection, media }) => ({
        title: kind.title,
        subtitle: [isHidden ? "Hidden" : "Shown", holds(shows, collection), plain(heading)]
          .filter(Boolean)
          .join(" · "),
        media,
      }),
    },
  }),
);

/** The list says of a section its heading, what it holds, and a picture. */
function previewed({ fields }: SectionKind): Record<string, string> {
  const pictures = ["poster", "picture", "slides.0.img", "pictures.0"];
  const media = pictures.find((path) => Object.hasOwn(fields, path.split(".")[0] ?? ""));
  const heading = ["heading", "title"].find((name) => Object.hasOwn(fields, name));
  const others = ["shows", "collection"].filter((name) => Object.hasOwn(fields, name));
  return {
    isHidden: "isHidden",
    ...(heading ? { heading } : {}),
    ...(media ? { media } : {}),
    ...Object.fromEntries(others.map((name) => [name, name])),
  };
}

function holds(shows: unknown, collection: unknown): string {
  if (shows === "all") return "all dresses";
  if (shows !== "collection") return "";
  return typeof collection === "string" && collection ? collection : "the first collection";
}

function plain(heading: unknown): string {
  return typeof heading === "string" ? heading.replaceAll("*", "").replaceAll("\n", " ") : "";
}
