import { z } from "zod";
import type { LabelMedia } from "#app/content/texts/label-media.server.ts";
import { action, line, lines } from "#app/content/texts/text-fields.server.ts";
import { FIVE } from "#app/sections/section-kind.ts";
import { sectionSchema } from "#app/sections/section-schema.server.ts";

export function featuredText({ picture }: LabelMedia) {
  return sectionSchema("featuredSection", {
    season: line,
    heading: lines,
    action,
    pictures: z.array(picture).length(FIVE, `needs ${FIVE} pictures`),
  });
}
