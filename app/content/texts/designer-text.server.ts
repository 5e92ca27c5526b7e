import { z } from "zod";
import type { Designer } from "#app/label/designer.ts";
import type { LabelMedia } from "./label-media.server.ts";
import { line, lines, orElse, paragraphs, summary } from "./text-fields.server.ts";

const passage = z.object({ kind: z.enum(["text", "quote"]).default("text"), text: paragraphs });
const fashionWeek = z.object({ year: z.int().min(1900).max(2200), city: line, season: line });

export function designerText({ picture }: LabelMedia, designer: Designer) {
  return z.object({
    name: line.default(designer.name),
    shortBiography: line.default(designer.shortBiography),
    description: summary.default(designer.description),
    headline: lines.default(designer.headline),
    biography: z.array(passage).min(1, "is empty").default(designer.biography),
    fashionWeeksHeading: line.default(designer.fashionWeeksHeading),
    fashionWeeks: z.array(fashionWeek).default(designer.fashionWeeks),
    opening: orElse(picture, designer.opening),
    plate: orElse(picture, designer.plate),
    invitation: lines.default(designer.invitation),
  }) satisfies z.ZodType<Designer>;
}
