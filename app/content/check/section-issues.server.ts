import type { Product } from "#app/catalogue/product.ts";
import type { Texts } from "#app/content/texts/label-texts.server.ts";
import { shownTexts } from "#app/content/texts/shown-texts.server.ts";
import { factsOf } from "#app/sections/drawn-sections.server.ts";
import { isSectionType, kindOf, nameOfSection, whyNotDrawn } from "#app/sections/section-kinds.ts";
import { type IssueDetail, warning } from "./content-issue.server.ts";

/**
 * Sections of the home page that are not shown though the owner has not hidden them. In a shop without a dress it is no wonder.
 * `canConfirm`: whether the shop's server sends the newsletter's mails.
 */
export function sectionIssues(
  { _type, sections }: Record<string, unknown>,
  written: Texts,
  products: readonly Product[],
  canConfirm: boolean,
): IssueDetail[] {
  if (_type !== "home" || products.length === 0) return [];
  const stored: readonly unknown[] = Array.isArray(sections) ? sections : [];
  const texts = shownTexts(written, products);
  const facts = factsOf({ catalogue: { revision: "", products }, texts, canConfirm });
  const isList = stored.length > 0;
  const places = stored.flatMap((section, index) => (isSectionType(typeOf(section)) ? [index + 1] : []));
  const notShown = texts.home.sections.flatMap((section, index) => {
    // The page that every label begins with fits itself to a shop of few dresses: that is nobody's fault.
    const page = isList ? facts : { sections: facts.sections };
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
