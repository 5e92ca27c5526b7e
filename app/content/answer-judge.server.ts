import { z } from "zod";
import type { Catalogue } from "#app/catalogue/catalogue.ts";
import type { HeardChange } from "./content-events.server.ts";
import { isWithinShrinkLimit } from "./shrink-limit.server.ts";

/** What the content host has answered, or the part of it that is shown. */
export type AnsweredDocuments = { products: readonly unknown[]; texts: readonly unknown[] };

/** An answer that is not believed: it holds `answered` dresses that can be shown, and the shop goes on showing `shown`. */
export type Refusal = { answered: number; shown: number };

/** Tells an owner who takes dresses or texts away from a content host that has lost them. */
export type AnswerJudge = {
  /** Somebody has changed this document: that it is gone afterwards is no surprise. */
  hear(change: HeardChange): void;
  /** `next`: read out of `answered`. Undefined: it may replace what is shown. */
  refusalOf(
    next: Catalogue,
    answered: AnsweredDocuments,
    current: Catalogue | undefined,
  ): Refusal | undefined;
  /** Judged by themselves: a catalogue that is refused does not hold back a changed word, only words that are gone. */
  believesTexts(
    answered: readonly unknown[],
    shown: readonly unknown[],
    refusal: Refusal | undefined,
  ): boolean;
  /** These are shown now: what was heard of others is done with. */
  settle(current: Catalogue, shown: AnsweredDocuments): void;
};

const identified = z.looseObject({ _id: z.string(), _type: z.string().optional() });

/** `mayShrink`: a person has said that every loss is meant. */
export function createAnswerJudge(mayShrink: boolean): AnswerJudge {
  const heard = new Map<string, HeardChange>();

  /** Removed; or changed so that it is still there and can no longer be shown. */
  function isExplained(id: string, answered: ReadonlySet<string>): boolean {
    const change = heard.get(id);
    return change !== undefined && (change.isRemoved || answered.has(id));
  }

  return {
    hear: (change) => void heard.set(change.id, change),
    refusalOf(next, answered, current) {
      const shown = current?.products ?? [];
      const [nextCount, count] = [next.products.length, shown.length];
      const isEmptyOnPurpose = nextCount === 0 && count === 0 && (current || opensWithoutDresses(answered));
      if (mayShrink || isEmptyOnPurpose) return undefined;
      const kept = new Set(next.products.map(({ id }) => id));
      const ids = idsOf(answered.products);
      const explained = shown.filter(({ id }) => !kept.has(id) && isExplained(id, ids)).length;
      if (isWithinShrinkLimit(nextCount, count, explained)) return undefined;
      return { answered: nextCount, shown: count };
    },
    believesTexts(answered, shown, refusal) {
      const ids = idsOf(answered);
      const lost = [...idsOf(shown)].filter((id) => !ids.has(id) && !isExplained(id, ids));
      return lost.length === 0 || mayShrink || (refusal === undefined && ids.size > 0);
    },
    settle({ products }, { texts }) {
      const shown = new Set([...products.map(({ id }) => id), ...idsOf(texts)]);
      for (const id of heard.keys()) if (!shown.has(id)) heard.delete(id);
    },
  };
}

/** A label that has written about itself and has no dress yet; a wrong dataset holds neither. */
function opensWithoutDresses({ texts }: AnsweredDocuments): boolean {
  return texts.some((text) => identified.safeParse(text).data?._type === "house");
}

function idsOf(documents: readonly unknown[]): Set<string> {
  return new Set(documents.flatMap((document) => identified.safeParse(document).data?._id ?? []));
}
