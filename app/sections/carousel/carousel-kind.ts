import { needed, refined } from "#app/content/describe.ts";
import { action, heading, key, line, list } from "#app/content/fields.ts";
import { FIVE, hasCount, type SectionKind } from "#app/sections/section-kind.ts";
import { neutralWords } from "#words/neutral.ts";

const slides = list(
  "Slides",
  {
    _key: key(),
    img: needed("picture", "Large picture", ({ picture }) => picture),
    detail: needed("picture", "Detail", ({ picture }) => picture),
  },
  { description: "Five.", count: FIVE },
);

export const carouselKind = {
  title: "Carousel",
  about: "Five slides that turn by themselves, each a large picture beside a detail.",
  isRepeatable: true,
  needsNoDress: false,
  fields: {
    heading: heading("Heading", { unsaid: neutralWords.collection }),
    season: line("Season"),
    action: action("Button"),
    slides: refined(slides, (schema) =>
      schema.transform((list) => list.map((pictures, index) => ({ id: index + 1, link: "", ...pictures }))),
    ),
  },
  lacks: ({ slides }) => (hasCount(slides, FIVE) ? undefined : "five slides"),
} satisfies SectionKind;
