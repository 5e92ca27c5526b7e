import { z } from "zod";
import type { LabelMedia } from "./label-media.server.ts";
import { action, line, lines, link } from "./text-fields.server.ts";

/** The specification's number of slides and of featured pictures. */
const FIVE = 5;

export function homeText({ picture, film }: LabelMedia) {
  return z.object({
    /** For the browser's tab and search engines. */
    title: line,
    hero: z.object({
      /** Best first: the browser takes the first it can play. */
      sources: z.array(film).min(1, "is empty"),
      poster: picture.optional(),
      subTitle: line,
      title: lines,
      href: link,
      btnLabel: line,
      /** Slug of the dress that stands over the fold. */
      dress: line,
    }),
    first: z.object({ label: line, heading: lines, text: line, more: action }),
    bridal: z.object({
      heading: lines,
      season: line,
      action,
      slides: z
        .array(z.object({ img: picture, detail: picture }))
        .length(FIVE, `needs ${FIVE} slides`)
        .transform((slides) => slides.map((pictures, index) => ({ id: index + 1, link: "", ...pictures }))),
    }),
    parallax: z.object({ label: line, heading: lines, action, picture: picture.optional() }),
    evening: z.object({ heading: lines, more: line }),
    featured: z.object({
      season: line,
      heading: lines,
      action,
      pictures: z.array(picture).length(FIVE, `needs ${FIVE} pictures`),
    }),
    tulle: z.object({ heading: lines }),
    shipping: z.object({ heading: lines, text: line, button: line }),
  });
}
