import { action, heading, line, pictures } from "#app/content/fields.ts";
import { FIVE, hasCount, type SectionKind } from "#app/sections/section-kind.ts";
import { neutralWords } from "#words/neutral.ts";

export const featuredKind = {
  title: "Stacked cards",
  about: "Five pictures one behind the other, to be leafed through, beside a heading.",
  isRepeatable: true,
  needsNoDress: false,
  fields: {
    season: line("Season"),
    heading: heading("Heading", { unsaid: neutralWords.featured }),
    action: action("Button"),
    pictures: pictures("Pictures", { description: "Five.", count: FIVE }),
  },
  lacks: ({ pictures }) => (hasCount(pictures, FIVE) ? undefined : "five pictures"),
} satisfies SectionKind;
