import { line, lines } from "#app/content/texts/text-fields.server.ts";
import { sectionSchema } from "#app/sections/section-schema.server.ts";

export const shippingText = sectionSchema("shippingSection", { heading: lines, text: line, button: line });
