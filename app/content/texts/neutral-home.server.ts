import { z } from "zod";
import { neutralTexts } from "#app/label/neutral-texts.ts";
import { defaultSections, type SectionType } from "#app/sections/section-kinds.ts";
import type { Section, SectionTexts } from "#app/sections/section-texts.server.ts";
import type { HomeTexts } from "./home-text.server.ts";

type Words = { [Type in SectionType]: Omit<SectionTexts[Type], "_type" | "_key" | "isHidden"> };

const words: Words = neutralTexts.home;
const section = z.custom<Section>();

/** The specification's page, in words that are no label's but for its name. */
export function neutralHome(labelName: string): HomeTexts {
  const sections = defaultSections.map((entry) =>
    section.parse({ ...standInFor(entry._type, labelName), ...entry }),
  );
  return { title: labelName, sections };
}

/** What a section says of which nothing is written: the label's name where it cannot do without words. */
export function standInFor(type: SectionType, labelName: string): Section {
  const named: Partial<Record<SectionType, object>> = {
    heroSection: { title: labelName },
    pictureSection: { heading: labelName },
  };
  return section.parse({ _type: type, _key: "", isHidden: false, ...words[type], ...named[type] });
}
