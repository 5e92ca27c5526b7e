import { categoryOf, currentCategory, type KnownCollections } from "#app/catalogue/category.ts";
import type { NavLink } from "#app/label/navigation.ts";
import { homeWords } from "#words/home.ts";
import type { Section, SectionTexts } from "./section-texts.server.ts";

type SliderTexts = SectionTexts["sliderSection"];

/** The words of a section depend on these, beside its document. */
type Shown = {
  /** A button with an address that answers, or with none. */
  live: <Button extends { href: string }>(button: Button) => Button;
  /** Whether the label wants a picture where a film could be. */
  isStill: boolean;
  /** The collections of the navigation, in its order. */
  explore: readonly NavLink[];
  collections: KnownCollections;
};

/** A section as it is shown beside the label's dresses. A button without words is none, and leads nowhere by itself. */
export function shownSection(section: Section, shown: Shown): Section {
  const { live, isStill } = shown;
  if (section._type === "heroSection") return { ...live(section), ...(isStill ? { sources: [] } : {}) };
  if (section._type === "sliderSection") return shownSlider(section, shown);
  if ("more" in section) return { ...section, more: live(section.more) };
  if (!("action" in section) || !section.action.label) return section;
  return { ...section, action: live(section.action) };
}

function shownSlider(section: SliderTexts, { explore, collections }: Shown): SliderTexts {
  const { heading, more, shows } = section;
  if (shows === "all")
    return {
      ...section,
      heading: heading || homeWords.allDresses.heading,
      more: more || homeWords.allDresses.more,
    };
  const collection = currentCategory(section.collection || (explore[0]?.id ?? ""), collections);
  const name = categoryOf(collection, collections).shortLabel;
  return { ...section, collection, heading: heading || (name && `*${name}*`) };
}
