import { action, line, lines, paragraphs } from "#app/content/texts/text-fields.server.ts";
import { sectionSchema } from "#app/sections/section-schema.server.ts";

export const textSectionText = sectionSchema("textSection", {
  label: line,
  heading: lines,
  text: paragraphs,
  action,
});
