import { isPublishedId } from "@sanity/client/csm";
import { z } from "zod";
import type { RejectedCatalogue } from "#model/checks/content-issue.server.ts";
import { partOf } from "#model/documents/part-of.ts";
import type { Catalogue } from "#model/dresses/catalogue.ts";
import { readProducts } from "#model/dresses/products.server.ts";
import type { ReadPicture } from "#model/pictures/pictures.server.ts";

/** `isRemoved` says that the document is no longer published; otherwise it has changed. */
export type DocumentChange = { id: string; isRemoved: boolean };

/** The documents fetched from the content host, or the part of them that is shown. */
export type FetchedDocuments = { products: readonly unknown[]; texts: readonly unknown[] };

/**
 * An owner may take dresses and texts away, but a content host that loses them must not empty the shop. `mayShrink` accepts
 * every loss, because a person has said so.
 */
export function createLossGuard(mayShrink: boolean) {
  const changes = new Map<string, DocumentChange>();

  /** The document was removed, or changed so that it can no longer be shown. */
  function isExplained(id: string, fetched: ReadonlySet<string>): boolean {
    const change = changes.get(id);
    return change !== undefined && (change.isRemoved || fetched.has(id));
  }

  return {
    /** Somebody has changed this document, so it may be gone afterwards. */
    recordChange: (change: DocumentChange) => void changes.set(change.id, change),
    /** Returns undefined where `next`, which was read from `fetched`, may replace what is shown. */
    rejectionOf(
      next: Catalogue,
      fetched: FetchedDocuments,
      current: Catalogue | undefined,
    ): RejectedCatalogue | undefined {
      const shownProducts = current?.products ?? [];
      const [nextCount, count] = [next.products.length, shownProducts.length];
      const isEmptyOnPurpose = nextCount === 0 && count === 0 && (current || opensWithoutDresses(fetched));
      if (mayShrink || isEmptyOnPurpose) return undefined;
      const shownIds = new Set(next.products.map(({ id }) => id));
      const ids = idsOf(fetched.products);
      const lost = shownProducts.filter(({ id }) => !shownIds.has(id));
      // New dresses do not make up for lost ones.
      const loss = lost.filter(({ id }) => !next.hidden?.has(id) && !isExplained(id, ids)).length;
      if (isWithinShrinkLimit(nextCount, count, loss)) return undefined;
      return { fetched: nextCount, shownCount: count };
    },
    /** Texts may change while a catalogue is refused, but none may be lost. */
    acceptsTexts(
      fetched: readonly unknown[],
      shownTexts: readonly unknown[],
      rejected: RejectedCatalogue | undefined,
    ): boolean {
      const ids = idsOf(fetched);
      const lost = [...idsOf(shownTexts)].filter((id) => !ids.has(id) && !isExplained(id, ids));
      return lost.length === 0 || mayShrink || (rejected === undefined && ids.size > 0);
    },
    /** The shop shows these now, so it forgets the changes of others. */
    settle({ products }: Catalogue, { texts }: FetchedDocuments) {
      const shownIds = new Set([...products.map(({ id }) => id), ...idsOf(texts)]);
      for (const id of changes.keys()) if (!shownIds.has(id)) changes.delete(id);
    },
  };
}

/** A new label has written about itself and has no dress; a wrong dataset holds neither. */
function opensWithoutDresses({ texts }: FetchedDocuments): boolean {
  return texts.some((text) => partOf(text, "_type") === "house");
}

function idsOf(documents: readonly unknown[]): Set<string> {
  const ids = documents.map((document) => partOf(document, "_id"));
  return new Set(ids.filter((id) => typeof id === "string"));
}

/** Even a small shop may remove this many products at once. */
const ALWAYS_ALLOWED_LOSS = 5;

/** Losing more than this share of the products at once is more often a fault than a decision. */
const LARGEST_SHARE_LOST = 0.5;

/**
 * Returns whether `next` products may replace `current` ones. `loss` counts those that are gone although the host announced
 * no change: a wrong dataset, a token without rights or half an import also answer 200.
 */
function isWithinShrinkLimit(next: number, current: number, loss: number): boolean {
  if (next === 0) return current > 0 && loss <= 0;
  return loss <= ALWAYS_ALLOWED_LOSS || loss <= current * LARGEST_SHARE_LOST;
}

const published = z.looseObject({ _id: z.string().refine(isPublishedId), _type: z.literal("product") });

/** Tells whether a shop with this last good copy would refuse what the host holds now. */
export function findRejectedCatalogue(
  shownDocuments: readonly unknown[],
  held: readonly unknown[],
  readPicture: ReadPicture,
): RejectedCatalogue | undefined {
  const catalogueOf = (documents: readonly unknown[]) => {
    const products = documents.filter((document) => published.safeParse(document).success);
    return { revision: "", ...readProducts(products, readPicture) };
  };
  const fetched = { products: [], texts: [] };
  return createLossGuard(false).rejectionOf(catalogueOf(held), fetched, catalogueOf(shownDocuments));
}
