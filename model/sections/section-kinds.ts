import { t } from "@trousseau/words/translate.ts";
import { needed, refined } from "#model/documents/describe.ts";
import {
  action,
  captions,
  choice,
  dress,
  films,
  heading,
  key,
  line,
  link,
  list,
  picture,
  pictures,
  plates,
  text,
} from "#model/documents/fields.ts";
import { edgeToEdge, lying, notesIn, upright, wholeScreen } from "#model/pictures/picture-notes.ts";
import { screens } from "#model/screens/screens.ts";
import { line as lineRule, paragraphs } from "#model/texts/text-rules.ts";
import neutralWords from "#words/neutral.json" with { type: "json" };
import {
  hasCount,
  hasSome,
  hasText,
  type PageFacts,
  type SaidSection,
  type SectionKind,
  totalOf,
} from "./section-kind.ts";
import { sliderKind } from "./slider-kind.ts";

/** The specification's number of slides of the carousel, and of stacked cards. */
const FIVE = 5;

const slides = list(
  t("Slides"),
  {
    _key: key(),
    img: needed("picture", t("Large picture"), ({ picture }) => picture, { warns: notesIn(upright) }),
    detail: needed("picture", t("Detail"), ({ picture }) => picture, { warns: notesIn(upright) }),
  },
  { description: t("Five."), count: FIVE },
);

/**
 * The sections that home and the label's own pages may have, as Studio offers them. The compiler asks for a new one in drawn-sections.server.ts,
 * draw-section.tsx and studio/presentation/pages-that-show.ts.
 */
