import { FIVE, hasCount, type SectionKind } from "#app/sections/section-kind.ts";

export const carouselKind: SectionKind = {
  title: "Carousel",
  about: "Five slides that turn by themselves, each a large picture beside a detail.",
  isRepeatable: true,
  needsNoDress: false,
  fields: [
    { name: "heading", type: "heading", title: "Heading" },
    { name: "season", type: "line", title: "Season" },
    { name: "action", type: "action", title: "Button" },
    {
      name: "slides",
      type: "list",
      title: "Slides",
      description: "Five.",
      count: FIVE,
      fields: [
        { name: "img", type: "picture", title: "Large picture" },
        { name: "detail", type: "picture", title: "Detail" },
      ],
    },
  ],
  lacks: ({ slides }) => (hasCount(slides, FIVE) ? undefined : "five slides"),
};
