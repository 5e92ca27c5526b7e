import { FACET_PARAMS, PAGE_PARAM, SORT_PARAM } from "./url-parameters.ts";

/** What a collection can be filtered by, in the order of the form. */
export const facetNames = FACET_PARAMS;

export type FacetName = (typeof facetNames)[number];

/** `value`: as in the address. `count`: dresses that are left when this one is chosen as well. */
export type FacetOption = { value: string; label: string; count: number; isChosen?: true };

export type Facet = { name: FacetName; options: readonly FacetOption[] };

/** Values that are chosen, by facet; those of one are alternatives. */
export type Filter = Partial<Record<FacetName, readonly string[]>>;

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

/** What is chosen in a form, or asked for by an address in the spelling of `listQuery`. */
export function filterAsked(sent: FormData | URLSearchParams): Filter {
  return Object.fromEntries(
    facetNames.map((name) => [name, sent.getAll(name).flatMap((values) => String(values).split(","))]),
  );
}

/** Of a list's address, in one spelling: "?sort=price-ascending&colour=pink,white&page=2"; empty for the list as it is. */
export function listQuery(filter: Filter, sort?: string, page?: number): string {
  const parts = facetNames.flatMap((name) => {
    const values = filter[name] ?? [];
    return values.length > 0 ? [`${name}=${values.map(encodeURIComponent).join(",")}`] : [];
  });
  if (sort) parts.unshift(`${SORT_PARAM}=${sort}`);
  if (page !== undefined) parts.push(`${PAGE_PARAM}=${page}`);
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}
