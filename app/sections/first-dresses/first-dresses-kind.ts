import { type SectionKind, totalOf } from "#app/sections/section-kind.ts";

export const firstDressesKind: SectionKind = {
  title: "First dresses",
  about: "The first four dresses of the shop, large, under a heading.",
  isRepeatable: false,
  needsNoDress: false,
  fields: [
    { name: "label", type: "line", title: "Season" },
    { name: "heading", type: "heading", title: "Heading" },
    { name: "text", type: "line", title: "Text" },
    { name: "more", type: "action", title: "Button" },
  ],
  lacks: (_, { dressCounts }) =>
    dressCounts && totalOf(dressCounts) === 0 ? "a dress in the shop" : undefined,
};
