import { carouselKind } from "./carousel/carousel-kind.ts";
import { featuredKind } from "./featured/featured-kind.ts";
import { firstDressesKind } from "./first-dresses/first-dresses-kind.ts";
import { heroKind } from "./hero/hero-kind.ts";
import { lettersKind } from "./letters/letters-kind.ts";
import { pictureKind } from "./picture/picture-kind.ts";
import { questionsKind } from "./questions/questions-kind.ts";
import type { PageFacts, SaidSection, SectionKind } from "./section-kind.ts";
import { shippingKind } from "./shipping/shipping-kind.ts";
import { sliderKind } from "./slider/slider-kind.ts";
import { textKind } from "./text/text-kind.ts";

/** The sections that a home page may have, as Studio offers them. The tables that read and draw them are complete for this one. */
export const sectionKinds = {
  heroSection: heroKind,
  firstDressesSection: firstDressesKind,
  carouselSection: carouselKind,
  pictureSection: pictureKind,
  sliderSection: sliderKind,
  featuredSection: featuredKind,
  textSection: textKind,
  shippingSection: shippingKind,
  questionsSection: questionsKind,
  lettersSection: lettersKind,
} satisfies Record<string, SectionKind>;

export type SectionType = keyof typeof sectionKinds;

/** More than anybody scrolls through, and few enough that no page becomes slow. */
export const MOST_SECTIONS = 30;

/** The specification's page, before anybody has put it in order. */
export const defaultSections = [
  { _key: "hero", _type: "heroSection" },
  { _key: "first", _type: "firstDressesSection" },
  { _key: "bridal", _type: "carouselSection" },
  { _key: "parallax", _type: "pictureSection" },
  { _key: "evening", _type: "sliderSection", shows: "all" },
  { _key: "featured", _type: "featuredSection" },
  { _key: "tulle", _type: "sliderSection", shows: "collection" },
  { _key: "shipping", _type: "shippingSection" },
] as const;

/** Why a section that is not hidden is not drawn, to be read after its name: "needs five slides". */
export function whyNotDrawn(section: SaidSection, page: PageFacts): string | undefined {
  const kind = kindOf(section);
  if (!kind) return "is of no kind that the shop knows";
  const lacking = kind.lacks(section, page);
  if (lacking !== undefined) return `needs ${lacking}`;
  const isSame = ({ _type }: SaidSection) => _type === section._type;
  const first = page.sections.find((other) => isSame(other) && kind.lacks(other, page) === undefined);
  if (kind.isRepeatable || !first || first === section) return undefined;
  return "stands further up already, and may stand there once";
}

/** The name of a section in issues: "section 3 (Carousel)". `place` counts from 1 in the owner's list. */
export function nameOfSection(section: { _type?: unknown }, place: number): string {
  const title = kindOf(section)?.title;
  return title ? `section ${place} (${title})` : `section ${place}`;
}

export function isSectionType(type: unknown): type is SectionType {
  return typeof type === "string" && Object.hasOwn(sectionKinds, type);
}

export function kindOf({ _type }: { _type?: unknown }): SectionKind | undefined {
  return isSectionType(_type) ? sectionKinds[_type] : undefined;
}
