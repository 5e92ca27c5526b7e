import { heading } from "#app/content/fields.ts";
import type { SectionKind } from "#app/sections/section-kind.ts";
import { neutralWords } from "#words/neutral.ts";

/** The label's settings have the words under the form, which stands in the footer as well. */
export const lettersKind = {
  title: "Letters",
  about: "The newsletter's sign-up, which stands in the footer as well.",
  isRepeatable: false,
  needsNoDress: true,
  fields: { heading: heading("Heading", { unsaid: neutralWords.letters }) },
  lacks: (_, { canSignUp }) =>
    canSignUp === false
      ? "a telephone number in the label's settings, or a server that is set up to send mails"
      : undefined,
} satisfies SectionKind;
