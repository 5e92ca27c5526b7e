import { z } from "zod";
import type { Collection } from "#app/content/default-texts.server.ts";
import { visibilities } from "#app/label/collections.ts";
import type { LabelMedia } from "./label-media.server.ts";
import { days, line, lines, orElse, summary } from "./text-fields.server.ts";

/** One document for each collection; what it leaves out is said as in the files. A title alone renames it, too. */
export function collectionText({ picture }: LabelMedia, shipped: Collection) {
  return z
    .object({
      name: line.optional(),
      shortName: line.optional(),
      title: lines.optional(),
      intro: line.default(shipped.intro),
      plates: z.array(picture).min(1, "is empty").default(shipped.plates),
      summary: summary.default(shipped.summary),
      makingDays: orElse(days, shipped.makingDays),
      order: orElse(z.number(), shipped.order),
      visibility: z.enum(visibilities).default(shipped.visibility),
      previousSlugs: z.array(line).default([]),
    })
    .transform(({ name, shortName, title, ...texts }): Collection => {
      const isRenamed = title !== undefined && title !== shipped.title;
      const shown = name ?? (isRenamed ? plainTitle(title) : shipped.name);
      const short = shown === shipped.name ? shipped.shortName : shown.replace(/ dresses$/i, "");
      return {
        ...texts,
        name: shown,
        shortName: shortName ?? short,
        title: title ?? titleFor(shown, shipped),
      };
    });
}

function titleFor(name: string, shipped: Collection): string {
  return name === shipped.name ? shipped.title : name;
}

function plainTitle(title: string): string {
  return title.replaceAll("*", "").replaceAll("\n", " ");
}
