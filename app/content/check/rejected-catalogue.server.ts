import { isPublishedId } from "@sanity/client/csm";
import { z } from "zod";
import type { RejectedCatalogue } from "#app/content/loss-guard.server.ts";
import type { ReadPicture } from "#app/content/pictures.server.ts";
import { readProducts } from "#app/content/product-list.server.ts";
import { isWithinShrinkLimit } from "#app/content/shrink-limit.server.ts";

const published = z.looseObject({ _id: z.string().refine(isPublishedId), _type: z.literal("product") });

/**
 * Whether a shop that shows the dresses of `shown`, its last good copy, would take what the host holds now. A shop that runs
 * and has seen them being deleted has a newer copy than that.
 */
export function findRejectedCatalogue(
  shown: readonly unknown[],
  held: readonly unknown[],
  readPicture: ReadPicture,
): RejectedCatalogue | undefined {
  const [before, now] = [shown, held].map((documents) => countOf(documents, readPicture));
  if (before === undefined || now === undefined || before === now) return undefined;
  return isWithinShrinkLimit(now, before) ? undefined : { fetched: now, shown: before };
}

function countOf(documents: readonly unknown[], readPicture: ReadPicture): number {
  return readProducts(
    documents.filter((document) => published.safeParse(document).success),
    readPicture,
  ).products.length;
}
