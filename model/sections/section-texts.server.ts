import { t } from "@trousseau/words/translate.ts";
import { z } from "zod";
import { type Fields, type LabelMedia, needed, objectOf, type Values } from "#model/documents/describe.ts";
import { key } from "#model/documents/fields.ts";
import { error, type Issue } from "#model/documents/issue.ts";
import { parseWithDefaults } from "#model/documents/parse-with-defaults.server.ts";
import type { SpokenParts } from "#model/documents/spoken-in.ts";
import { categoryOf, currentCategory, type KnownCollections } from "#model/dresses/category.ts";
import type { LabelPicture } from "#model/pictures/label-picture.ts";
import type { NavLink } from "#model/screens/navigation.ts";
import homeWords from "#words/home.json" with { type: "json" };
import {
  isSectionType,
  MOST_SECTIONS,
  nameOfSection,
  type SectionType,
  sectionKinds,
} from "./section-kinds.ts";

/** The texts of each kind of section. */
export type SectionTexts = {
  [Type in SectionType]: { _type: Type; _key: string; isHidden: boolean } & SpokenParts &
    Values<(typeof sectionKinds)[Type]["fields"]>;
};

export type Section = SectionTexts[SectionType];

/** How each kind of section is read. */
export function sectionSchemas(media: LabelMedia): ReadonlyMap<unknown, z.ZodType<Section>> {
  const types = Object.keys(sectionKinds).filter(isSectionType);
  return new Map(types.map((type) => [type, sectionSchema(type, sectionKinds[type].fields, media)]));
}

/** A section of that type, as its document holds it: what is said in it, and whether it is hidden. */
function sectionSchema(type: SectionType, fields: Fields, media: LabelMedia): z.ZodType<Section> {
  const own = {
    _type: needed("key", "Type", () => z.literal(type)),
    _key: key(),
    isHidden: needed("boolean", "Hidden", () => z.boolean().default(false)),
  };
  // biome-ignore lint/plugin: the fields are those of this type
  return objectOf({ ...own, ...fields })(media) as z.ZodType<Section>;
}

/** A section as it is stored, and how it is called: "section 1 (Text)". */
type Entry = { stored: Record<string, unknown>; name: string };

const stored = z.record(z.string(), z.unknown());

/** Reads a page's list of sections. A film without a quotation says `title`, and a picture with other words alone says `name`. */
export function readSections(
  list: readonly unknown[],
  schemas: ReturnType<typeof sectionSchemas>,
  { name, title }: StandIn,
): { sections: Section[]; issues: Issue[] } {
  const entries = entriesOf(list);
  const issues: Issue[] = [];
  const sections = entries.slice(0, MOST_SECTIONS).flatMap(({ stored: entry, name: called }): Section[] => {
    const schema = schemas.get(entry["_type"]);
    if (!schema) {
      issues.push(
        error(
          t("{{section}} is of a kind that the shop does not know: it is not shown", { section: called }),
        ),
      );
      return [];
    }
    const part = parseWithDefaults(schema, entry);
    issues.push(
      ...part.issues.map((issue) => ({
        ...issue,
        message: t("{{place}}: {{fault}}", { place: called, fault: issue.message }),
      })),
    );
    return [named(part.value, { name, title })];
  });
  if (entries.length > MOST_SECTIONS)
    issues.push(
      error(t("there are more than {{most}} sections: the rest are not shown", { most: MOST_SECTIONS })),
    );
  return { sections, issues };
}

/** They are counted as the owner counts them in Studio, where an empty entry has its place as well. */
function entriesOf(list: readonly unknown[]): Entry[] {
  return list.flatMap((entry, index) => {
    if (entry === null || entry === "") return [];
    const section = stored.safeParse(entry).data ?? {};
    return { stored: section, name: nameOfSection(section, index + 1) };
  });
}

type StandIn = { name: string; title: string };

function named(section: Section, { name, title }: StandIn): Section {
  if (section._type === "heroSection") return { ...section, title: section.title || title };
  if (section._type !== "pictureSection") return section;
  const { heading, label, action, picture } = section;
  const hasWords = heading || label || action.label;
  // A picture without a word is a moment of silence: no ground lies between the two.
  if (!hasWords && picture) return { ...section, picture: withoutShade(picture) };
  return hasWords ? { ...section, heading: heading || name } : section;
}

function withoutShade({ shade: _, ...picture }: LabelPicture): LabelPicture {
  return picture;
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
export function shownSection(section: Section, facts: Shown): Section {
  const { live, isStill } = facts;
  if (section._type === "heroSection") return { ...live(section), ...(isStill ? { sources: [] } : {}) };
  if (section._type === "sliderSection") return shownSlider(section, facts);
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
