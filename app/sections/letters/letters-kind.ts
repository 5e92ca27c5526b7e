import type { SectionKind } from "#app/sections/section-kind.ts";

export const lettersKind: SectionKind = {
  title: "Letters",
  about: "The newsletter's sign-up, which stands in the footer as well.",
  isRepeatable: false,
  needsNoDress: true,
  fields: [{ name: "heading", type: "heading", title: "Heading" }],
  lacks: (_, { canSignUp }) =>
    canSignUp === false
      ? "a telephone number in the label's settings, or a server that is set up to send mails"
      : undefined,
};
