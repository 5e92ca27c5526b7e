import type { FacetName } from "#model/dresses/facet.ts";
import attributeWords from "#words/attributes.json" with { type: "json" };
import filterWords from "#words/filter.json" with { type: "json" };

export const facetLabels: Record<FacetName, string> = { ...attributeWords, ...filterWords.facets };
