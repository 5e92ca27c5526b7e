import { z } from "zod";

const rank = z
  .object({
    order: z.number().catch(Number.POSITIVE_INFINITY),
    _createdAt: z.string().catch(""),
    _id: z.string().catch(""),
  })
  .catch({ order: Number.POSITIVE_INFINITY, _createdAt: "", _id: "" });

/** Sorts by `order`, then by age, then by id: the same documents always stand in the same order. */
export function inLabelOrder<T>(documents: readonly T[]): readonly T[] {
  return documents
    .map((document) => ({ document, ...rank.parse(document) }))
    .sort((a, b) => byNumber(a.order, b.order) || byText(a._createdAt, b._createdAt) || byText(a._id, b._id))
    .map(({ document }) => document);
}

function byNumber(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

function byText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
