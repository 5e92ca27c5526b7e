import { action, line, lines } from "#app/content/texts/text-fields.server.ts";
import { sectionSchema } from "#app/sections/section-schema.server.ts";

export const firstDressesText = sectionSchema("firstDressesSection", {
  label: line,
  heading: lines,
  text: line,
  more: action,
});
