import { z } from "zod";
import type { Catalogue } from "#app/catalogue/catalogue.ts";
import type { DocumentChange } from "./content-events.server.ts";
import { isWithinShrinkLimit } from "./shrink-limit.server.ts";

/** The documents fetched from the content host, or the part of them that is shown. */
export type FetchedDocuments = { products: readonly unknown[]; texts: readonly unknown[] };

/** A loss that is not accepted: `fetched` dresses can be shown, and the shop goes on showing `shown`. */
export type RejectedCatalogue = { fetched: number; shown: number };

/** Tells an owner who takes dresses or texts away from a content host that has lost them. */
type LossGuard = {
  /** Somebody has changed this document: that it is gone afterwards is no surprise. */
  recordChange(change: DocumentChange): void;
  /** `next`: read out of `fetched`. Undefined: it may replace what is shown. */
  rejectionOf(
    next: Catalogue,
    fetched: FetchedDocuments,
    current: Catalogue | undefined,
  ): RejectedCatalogue | undefined;
  /** Judged by themselves: a catalogue that is refused does not hold back a changed word, only words that are gone. */
  acceptsTexts(
    fetched: readonly unknown[],
    shown: readonly unknown[],
    rejected: RejectedCatalogue | undefined,
  ): boolean;
  /** These are shown now: recorded changes of others are dropped. */
  settle(current: Catalogue, shown: FetchedDocuments): void;
};

const identified = z.looseObject({ _id: z.string(), _type: z.string().optional() });

/** `mayShrink`: a person has said that every loss is meant. */
export function createLossGuard(mayShrink: boolean): LossGuard {
  const changes = new Map<string, DocumentChange>();

  /** Removed; or changed so that it is still there and can no longer be shown. */
  function isExplained(id: string, fetched: ReadonlySet<string>): boolean {
    const change = changes.get(id);
    return change !== undefined && (change.isRemoved || fetched.has(id));
  }

  return {
    recordChange: (change) => void changes.set(change.id, change),
    rejectionOf(next, fetched, current) {
      const shown = current?.products ?? [];
      const [nextCount, count] = [next.products.length, shown.length];
      const isEmptyOnPurpose = nextCount === 0 && count === 0 && (current || opensWithoutDresses(fetched));
      if (mayShrink || isEmptyOnPurpose) return undefined;
      const shownIds = new Set(next.products.map(({ id }) => id));
      const ids = idsOf(fetched.products);
      const explained = shown.filter(
        ({ id }) => !shownIds.has(id) && (next.hidden?.has(id) || isExplained(id, ids)),
      ).length;
      if (isWithinShrinkLimit(nextCount, count, explained)) return undefined;
      return { fetched: nextCount, shown: count };
    },
    acceptsTexts(fetched, shown, rejected) {
      const ids = idsOf(fetched);
      const lost = [...idsOf(shown)].filter((id) => !ids.has(id) && !isExplained(id, ids));
      return lost.length === 0 || mayShrink || (rejected === undefined && ids.size > 0);
    },
    settle({ products }, { texts }) {
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
