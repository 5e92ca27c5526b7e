import {
  FACET_PARAMS,
  FREE_PARAM,
  PAGE_PARAM,
  RAIL,
  SORT_PARAM,
  VIEW_PARAM,
} from "#model/screens/url-parameters.ts";

/** The facets of a collection, in the order of the form. */
export const facetNames = FACET_PARAMS;

export type FacetName = (typeof facetNames)[number];

/**
 * `value` stands in the address. `count` is the number of dresses left when this is chosen as well. `swatch` is the colour of a cloth,
 * "#e6c4ba", where the facet is that of colours.
 */
export type FacetOption = { value: string; label: string; swatch?: string; count: number; isChosen?: true };

export type Facet = { name: FacetName; options: readonly FacetOption[] };

/** Chosen values by facet; those of one facet are alternatives. */
export type Filter = Partial<Record<FacetName, readonly string[]>>;

/** The address of a collection says this of its list. */
export type ListChoice = {
  filter: Filter;
  sort?: string | undefined;
  /** Her day, "2027-06-12", on which a dress of the list is free to rent. */
  free?: string | undefined;
  page?: number;
  isRail?: boolean;
};

export function filterIn(facets: readonly Facet[]): Filter {
  const filter: Filter = {};
  for (const { name, options } of facets) {
    const chosen = options.filter(({ isChosen }) => isChosen).map(({ value }) => value);
    if (chosen.length > 0) filter[name] = chosen;
  }
  return filter;
}

export function without(filter: Filter, name: FacetName, value?: string): Filter {
  const values = filter[name]?.filter((other) => value !== undefined && other !== value) ?? [];
  const { [name]: _, ...others } = filter;
  return values.length > 0 ? { ...others, [name]: values } : others;
}

/** Reads the filter of a form, or of an address that `listQuery` has written. */
export function readFilter(sent: FormData | URLSearchParams): Filter {
  return Object.fromEntries(
    facetNames.map((name) => [name, sent.getAll(name).flatMap((values) => String(values).split(","))]),
  );
}

/** The day of a form or an address; undefined while its year is typed. The server knows whether there is such a day. */
export function readFree(sent: FormData | URLSearchParams): string | undefined {
  return /^[1-9]\d{3}-\d\d-\d\d$/.exec(String(sent.get(FREE_PARAM)))?.[0];
}

/** A collection that has a rail shows its list as one where the address asks for it. */
export function showsRail(hasRail: boolean, parameters: URLSearchParams): boolean {
  return hasRail && parameters.get(VIEW_PARAM) === RAIL;
}

/** Writes a list's query in one spelling: "?sort=price-ascending&colour=pink,white&page=2"; empty for the whole list. */
export function listQuery({ filter, sort, free, page, isRail = false }: ListChoice): string {
  const parts = facetNames.flatMap((name) => {
    const values = filter[name] ?? [];
    return values.length > 0 ? [`${name}=${values.map(encodeURIComponent).join(",")}`] : [];
  });
  if (sort) parts.unshift(`${SORT_PARAM}=${sort}`);
  if (free) parts.push(`${FREE_PARAM}=${free}`);
  if (page !== undefined) parts.push(`${PAGE_PARAM}=${page}`);
  if (isRail) parts.push(`${VIEW_PARAM}=${RAIL}`);
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}
