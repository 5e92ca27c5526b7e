import { action, heading, line, picture } from "#app/content/fields.ts";
import type { SectionKind } from "#app/sections/section-kind.ts";

export const pictureKind = {
  title: "Picture with words",
  about:
    "A picture from edge to edge that moves as the page is scrolled, with a heading and a button over it.",
  isRepeatable: true,
  needsNoDress: false,
  fields: {
    label: line("Label"),
    heading: heading("Heading"),
    action: action("Button"),
    picture: picture("Picture", {
      description: "Wide, and calm on the left, where the words stand.",
      isUnderWords: true,
    }),
  },
  lacks: ({ picture }) => (picture ? undefined : "a picture"),
} satisfies SectionKind;
