import { heading, line } from "#app/content/fields.ts";
import { hasText, type SectionKind } from "#app/sections/section-kind.ts";
import { neutralWords } from "#words/neutral.ts";

export const shippingKind = {
  title: "Shipping",
  about: "The one dark section: a promise in large letters, and the way to WhatsApp.",
  isRepeatable: false,
  needsNoDress: true,
  fields: {
    heading: heading("Heading"),
    text: line("Text"),
    button: line("Button", { unsaid: neutralWords.shippingButton }),
  },
  lacks: ({ heading }) => (hasText(heading) ? undefined : "a heading"),
} satisfies SectionKind;
