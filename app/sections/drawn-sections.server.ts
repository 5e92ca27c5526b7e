import { firstDressesData } from "./first-dresses/first-dresses-data.server.ts";
import { heroData } from "./hero/hero-data.server.ts";
import { lettersData } from "./letters/letters-data.server.ts";
import { questionsData } from "./questions/questions-data.server.ts";
import { defaultSections, kindOf, type SectionType, whyNotDrawn } from "./section-kinds.ts";
import { factsOf, type SectionShop } from "./section-shop.ts";
import type { Section } from "./section-texts.server.ts";
import { sliderData } from "./slider/slider-data.server.ts";

/** Whether a kind stands on a ground of its own, from edge to edge. */
const hasGround: Record<SectionType, boolean> = {
  heroSection: true,
  firstDressesSection: false,
  carouselSection: false,
  pictureSection: true,
  sliderSection: false,
  featuredSection: true,
  textSection: false,
  shippingSection: true,
  questionsSection: false,
  lettersSection: false,
};

type AnySection = ReturnType<typeof drawnSections>[number];

/** A section with all that it shows. `id`: of its heading, unique on the page. */
export type DrawnSection<Type extends SectionType = SectionType> = Extract<AnySection, { _type: Type }>;

/** The sections of the home page that are drawn, in the owner's order: those that are not hidden, and have what they need. */
export function drawnSections(shop: SectionShop) {
  const { products } = shop.catalogue;
  const facts = factsOf(shop);
  const sections = shop.texts.home.sections
    .filter(({ isHidden }) => !isHidden)
    .filter((section) => whyNotDrawn(section, facts) === undefined)
    .filter((section) => products.length > 0 || kindOf(section)?.needsNoDress);
  return sections.map((section, index) => {
    const anchor = anchorOf(section);
    const number = sections.slice(0, index).filter((other) => anchorOf(other) === anchor).length + 1;
    const id = number === 1 ? anchor : `${anchor}-${number}`;
    const next = sections[index + 1];
    const isBeforePaper = next !== undefined && !hasGround[next._type];
    return { ...withData(section, shop), id, isFirst: index === 0, isBeforePaper };
  });
}

/** Adds what the section shows of the shop beside its words. */
function withData(section: Section, shop: SectionShop) {
  switch (section._type) {
    case "heroSection":
      return { ...section, ...heroData(section, shop) };
    case "firstDressesSection":
      return { ...section, ...firstDressesData(shop.catalogue) };
    case "sliderSection":
      return { ...section, ...sliderData(section, shop) };
    case "shippingSection": {
      const { phone, greeting } = shop.texts.labelSettings;
      return { ...section, phone, greeting };
    }
    case "questionsSection":
      return { ...section, ...questionsData(shop.texts) };
    case "lettersSection":
      return { ...section, ...lettersData(shop.texts) };
    case "carouselSection":
    case "pictureSection":
    case "featuredSection":
    case "textSection":
      return section;
    default:
      return section satisfies never;
  }
}

/** Links to the sections that the page begins with may be about. */
function anchorOf(section: Section): string {
  const known = defaultSections.find(
    (other) =>
      other._type === section._type &&
      (!("shows" in other && "shows" in section) || other.shows === section.shows),
  );
  return known?._key ?? section._type.replace("Section", "");
}
