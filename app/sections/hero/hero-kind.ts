import type { SectionKind } from "#app/sections/section-kind.ts";

export const heroKind: SectionKind = {
  title: "Film",
  about: "A film or a picture across the screen, with a quotation, a button and one dress.",
  isRepeatable: false,
  needsNoDress: true,
  fields: [
    {
      name: "sources",
      type: "films",
      title: "The film",
      description: "The same film as WebM and as MP4, without sound, below 8 MB.",
    },
    {
      name: "poster",
      type: "picture",
      title: "Its first picture",
      description: "Shown while the film loads.",
      isDecoration: true,
    },
    { name: "subTitle", type: "line", title: "Tagline" },
    { name: "title", type: "heading", title: "Quotation" },
    { name: "btnLabel", type: "line", title: "Button" },
    { name: "href", type: "link", title: "The button leads to" },
    {
      name: "dress",
      type: "line",
      title: "Dress over the fold",
      description: "The end of its address: ginevra.",
    },
  ],
  // With nothing to see it is the label's name.
  lacks: () => undefined,
};
