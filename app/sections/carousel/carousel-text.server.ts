import { z } from "zod";
import type { LabelMedia } from "#app/content/texts/label-media.server.ts";
import { action, line, lines } from "#app/content/texts/text-fields.server.ts";
import { FIVE } from "#app/sections/section-kind.ts";
import { sectionSchema } from "#app/sections/section-schema.server.ts";

export function carouselText({ picture }: LabelMedia) {
  return sectionSchema("carouselSection", {
    heading: lines,
    season: line,
    action,
    slides: z
      .array(z.object({ img: picture, detail: picture }))
      .length(FIVE, `needs ${FIVE} slides`)
      .transform((slides) => slides.map((pictures, index) => ({ id: index + 1, link: "", ...pictures }))),
  });
}
