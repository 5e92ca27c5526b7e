import { z } from "zod";
import { categoryOf, currentCategory, type KnownCollections } from "#app/catalogue/category.ts";
import { type Fields, needed, objectOf, type Values } from "#app/content/describe.ts";
import { key } from "#app/content/fields.ts";
import type { LabelMedia } from "#app/content/texts/label-media.server.ts";
import type { NavLink } from "#app/label/navigation.ts";
import { homeWords } from "#words/home.ts";
import { isSectionType, type SectionType, sectionKinds } from "./section-kinds.ts";

/** The texts of each kind of section. */
export type SectionTexts = {
  [Type in SectionType]: { _type: Type; _key: string; isHidden: boolean } & Values<
    (typeof sectionKinds)[Type]["fields"]
  >;
};

export type Section = SectionTexts[SectionType];

/** How each kind of section is read. */
export function sectionSchemas(media: LabelMedia): ReadonlyMap<unknown, z.ZodType<Section>> {
  const types = Object.keys(sectionKinds).filter(isSectionType);
  return new Map(types.map((type) => [type, sectionSchema(type, sectionKinds[type].fields, media)]));
}

/** A section of that type, as its document holds it: what is said in it, and whether it is hidden. */
function sectionSchema(type: SectionType, fields: Fields, media: LabelMedia): z.ZodType<Section>;
function sectionSchema(type: string, fields: Fields, media: LabelMedia): z.ZodType {
  const own = {
    _type: needed("key", "Type", () => z.literal(type)),
    _key: key(),
    isHidden: needed("boolean", "Hidden", () => z.boolean().default(false)),
  };
  return objectOf({ ...own, ...fields })(media);
}

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

function shownSlider(
  section: SectionTexts["sliderSection"],
  { explore, collections }: Shown,
): SectionTexts["sliderSection"] {
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
