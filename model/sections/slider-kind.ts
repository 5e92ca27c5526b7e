import { t } from "@trousseau/words/translate.ts";
import { field } from "#model/documents/describe.ts";
import { choice, heading, line } from "#model/documents/fields.ts";
import { PAGE_SIZE } from "#model/dresses/paging.ts";
import { line as lineRule } from "#model/texts/text-rules.ts";
import { hasText, type PageFacts, type SaidSection, type SectionKind, totalOf } from "./section-kind.ts";

/** The specification's first section: four dresses. A shop that has no more shows each of them twice at most. */
export const FIRST_DRESSES = 4;

/**
 * All sliders of a page may hold this many dresses, three full ones. Some hundreds more keep a telephone busy for
 * seconds.
 */
const MOST_IN_SLIDERS = 3 * PAGE_SIZE;

export const sliderKind = {
  title: t("Slider"),
  about: t("A row of dresses to scroll through: all of them, or those of one collection."),
  isRepeatable: true,
  needsNoDress: false,
  fields: {
    shows: choice(
      t("Shows"),
      [
        { value: "all", title: t("All dresses") },
        { value: "collection", title: t("One collection") },
      ],
      { unsaid: "all", begins: "all" },
    ),
    /** A collection is named by its slug. */
    collection: field(
      "collection",
      t("Collection"),
      () => lineRule,
      {
        description: t("For “One collection”. If empty, the first in the navigation."),
        isHidden: ({ shows }) => shows !== "collection",
      },
      "",
    ),
    heading: heading(t("Heading"), {
      description: t(
        "If empty, the name of the collection. One word may go between *asterisks*: it is set in italics.",
      ),
    }),
    /** It stands on the last tile, which leads on. */
    more: line(t("Text of the last slide")),
  },
  lacks: (section, page) =>
    lacksDresses(section, page) ??
    (hasRoom(section, page)
      ? undefined
      : t("room after those above: the sliders of a page hold {{most}} dresses in all", {
          most: MOST_IN_SLIDERS,
        })),
} satisfies SectionKind;

function lacksDresses(section: SaidSection, page: PageFacts): string | undefined {
  const { sections, dressCounts } = page;
  const count = countOf(section, page);
  if (!dressCounts || count === undefined) return undefined;
  const all = totalOf(dressCounts);
  const holdsAll = sections.some(isOfAll);
  const hasFirst = sections.some(({ _type }) => _type === "firstDressesSection");
  if (isOfAll(section))
    return all > 1 || (all === 1 && !hasFirst) ? undefined : t("a second dress in the shop");
  if (count === 0) return t("a dress in its collection");
  const isRepetition = all <= FIRST_DRESSES ? hasFirst && holdsAll : count === all && holdsAll;
  return isRepetition ? t("dresses that are not all on the page already") : undefined;
}

/** Sliders further up that have room themselves take their dresses first. */
function hasRoom(section: SaidSection, page: PageFacts): boolean {
  const sliders = page.sections.filter(({ _type }) => _type === "sliderSection");
  let held = 0;
  for (const slider of sliders.filter((other) => lacksDresses(other, page) === undefined)) {
    const more = held + Math.min(countOf(slider, page) ?? 0, PAGE_SIZE);
    if (slider === section) return more <= MOST_IN_SLIDERS;
    if (more <= MOST_IN_SLIDERS) held = more;
  }
  return true;
}

/** How many dresses there are for it; undefined where that is not known. */
function countOf(section: SaidSection, { dressCounts, firstCollection }: PageFacts): number | undefined {
  if (isOfAll(section)) return dressCounts && totalOf(dressCounts);
  const slug = hasText(section.collection) ? String(section.collection) : firstCollection;
  return slug === undefined ? undefined : (dressCounts?.get(slug) ?? 0);
}

function isOfAll({ _type, shows }: SaidSection): boolean {
  return _type === "sliderSection" && shows !== "collection";
}
