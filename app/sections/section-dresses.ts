import { PAGE_SIZE } from "#app/catalogue/paging.ts";
import { FIRST_DRESSES } from "./slider/slider-kind.ts";

/** The part of a dress that decides in which sections it stands. */
type Listed = { slug: string; category: string };

/** The first of all dresses, in the label's order. */
export function firstDresses<Dress>(dresses: readonly Dress[]): readonly Dress[] {
  return dresses.slice(0, FIRST_DRESSES);
}

/**
 * The dress that stands over the fold; when there is none of that name, one that does not stand below it at once. In a shop of a few dresses
 * none, so that none follows the visitor down the page.
 */
export function foldDress<Dress extends Listed>(slug: string, dresses: readonly Dress[]): Dress | undefined {
  if (dresses.length <= FIRST_DRESSES) return undefined;
  return dresses.find((dress) => dress.slug === slug) ?? dresses[FIRST_DRESSES];
}

/**
 * The dresses of a slider. In a slider of all, those of the first section come last, since the same four again would
 * look like a mistake; a collection is turned round.
 */
export function sliderDresses<Dress extends Listed>(
  { shows, collection }: { shows: string; collection: string },
  dresses: readonly Dress[],
  firstCollection: string,
): readonly Dress[] {
  if (shows !== "all")
    return dresses
      .filter(({ category }) => category === collection)
      .slice(0, PAGE_SIZE)
      .reverse();
  return [...dresses.slice(FIRST_DRESSES), ...firstDresses(dresses)]
    .toSorted((a, b) => Number(a.category === firstCollection) - Number(b.category === firstCollection))
    .slice(0, PAGE_SIZE);
}
