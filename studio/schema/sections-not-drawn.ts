import { t } from "@trousseau/words/translate.ts";
import type { Form } from "#model/documents/describe.ts";
import { hasText, type PageFacts, type SaidSection } from "#model/sections/section-kind.ts";
import { defaultSections, isFirstPage, kindOf, whyNotDrawn } from "#model/sections/section-kinds.ts";
import type { ShopState } from "./shop-state.ts";

/** The home page, or one of the label's own. */
type Page = Record<string, unknown> | undefined;

/** Names the sections that the shop leaves out though they are not hidden, and what they need. */
export function sectionsNotDrawn(document: Page, shop: ShopState): string[] {
  // A shop without a dress draws no sections with dresses.
  if (shop.dresses.length === 0) return [];
  const isList = hasSections(document);
  const places = placesOf(document, shop);
  const page = {
    sections: places.map(({ section }) => section),
    ...(isFirstPage(sectionsOf(document).filter(isSection)) ? {} : factsOf(shop)),
  };
  return places.flatMap(({ section, place }) => {
    const reason = whyNotDrawn(section, page);
    const title = kindOf(section)?.title ?? t("a section");
    if (!reason) return [];
    return isList
      ? [t("Section {{place}} ({{title}}) {{reason}}: it is not shown.", { place, title, reason })]
      : [t("“{{title}}” {{reason}}: it is not shown.", { title, reason })];
  });
}

/** The sections that the shop draws, as it reads them. */
export function shownSections(document: Page, shop: ShopState): SaidSection[] {
  const page = {
    sections: placesOf(document, shop).map(({ section }) => section),
    ...factsOf(shop),
  };
  return page.sections.filter((section) => whyNotDrawn(section, page) === undefined);
}

/** The sections that are not hidden, as the shop reads them, each with its place in the list, from 1. */
function placesOf(document: Page, shop: ShopState): { section: SaidSection; place: number }[] {
  return sectionsOf(document).flatMap((entry, index) => {
    if (!isSection(entry) || entry.isHidden === true) return [];
    const { collection } = entry;
    const current = typeof collection === "string" ? { collection: shop.currentSlug(collection) } : {};
    return [{ section: { ...uploaded(entry), ...current }, place: index + 1 }];
  });
}

/** Whether visitors can sign up for letters is a matter of the shop's settings: `content:check` knows them. */
function factsOf({ dresses, listed, questions }: ShopState): Omit<PageFacts, "sections"> {
  const groups = Map.groupBy(dresses, ({ category }) => category);
  return {
    dressCounts: new Map([...groups].map(([category, { length }]) => [category, length])),
    firstCollection: listed[0]?.slug ?? "",
    questions,
  };
}

/** Pictures without an uploaded file are left out: the shop has nothing to show of them. */
function uploaded(section: SaidSection): SaidSection {
  const fields = Object.entries(kindOf(section)?.fields ?? {}).filter(([name]) => name in section);
  const parts = fields.map(([name, field]) => [name, uploadedPart(field, section[name])]);
  return { ...section, ...Object.fromEntries(parts) };
}

function uploadedPart({ kind, fields = {} }: Form, value: unknown): unknown {
  const entries: unknown[] = Array.isArray(value) ? value : [];
  switch (kind) {
    case "picture":
      return hasFile(value) ? value : undefined;
    case "films":
    case "pictures":
      return entries.filter(hasFile);
    case "list":
      return entries.filter(
        (entry) =>
          isSection(entry) &&
          Object.entries(fields).every(([name, part]) => !part.isNeeded || isThere(part, entry[name])),
      );
    default:
      return value;
  }
}

function isThere({ kind }: Form, value: unknown): boolean {
  return kind === "key" || (kind === "picture" ? hasFile(value) : hasText(value));
}

function hasFile(picture: unknown): boolean {
  return typeof picture === "object" && picture !== null && "asset" in picture && Boolean(picture.asset);
}

function isSection(entry: unknown): entry is SaidSection {
  return typeof entry === "object" && entry !== null;
}

function hasSections(document: Record<string, unknown> | undefined): boolean {
  const sections = document?.["sections"];
  return Array.isArray(sections) && sections.length > 0;
}

/** A home page without a list has the sections that every label begins with. */
function sectionsOf(document: Page): readonly unknown[] {
  const sections = document?.["sections"];
  if (Array.isArray(sections) && sections.length > 0) return sections;
  return document?.["_type"] === "carePage" ? [] : defaultSections;
}
