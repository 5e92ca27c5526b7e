import { z } from "zod";
import type { CollectionText } from "#app/label/collections.ts";
import type { LabelMedia } from "./label-media.server.ts";
import { line, lines, summary } from "./text-fields.server.ts";

/** One document for each collection; what it leaves out is said as in the files. */
export function collectionText({ picture }: LabelMedia, shipped: CollectionText) {
  return z.object({
    title: lines.default(shipped.title),
    intro: line.default(shipped.intro),
    plates: z.array(picture).min(1, "is empty").default(shipped.plates),
    summary: summary.default(shipped.summary),
  }) satisfies z.ZodType<CollectionText>;
}
