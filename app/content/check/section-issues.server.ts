import { z } from "zod";
import { shownTexts } from "#app/content/texts/shown-texts.server.ts";
import { factsOf } from "#app/sections/drawn-sections.server.ts";
import {
  isFirstPage,
  isSectionType,
  kindOf,
  nameOfSection,
  whyNotDrawn,
} from "#app/sections/section-kinds.ts";
import { type Facts, type IssueDetail, type StoredDocument, warning } from "./content-issue.server.ts";

/** Names sections that are not shown though nobody has hidden them. A shop without a dress shows few, and is not told. */
export function sectionIssues(
  { _type, sections }: StoredDocument,
  { written, products, canConfirm }: Facts,
): IssueDetail[] {
  if (_type !== "home" || products.length === 0) return [];
  const stored: readonly unknown[] = Array.isArray(sections) ? sections : [];
  const texts = shownTexts(written, products);
  const facts = factsOf({ catalogue: { revision: "", products }, texts, canConfirm });
  const isList = stored.length > 0;
  const places = stored.flatMap((section, index) => (isSectionType(typeOf(section)) ? [index + 1] : []));
  const notShown = texts.home.sections.flatMap((section, index) => {
    const page = isFirstPage(texts.home.sections) ? { sections: facts.sections } : facts;
    const reason = section.isHidden ? undefined : whyNotDrawn(section, page);
    if (reason === undefined) return [];
    const name = isList ? nameOfSection(section, places[index] ?? 0) : `“${kindOf(section)?.title}”`;
    return [warning(`${name} ${reason}: it is not shown`)];
  });
  const isEmpty = notShown.length === facts.sections.length;
  return isEmpty ? [...notShown, warning("no section of the page is shown: it is empty")] : notShown;
}

function typeOf(section: unknown): unknown {
  return typeof section === "object" && section !== null ? Reflect.get(section, "_type") : undefined;
}

const home = z.looseObject({ _type: z.literal("home"), sections: z.array(z.unknown()) });
const hidden = z.looseObject({ _type: z.unknown(), _key: z.unknown(), isHidden: z.literal(true) });

/** Nobody judges a section that its owner has hidden. A trace of it stays, so that the others keep their places. */
export function withoutHiddenSections<Document extends object>(document: Document): Document {
  const { data } = home.safeParse(document);
  if (!data) return document;
  const sections = data.sections.map((section) => {
    const found = hidden.safeParse(section).data;
    return found ? { _type: found._type, _key: found._key, isHidden: true } : section;
  });
  return { ...document, sections };
}
