import { soldLast } from "#model/dresses/availability.ts";
import { type Catalogue, listedIn, productCounts } from "#model/dresses/catalogue.ts";
import { collectionPath } from "#model/dresses/category.ts";
import { findDress } from "#model/dresses/find-dress.server.ts";
import { cardOf, productPath, wornCardOf } from "#model/dresses/product.ts";
import type { Texts } from "#model/texts/label-texts.server.ts";
import { divisible } from "#model/texts/soft-hyphens.ts";
import homeWords from "#words/home.json" with { type: "json" };
import type { PageFacts } from "./section-kind.ts";
import { defaultSections, kindOf, type SectionType, whyNotDrawn } from "./section-kinds.ts";
import { firstProducts, foldProduct, sliderProducts } from "./section-products.ts";
import type { Section, SectionTexts } from "./section-texts.server.ts";

/** Sections are drawn from these, beside their own words. */
type SectionShop = {
  catalogue: Catalogue;
  texts: Texts;
  /** Whether the newsletter can be signed up for by mail. */
  canConfirm: boolean;
};

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
  lookbookSection: false,
  bridesSection: false,
  filmSection: false,
};

type AnySection = ReturnType<typeof drawnSections>[number];

/** A section with all that it shows. `id`: of its heading, unique on the page. */
export type DrawnSection<Type extends SectionType = SectionType> = Extract<AnySection, { _type: Type }>;

/** The sections of a page that are drawn, in the owner's order: those that are not hidden, and have what they need. */
export function drawnSections(
  shop: SectionShop,
  pageSections: readonly Section[] = shop.texts.home.sections,
) {
  const { products } = shop.catalogue;
  const facts = factsOf(shop, pageSections);
  const sections = pageSections
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
  const { catalogue, texts } = shop;
  const { labelSettings } = texts;
  switch (section._type) {
    case "heroSection":
      return { ...section, ...heroData(section, catalogue) };
    case "firstDressesSection":
      return { ...section, cards: firstProducts(listedIn(catalogue)).map(cardOf) };
    case "sliderSection":
      return { ...section, ...sliderData(section, shop) };
    case "shippingSection":
      return { ...section, phone: labelSettings.phone, greeting: labelSettings.greeting };
    case "questionsSection":
      return { ...section, questions: firstQuestions(texts) };
    case "lettersSection":
      // The footer's form has the same words.
      return { ...section, note: labelSettings.newsletter.note, newsletter: texts.newsletter };
    case "lookbookSection":
      return {
        ...section,
        plates: section.plates.map((plate) => ({ ...plate, ...wornIn(plate, catalogue) })),
      };
    case "bridesSection":
      return { ...section, words: section.words.map((quote) => ({ ...quote, ...wornIn(quote, catalogue) })) };
    case "filmSection":
      return {
        ...section,
        unsupported: homeWords.videoUnsupported,
        captionsLabel: homeWords.filmCaptions,
      };
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
  const defaultSection = defaultSections.find(
    (other) =>
      other._type === section._type &&
      (!("shows" in other && "shows" in section) || other.shows === section.shows),
  );
  return defaultSection?._key ?? section._type.replace("Section", "");
}

function heroData({ dress: dressSlug, sources }: SectionTexts["heroSection"], catalogue: Catalogue) {
  const dress = foldProduct(findDress(catalogue, dressSlug)?.slug ?? "", soldLast(catalogue.products));
  // Crawlers take one film only, and every browser plays MP4.
  const film = sources.find(({ type }) => type === "video/mp4") ?? sources[0];
  return { dress: dress && wornCardOf(dress), url: film?.src ?? "", unsupported: homeWords.videoUnsupported };
}

/** The dress that somebody wears, where the shop shows it. */
function wornIn({ dress: id }: { dress?: string | undefined }, { products }: Catalogue) {
  const dress = id === undefined ? undefined : products.find((product) => product.id === id);
  return { dress: dress && { name: dress.name, href: productPath(dress.slug) } };
}

/** The products of a slider, and where its last tile leads: by specification to the collection of the first product. */
function sliderData(section: SectionTexts["sliderSection"], { catalogue, texts: { explore } }: SectionShop) {
  const { products } = catalogue;
  const listed = explore.map(({ id }) => id);
  const leading = products.find(({ category }) => listed.includes(category)) ?? products[0];
  const cards = soldLast(sliderProducts(section, products, listed[0] ?? "")).map(cardOf);
  const href = collectionPath(section.shows === "all" ? (leading?.category ?? "") : section.collection);
  return { cards, more: { label: section.more, href } };
}

/** The specification has this many topics; more questions are on their own page. */
const FIRST_QUESTIONS = 5;

function firstQuestions({ questions }: Texts) {
  return questions.slice(0, FIRST_QUESTIONS).map((question) => ({ ...question, q: divisible(question.q) }));
}

/** The facts of a page whose sections need something of the shop. */
export function factsOf(
  { catalogue, texts, canConfirm }: SectionShop,
  sections: readonly Section[] = texts.home.sections,
): PageFacts & { firstCollection: string } {
  return {
    sections: sections.filter(({ isHidden }) => !isHidden),
    dressCounts: productCounts(catalogue),
    firstCollection: texts.explore[0]?.id ?? "",
    questions: texts.questions.length,
    canSignUp: canConfirm || texts.labelSettings.phone !== "",
  };
}
