import { hasText, type SectionKind } from "#app/sections/section-kind.ts";

export const shippingKind: SectionKind = {
  title: "Shipping",
  about: "The one dark section: a promise in large letters, and the way to WhatsApp.",
  isRepeatable: false,
  needsNoDress: true,
  fields: [
    { name: "heading", type: "heading", title: "Heading" },
    { name: "text", type: "line", title: "Text" },
    { name: "button", type: "line", title: "Button" },
  ],
  lacks: ({ heading }) => (hasText(heading) ? undefined : "a heading"),
};
