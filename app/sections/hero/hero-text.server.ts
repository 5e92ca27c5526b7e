import { z } from "zod";
import type { LabelMedia } from "#app/content/texts/label-media.server.ts";
import { line, lines, link } from "#app/content/texts/text-fields.server.ts";
import { sectionSchema } from "#app/sections/section-schema.server.ts";

/** The specification's hero slide. */
export function heroText({ picture, film }: LabelMedia) {
  return sectionSchema("heroSection", {
    /** Best first: the browser takes the first it can play. */
    sources: z.array(film).min(1, "is empty"),
    poster: picture.optional(),
    subTitle: line,
    title: lines,
    href: link,
    btnLabel: line,
    /** Slug of the dress that stands over the fold. */
    dress: line,
  });
}

export type HeroTexts = z.output<ReturnType<typeof heroText>>;
