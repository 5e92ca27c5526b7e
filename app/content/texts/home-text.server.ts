import { z } from "zod";
import { sectionTexts } from "#app/sections/section-texts.server.ts";
import type { LabelMedia } from "./label-media.server.ts";
import { line } from "./text-fields.server.ts";

export function homeText(media: LabelMedia) {
  return z.object({
    /** For the browser's tab and search engines. */
    title: line,
    /** In the owner's order. */
    sections: z.array(z.union(Object.values(sectionTexts(media)))),
  });
}

export type HomeSchema = ReturnType<typeof homeText>;
export type HomeTexts = z.output<HomeSchema>;
