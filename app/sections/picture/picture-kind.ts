import type { SectionKind } from "#app/sections/section-kind.ts";

export const pictureKind: SectionKind = {
  title: "Picture with words",
  about:
    "A picture from edge to edge that moves as the page is scrolled, with a heading and a button over it.",
  isRepeatable: true,
  needsNoDress: false,
  fields: [
    { name: "label", type: "line", title: "Label" },
    { name: "heading", type: "heading", title: "Heading" },
    { name: "action", type: "action", title: "Button" },
    {
      name: "picture",
      type: "picture",
      title: "Picture",
      description: "Wide, and calm on the left, where the words stand.",
    },
  ],
  lacks: ({ picture }) => (picture ? undefined : "a picture"),
};
