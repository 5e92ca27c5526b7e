import type { z } from "zod";
import { action, line, lines, paragraphs } from "#app/content/texts/text-fields.server.ts";
import { sectionSchema } from "#app/sections/section-schema.server.ts";

export const textSectionText = sectionSchema("textSection", {
  label: line,
  heading: lines,
  text: paragraphs,
  action,
});

export type TextSectionTexts = z.output<typeof textSectionText>;
