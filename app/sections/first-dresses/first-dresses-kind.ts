import { action, heading, line } from "#app/content/fields.ts";
import { type SectionKind, totalOf } from "#app/sections/section-kind.ts";
import { neutralWords } from "#words/neutral.ts";

export const firstDressesKind = {
  title: "First dresses",
  about: "The first four dresses of the shop, large, under a heading.",
  isRepeatable: false,
  needsNoDress: false,
  fields: {
    label: line("Season"),
    heading: heading("Heading", { unsaid: neutralWords.firstDresses }),
    text: line("Text"),
    /** Without an address it leads to the first collection. */
    more: action("Button", { unsaid: { label: neutralWords.showMore, href: "" } }),
  },
  lacks: (_, { dressCounts }) =>
    dressCounts && totalOf(dressCounts) === 0 ? "a dress in the shop" : undefined,
} satisfies SectionKind;
