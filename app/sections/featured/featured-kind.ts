import { FIVE, hasCount, type SectionKind } from "#app/sections/section-kind.ts";

export const featuredKind: SectionKind = {
  title: "Stacked cards",
  about: "Five pictures one behind the other, to be leafed through, beside a heading.",
  isRepeatable: true,
  needsNoDress: false,
  fields: [
    { name: "season", type: "line", title: "Season" },
    { name: "heading", type: "heading", title: "Heading" },
    { name: "action", type: "action", title: "Button" },
    { name: "pictures", type: "pictures", title: "Pictures", description: "Five.", count: FIVE },
  ],
  lacks: ({ pictures }) => (hasCount(pictures, FIVE) ? undefined : "five pictures"),
};
