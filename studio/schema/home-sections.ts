import { defineArrayMember, defineField } from "sanity";
import type { SectionKind } from "#app/sections/section-kind.ts";
import { defaultSections, sectionKinds } from "#app/sections/section-kinds.ts";
import { sectionField } from "./section-fields.ts";
import { hasSections } from "./sections-of.ts";

/** Each kind of section, as an entry of the list. */
export const sectionMembers = Object.entries(sectionKinds).map(([name, kind]) =>
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
      ...kind.fields.map(sectionField),
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

/**
 * The same by the names that a document without a list has for them: its words stay where they were written until somebody puts
 * the page in order.
 */
export const formerSections = defaultSections.map(({ _key, _type }) =>
  defineField({
    name: _key,
    title: sectionKinds[_type].title,
    type: "object",
    options: { collapsible: true, collapsed: _type !== "heroSection" },
    fields: sectionKinds[_type].fields
      .filter(({ type }) => type !== "choice" && type !== "collection")
      .map(sectionField),
    hidden: ({ value, document }) => !value || hasSections(document),
  }),
);

/** What the list says of a section: its heading, what it holds, a picture. */
function previewed({ fields }: SectionKind): Record<string, string> {
  const names = fields.map(({ name }) => name);
  const pictures = ["poster", "picture", "slides.0.img", "pictures.0"];
  const media = pictures.find((path) => names.includes(path.split(".")[0] ?? ""));
  const heading = ["heading", "title"].find((name) => names.includes(name));
  const others = ["shows", "collection"].filter((name) => names.includes(name));
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
