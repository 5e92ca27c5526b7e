import { lines } from "#app/content/texts/text-fields.server.ts";
import { sectionSchema } from "#app/sections/section-schema.server.ts";

/** What is said under the form is said in the label's settings, as in the footer. */
export const lettersText = sectionSchema("lettersSection", { heading: lines });
