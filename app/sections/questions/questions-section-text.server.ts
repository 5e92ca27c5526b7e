import { action, line, lines } from "#app/content/texts/text-fields.server.ts";
import { sectionSchema } from "#app/sections/section-schema.server.ts";

/** The questions themselves are those of the document `questions`. */
export const questionsSectionText = sectionSchema("questionsSection", {
  heading: lines,
  text: line,
  action,
});
