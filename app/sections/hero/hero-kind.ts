import { films, heading, line, link, picture } from "#app/content/fields.ts";
import type { SectionKind } from "#app/sections/section-kind.ts";
import { neutralWords } from "#words/neutral.ts";

/** The specification's hero slide. */
export const heroKind = {
  title: "Film",
  about: "A film or a picture across the screen, with a quotation, a button and one dress.",
  isRepeatable: false,
  needsNoDress: true,
  fields: {
    /** The browser takes the first that it can play. */
    sources: films("The film", {
      description: "The same film as WebM and as MP4, without sound, below 8 MB.",
    }),
    poster: picture("Its first picture", {
      description: "Shown while the film loads.",
      isDecoration: true,
      isUnderWords: true,
    }),
    subTitle: line("Tagline"),
    title: heading("Quotation"),
    btnLabel: line("Button", { unsaid: neutralWords.shopNow }),
    href: link("The button leads to"),
    dress: line("Dress over the fold", { description: "The end of its address: ginevra." }),
  },
  // The label's name stands in when there is nothing to see.
  lacks: () => undefined,
} satisfies SectionKind;
