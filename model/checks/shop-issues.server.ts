import { t } from "@trousseau/words/translate.ts";
import { z } from "zod";
import { error, type Issue, warning } from "#model/documents/issue.ts";
import { partOf } from "#model/documents/part-of.ts";
import { terms as describedTerms } from "#model/documents/terms-document.ts";
import type { Product } from "#model/dresses/product.ts";
import { emptyScreens } from "#model/screens/screen-texts.server.ts";
import { singleScreens } from "#model/screens/screens.ts";
import { factsOf } from "#model/sections/drawn-sections.server.ts";
import {
  isFirstPage,
  isSectionType,
  kindOf,
  nameOfSection,
  whyNotDrawn,
} from "#model/sections/section-kinds.ts";
import type { Texts } from "#model/texts/label-texts.server.ts";
import { quoted } from "#model/texts/quoted-text.ts";
import { shownTexts } from "#model/texts/shown-texts.server.ts";
import { quotationMarks } from "#words/locale.ts";
import type { ContentIssue, Facts, RejectedCatalogue, StoredDocument } from "./content-issue.server.ts";

// The first of these are about no single document that somebody could mend.

export function rejectedCatalogueIssue({ fetched, shownCount }: RejectedCatalogue): ContentIssue {
  const message = t(
    "the shop still shows {{shown}} dresses, though the content host has {{fetched}} that can be shown: it lets so many go at once only if it has seen them being deleted. Restore them or, if they are meant to go, ask whoever looks after the server to start the shop with CATALOGUE_MAY_SHRINK=true",
    { shown: shownCount, fetched },
  );
  return { id: "", type: "", name: t("The catalogue"), ...error(message) };
}

export function unreadableIssue({ id, reason }: { id: string; reason: string }): ContentIssue {
  const message = t(
    "it cannot be read and is left out: {{reason}}. Restore a backup, or write it again under the same id",
    { reason },
  );
  return { id, type: "", name: id, ...error(message) };
}

export function emptyCollections(products: readonly Product[], { collections }: Texts): ContentIssue[] {
  const held = new Set(products.map(({ category }) => category));
  const message = t(
    "the collection has no dresses: it is in no list, and its address leads to the home page",
  );
  return Object.entries(collections)
    .filter(([slug, { visibility }]) => visibility === "listed" && !held.has(slug))
    .map(([, { name }]) => ({ id: "", type: "", name, ...warning(message) }));
}

/** The title of a screen's document in Studio, the field that would fill it, and what is said while it is empty. */
const lacking: Record<string, { name: string; path: string; lacks: string }> = {
  designer: {
    name: t("The designer"),
    path: "biography",
    lacks: t("/about has no biography yet: no menu or footer leads there"),
  },
  questions: {
    name: t("Questions and answers"),
    path: "questions",
    lacks: t("/faq has no questions yet: no menu or footer leads there"),
  },
};

export function emptyScreenIssues(texts: Texts): ContentIssue[] {
  const empty = emptyScreens(texts);
  return singleScreens.flatMap(([address, { documents: [id = ""] = [] }]) => {
    const screen = empty.has(address) ? lacking[id] : undefined;
    if (!screen) return [];
    const { name, path, lacks } = screen;
    return [{ id, type: id, name, path, ...warning(lacks) }];
  });
}

const countedTerms = ["shippingDays"] as const;
const countedOfRentals = ["rentalBeforeDays", "rentalAfterDays", "cleaningDays"] as const;

/** A number of days that nobody has written counts as none in the calendar, and the shop says nothing of it. */
export function unsaidTermIssues(products: readonly Product[], { terms }: Texts): ContentIssue[] {
  const isToRent = products.some(({ offers }) => offers.includes("rent"));
  const counted = products.length === 0 ? [] : [...countedTerms, ...(isToRent ? countedOfRentals : [])];
  const [path, ...others] = counted.filter((name) => terms[name] === undefined);
  if (!path) return [];
  const names = [path, ...others].map((name) => quoted(describedTerms.fields[name].title, quotationMarks));
  const message = t(
    "no days are written for {{names}}: the calendar counts none, and customers are promised none. Write 0 where there are none",
    { names: names.join(", ") },
  );
  return [{ id: "terms", type: "terms", name: describedTerms.title, path, ...warning(message) }];
}

/** Names sections that are not shown though nobody has hidden them. A shop without a dress shows few, and is not told. */
export function sectionIssues(
  document: StoredDocument,
  { writtenTexts, products, canConfirm }: Facts,
): Issue[] {
  const stored: readonly unknown[] = Array.isArray(document["sections"]) ? document["sections"] : [];
  const isHome = document._type === "home";
  if (products.length === 0 || !(isHome || stored.length > 0)) return [];
  const texts = shownTexts(writtenTexts, products);
  const sections = isHome ? texts.home.sections : sectionsOfPage(document, texts);
  const facts = factsOf({ catalogue: { revision: "", products }, texts, canConfirm }, sections);
  const isList = stored.length > 0;
  const places = stored.flatMap((section, index) =>
    isSectionType(partOf(section, "_type")) ? [index + 1] : [],
  );
  const notShown = sections.flatMap((section, index) => {
    const page = isFirstPage(sections) ? { sections: facts.sections } : facts;
    const reason = section.isHidden ? undefined : whyNotDrawn(section, page);
    if (reason === undefined) return [];
    const name = isList
      ? nameOfSection(section, places[index] ?? 0)
      : quoted(kindOf(section)?.title ?? "", quotationMarks);
    const place = isList ? { path: `sections.${(places[index] ?? 1) - 1}` } : {};
    return [
      { ...warning(t("{{section}} {{reason}}: it is not shown", { section: name, reason })), ...place },
    ];
  });
  const isEmpty = isHome && notShown.length === facts.sections.length;
  return isEmpty ? [...notShown, warning(t("no section of the page is shown: it is empty"))] : notShown;
}

const addressed = z.looseObject({ slug: z.object({ current: z.string() }) });

function sectionsOfPage(document: StoredDocument, { carePages }: Texts) {
  const slug = addressed.safeParse(document).data?.slug.current;
  return carePages.find((page) => page.slug === slug)?.sections ?? [];
}

const sectioned = z.looseObject({ sections: z.array(z.unknown()) });
const hidden = z.looseObject({ _type: z.unknown(), _key: z.unknown(), isHidden: z.literal(true) });

/** Nobody judges a section that its owner has hidden. A trace of it stays, so that the others keep their places. */
export function withoutHiddenSections<Document extends object>(document: Document): Document {
  const { data } = sectioned.safeParse(document);
  if (!data) return document;
  const sections = data.sections.map((section) => {
    const hiddenSection = hidden.safeParse(section).data;
    return hiddenSection ? { _type: hiddenSection._type, _key: hiddenSection._key, isHidden: true } : section;
  });
  return { ...document, sections };
}
