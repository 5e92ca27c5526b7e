import { z } from "zod";
import { line, lines } from "#app/content/texts/text-fields.server.ts";
import { sectionSchema } from "#app/sections/section-schema.server.ts";
import { sliderContents } from "./slider-kind.ts";

export const sliderText = sectionSchema("sliderSection", {
  shows: z.enum(sliderContents),
  /** Slug of the one collection. */
  collection: line,
  heading: lines,
  /** On the last tile, which leads on. */
  more: line,
});

export type SliderTexts = z.output<typeof sliderText>;
