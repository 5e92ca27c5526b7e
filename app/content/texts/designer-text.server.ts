import { z } from "zod";
import { fashionWeekYears } from "#app/label/label-limits.ts";
import type { LabelMedia } from "./label-media.server.ts";
import { line, lines, paragraphs, summary } from "./text-fields.server.ts";

const passage = z.object({ kind: z.enum(["text", "quote"]).default("text"), text: paragraphs });
const fashionWeek = z.object({
  year: z.int().min(fashionWeekYears.least).max(fashionWeekYears.most),
  city: line,
  season: line,
});

export function designerText({ picture }: LabelMedia) {
  return z.object({
    name: line,
    /** For the footer. */
    shortBiography: line,
    description: summary,
    headline: lines,
    biography: z.array(passage).min(1, "is empty"),
    fashionWeeksHeading: line,
    fashionWeeks: z.array(fashionWeek),
    opening: picture.optional(),
    /** Bleeds off the edge beside the second half of the biography. */
    plate: picture.optional(),
    invitation: lines,
  });
}