export const sectionKinds = {
  heroSection: {
    title: t("Film"),
    about: t("A film or a picture across the screen, with a quotation, a button and one dress."),
    isRepeatable: false,
    needsNoDress: true,
    fields: {
      /** The browser takes the first that it can play. */
      sources: films(t("The film"), {
        description: t("The same film as WebM and as MP4, without sound, below 8 MB."),
      }),
      poster: picture(t("Its first picture"), {
        description: t("Shown while the film loads."),
        isDecoration: true,
        isUnderWords: true,
        warns: notesIn(wholeScreen),
      }),
      subTitle: line(t("Tagline")),
      title: heading(t("Quotation")),
      btnLabel: line(t("Button"), { unsaid: neutralWords.shopNow }),
      href: link(t("The button leads to")),
      dress: line(t("Dress at the foot of the film"), {
        isSameInAll: true,
        description: t("The end of its address: ginevra."),
      }),
    },
    // Words of the shop's own stand in: the header has the label's name.
    lacks: () => undefined,
  },
  firstDressesSection: {
    title: t("First dresses"),
    about: t("The first four dresses of the shop, large, under a heading."),
    isRepeatable: false,
    needsNoDress: false,
    fields: {
      label: line(t("Season")),
      heading: heading(t("Heading"), { unsaid: neutralWords.firstDresses }),
      text: line(t("Text")),
      /** An empty address leads to the first collection. */
      more: action(t("Button"), { unsaid: { label: neutralWords.showMore, href: "" } }),
    },
    lacks: (_, { dressCounts }) =>
      dressCounts && totalOf(dressCounts) === 0 ? t("a dress in the shop") : undefined,
  },
  carouselSection: {
    title: t("Carousel"),
    about: t("Five slides that change by themselves, each a large picture beside a detail."),
    isRepeatable: true,
    needsNoDress: false,
    fields: {
      heading: heading(t("Heading"), { unsaid: neutralWords.collection }),
      season: line(t("Season")),
      action: action(t("Button")),
      slides: refined(slides, (schema) =>
        schema.transform((list) => list.map((pictures, index) => ({ id: index + 1, link: "", ...pictures }))),
      ),
    },
    lacks: ({ slides }) => (hasCount(slides, FIVE) ? undefined : t("five slides")),
  },
  pictureSection: {
    title: t("Picture with words"),
    about: t(
      "A picture from edge to edge that moves as the page is scrolled, with a heading and a button over it. Without words it stands alone.",
    ),
    isRepeatable: true,
    needsNoDress: false,
    fields: {
      label: line(t("Label")),
      heading: heading(t("Heading")),
      action: action(t("Button")),
      picture: picture(t("Picture"), {
        description: t("Wide, and calm on the left, where the words go."),
        isUnderWords: true,
        warns: notesIn(edgeToEdge),
      }),
    },
    lacks: ({ picture }) => (picture ? undefined : t("a picture")),
  },
  sliderSection: sliderKind,
  featuredSection: {
    title: t("Stacked cards"),
    about: t("Five pictures stacked like cards, beside a heading."),
    isRepeatable: true,
    needsNoDress: false,
    fields: {
      season: line(t("Season")),
      heading: heading(t("Heading"), { unsaid: neutralWords.featured }),
      action: action(t("Button")),
      pictures: pictures(t("Pictures"), {
        description: t("Five."),
        count: FIVE,
        warnsOfEach: notesIn(upright),
      }),
    },
    lacks: ({ pictures }) => (hasCount(pictures, FIVE) ? undefined : t("five pictures")),
  },
  textSection: {
    title: t("Text"),
    about: t("A heading and a few paragraphs, with a button if you like."),
    isRepeatable: true,
    needsNoDress: true,
    fields: {
      label: line(t("Label")),
      heading: heading(t("Heading")),
      text: text(t("Text"), { description: t("An empty line begins a new paragraph.") }),
      action: action(t("Button")),
    },
    lacks: ({ heading, text }) => (hasText(heading) || hasText(text) ? undefined : t("a heading or a text")),
  },
  shippingSection: {
    title: t("Shipping"),
    about: t("The one dark section: a promise in large letters, and the way to WhatsApp."),
    isRepeatable: false,
    needsNoDress: true,
    fields: {
      heading: heading(t("Heading")),
      text: line(t("Text")),
      button: line(t("Button"), { unsaid: neutralWords.shippingButton }),
    },
    lacks: ({ heading }) => (hasText(heading) ? undefined : t("a heading")),
  },
  questionsSection: {
    title: t("Questions"),
    about: t("The first few questions and answers, each unfolding, with a link to the rest."),
    isRepeatable: false,
    needsNoDress: true,
    fields: {
      heading: heading(t("Heading"), { unsaid: neutralWords.questions.title }),
      text: line(t("Text")),
      action: action(t("Button"), {
        unsaid: { label: neutralWords.questions.all, href: screens.questions.path },
      }),
    },
    lacks: (_, { questions }) => (questions === 0 ? t("a question in “Questions and answers”") : undefined),
  },
  lettersSection: {
    title: t("Letters"),
    about: t("The newsletter’s sign-up, which is in the footer as well."),
    isRepeatable: false,
    needsNoDress: true,
    fields: { heading: heading(t("Heading"), { unsaid: neutralWords.letters }) },
    lacks: (_, { canSignUp }) =>
      canSignUp === false
        ? t("a telephone number in the label’s settings, or a server that is set up to send emails")
        : undefined,
  },
  lookbookSection: {
    title: t("Lookbook"),
    about: t("Large pictures, set one, two and three abreast, each with its dress."),
    isRepeatable: true,
    needsNoDress: true,
    fields: {
      heading: heading(t("Heading")),
      text: line(t("Text")),
      plates: plates(t("Pictures"), {
        description: t("Drop several files here at once. Open one to say which dress is in it."),
        warnsOfEach: notesIn(upright, lying),
      }),
    },
    lacks: ({ plates }) => (hasSome(plates) ? undefined : t("a picture")),
  },
  bridesSection: {
    title: t("From our brides"),
    about: t(
      "What brides have written to you, each with a first name, and a picture or the dress if you like.",
    ),
    isRepeatable: true,
    needsNoDress: true,
    fields: {
      heading: heading(t("Heading")),
      words: list(t("Their words"), {
        _key: key(),
        quote: needed("text", t("Quotation"), () => paragraphs, {
          description: t("As she wrote it, without quotation marks. Ask her first."),
          rows: 4,
        }),
        name: needed("line", t("First name"), () => lineRule, { isSameInAll: true }),
        where: line(t("Place or date")),
        dress: dress(t("Her dress")),
        picture: picture(t("Picture"), { warns: notesIn(upright) }),
      }),
    },
    lacks: ({ words }) => (hasSome(words) ? undefined : t("a bride’s words and her first name")),
  },
  filmSection: {
    title: t("Film in the page"),
    about: t("A film below the first screen: a silent loop, or one with sound for whoever plays it."),
    isRepeatable: true,
    needsNoDress: true,
    fields: {
      heading: heading(t("Heading")),
      text: line(t("Text")),
      plays: choice(
        t("Playback"),
        [
          { value: "asked", title: t("When a visitor plays it, with sound") },
          { value: "loop", title: t("By itself, without sound, again and again") },
        ],
        { unsaid: "asked", begins: "asked" },
      ),
      sources: films(t("The film"), { description: t("The same film as WebM and as MP4.") }),
      poster: picture(t("Its first picture"), {
        description: t("Shown until the film plays."),
        isDecoration: true,
      }),
      captions: captions(t("Captions"), {
        description: t("A WebVTT file (.vtt) of what is said, for those who cannot hear it."),
        isHidden: ({ plays }) => plays === "loop",
      }),
    },
    lacks: ({ sources }) => (hasSome(sources) ? undefined : t("a film")),
  },
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

/** Whether the page is as every label begins with it: it fits itself to a shop of few dresses, and that is nobody's fault. */
export function isFirstPage(sections: readonly SaidSection[]): boolean {
  const isDefault = ({ _key, _type }: SaidSection, at: number) =>
    _key === defaultSections[at]?._key && _type === defaultSections[at]?._type;
  return sections.length === 0 || (sections.length === defaultSections.length && sections.every(isDefault));
}

/** Why a section that is not hidden is not drawn, to be read after its name: "needs five slides". */
export function whyNotDrawn(section: SaidSection, page: PageFacts): string | undefined {
  const kind = kindOf(section);
  if (!kind) return t("is of a kind that the shop does not know");
  const lacking = kind.lacks(section, page);
  if (lacking !== undefined) return t("needs {{what}}", { what: lacking });
  const isSame = ({ _type }: SaidSection) => _type === section._type;
  const first = page.sections.find((other) => isSame(other) && kind.lacks(other, page) === undefined);
  if (kind.isRepeatable || !first || first === section) return undefined;
  return t("appears further up already, and can appear only once");
}

/** The name of a section in issues: "section 3 (Carousel)". `place` counts from 1 in the owner's list. */
export function nameOfSection(section: { _type?: unknown }, place: number): string {
  const title = kindOf(section)?.title;
  return title ? t("section {{place}} ({{title}})", { place, title }) : t("section {{place}}", { place });
}

export function isSectionType(type: unknown): type is SectionType {
  return typeof type === "string" && Object.hasOwn(sectionKinds, type);
}

export function kindOf({ _type }: { _type?: unknown }): SectionKind | undefined {
  return isSectionType(_type) ? sectionKinds[_type] : undefined;
}
