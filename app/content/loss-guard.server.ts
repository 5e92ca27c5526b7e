import { isPublishedId } from "@sanity/client/csm";
import { z } from "zod";
import type { Catalogue } from "#app/catalogue/catalogue.ts";
import type { ReadPicture } from "./pictures.server.ts";
import { readProducts } from "./products.server.ts";

/** One document: it is no longer published (deleted or unpublished), or it has changed. */
export type DocumentChange = { id: string; isRemoved: boolean };

/** The documents fetched from the content host, or the part of them that is shown. */
export type FetchedDocuments = { products: readonly unknown[]; texts: readonly unknown[] };

/** A loss that is not accepted: `fetched` dresses can be shown, and the shop goes on showing `shown`. */
export type RejectedCatalogue = { fetched: number; shown: number };

const identified = z.looseObject({ _id: z.string(), _type: z.string().optional() });

/**
 * Tells an owner who takes dresses or texts away from a content host that has lost them. `mayShrink`: a person has said that
 * every loss is meant.
 */
export function createLossGuard(mayShrink: boolean) {
  const changes = new Map<string, DocumentChange>();

  /** Removed; or changed so that it is still there and can no longer be shown. */
  function isExplained(id: string, fetched: ReadonlySet<string>): boolean {
    const change = changes.get(id);
    return change !== undefined && (change.isRemoved || fetched.has(id));
  }

  return {
    /** Somebody has changed this document: that it is gone afterwards is no surprise. */
    recordChange: (change: DocumentChange) => void changes.set(change.id, change),
    /** `next`: read out of `fetched`. Undefined: it may replace what is shown. */
    rejectionOf(
      next: Catalogue,
      fetched: FetchedDocuments,
      current: Catalogue | undefined,
    ): RejectedCatalogue | undefined {
      const shown = current?.products ?? [];
      const [nextCount, count] = [next.products.length, shown.length];
      const isEmptyOnPurpose = nextCount === 0 && count === 0 && (current || opensWithoutDresses(fetched));
      if (mayShrink || isEmptyOnPurpose) return undefined;
      const shownIds = new Set(next.products.map(({ id }) => id));
      const ids = idsOf(fetched.products);
      const lost = shown.filter(({ id }) => !shownIds.has(id));
      // Other dresses in their place are no consolation.
      const loss = lost.filter(({ id }) => !next.hidden?.has(id) && !isExplained(id, ids)).length;
      if (isWithinShrinkLimit(nextCount, count, loss)) return undefined;
      return { fetched: nextCount, shown: count };
    },
    /** Judged by themselves: a catalogue that is refused does not hold back a changed word, only words that are gone. */
    acceptsTexts(
      fetched: readonly unknown[],
      shown: readonly unknown[],
      rejected: RejectedCatalogue | undefined,
    ): boolean {
      const ids = idsOf(fetched);
      const lost = [...idsOf(shown)].filter((id) => !ids.has(id) && !isExplained(id, ids));
      return lost.length === 0 || mayShrink || (rejected === undefined && ids.size > 0);
    },
    /** These are shown now: recorded changes of others are dropped. */
    settle({ products }: Catalogue, { texts }: FetchedDocuments) {
      const shown = new Set([...products.map(({ id }) => id), ...idsOf(texts)]);
      for (const id of changes.keys()) if (!shown.has(id)) changes.delete(id);
    },
  };
}

/** A label that has written about itself and has no dress yet; a wrong dataset holds neither. */
function opensWithoutDresses({ texts }: FetchedDocuments): boolean {
  return texts.some((text) => identified.safeParse(text).data?._type === "house");
}

function idsOf(documents: readonly unknown[]): Set<string> {
  return new Set(documents.flatMap((document) => identified.safeParse(document).data?._id ?? []));
}

/** Even a small shop may remove this many products at once. */
const ALWAYS_ALLOWED_LOSS = 5;

/** Losing more than this share of the products at once is more often a fault than a decision. */
const LARGEST_SHARE_LOST = 0.5;

/**
 * Whether `next` products may replace a catalogue of `current`. `loss` counts those that are gone without a change that
 * the content host announced: a wrong dataset, a token without rights or a half-finished import also answer 200.
 */
export function isWithinShrinkLimit(next: number, current: number, loss: number): boolean {
  if (next === 0) return current > 0 && loss <= 0;
  return loss <= ALWAYS_ALLOWED_LOSS || loss <= current * LARGEST_SHARE_LOST;
}

const published = z.looseObject({ _id: z.string().refine(isPublishedId), _type: z.literal("product") });

/** Tells whether a shop with this last good copy would refuse what the host holds now. */
export function findRejectedCatalogue(
  shown: readonly unknown[],
  held: readonly unknown[],
  readPicture: ReadPicture,
): RejectedCatalogue | undefined {
  const catalogueOf = (documents: readonly unknown[]) => {
    const products = documents.filter((document) => published.safeParse(document).success);
    return { revision: "", ...readProducts(products, readPicture) };
  };
  const fetched = { products: [], texts: [] };
  return createLossGuard(false).rejectionOf(catalogueOf(held), fetched, catalogueOf(shown));
}
