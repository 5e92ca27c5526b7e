import { hasText, type SaidSection, type SectionKind, totalOf } from "#app/sections/section-kind.ts";

/** What a slider can hold. */
export const sliderContents = ["all", "collection"] as const;

/** The specification's first section: four dresses. A shop that has no more shows each of them twice at most. */
export const FIRST_DRESSES = 4;

export const sliderKind: SectionKind = {
  title: "Slider",
  about: "A row of dresses to push along: all of them, or those of one collection.",
  isRepeatable: true,
  needsNoDress: false,
  fields: [
    {
      name: "shows",
      type: "choice",
      title: "Shows",
      choices: [
        { value: "all", title: "All dresses" },
        { value: "collection", title: "One collection" },
      ],
    },
    {
      name: "collection",
      type: "collection",
      title: "Collection",
      description: "For “One collection”. Left out: the first of the navigation.",
    },
    {
      name: "heading",
      type: "heading",
      title: "Heading",
      description:
        "Left out: the name of the collection. One word may stand in *asterisks*: it is set in italics.",
    },
    { name: "more", type: "line", title: "Last slide says" },
  ],
  lacks(said, { sections, dressesIn, firstCollection }) {
    if (!dressesIn) return undefined;
    const all = totalOf(dressesIn);
    const holdsAll = sections.some(isOfAll);
    const hasFirst = sections.some(({ _type }) => _type === "firstDressesSection");
    if (isOfAll(said)) return all > 1 || (all === 1 && !hasFirst) ? undefined : "a second dress in the shop";
    const slug = hasText(said.collection) ? String(said.collection) : firstCollection;
    if (slug === undefined) return undefined;
    const count = dressesIn.get(slug) ?? 0;
    if (count === 0) return "a dress in its collection";
    const isRepetition = all <= FIRST_DRESSES ? hasFirst && holdsAll : count === all && holdsAll;
    return isRepetition ? "dresses that do not all stand on the page already" : undefined;
  },
};

function isOfAll({ _type, shows }: SaidSection): boolean {
  return _type === "sliderSection" && shows !== "collection";
}
