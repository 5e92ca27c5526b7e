/** A page of a list has so many dresses: its bytes do not grow with the catalogue. */
export const PAGE_SIZE = 48;

type Page<T> = { items: readonly T[] /** Counts from 1. */; number: number; count: number };

/** The page that the address names: junk means the first, a number beyond the last means the last. */
export function pageOf<T>(items: readonly T[], parameter: string | null): Page<T> {
  const count = Math.max(1, Math.ceil(items.length / PAGE_SIZE));
  // A number of many digits may be Infinity, which is beyond the last as well.
  const requested = /^\d+$/.test(parameter ?? "") ? Number(parameter) : 1;
  const number = Math.min(Math.max(requested, 1), count);
  return { items: items.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE), number, count };
}
