import type { Product } from "#app/catalogue/product.ts";
import type { Texts } from "#app/content/texts/label-texts.server.ts";
import { shownTexts } from "#app/content/texts/shown-texts.server.ts";
import { isSectionType, kindOf, whyNotDrawn } from "#app/sections/section-kinds.ts";
import { factsOf } from "#app/sections/section-shop.ts";
import { type FindingDetail, warning } from "./finding.server.ts";

/** Sections of the owner's list that are not shown though she has not hidden them. In a shop without a dress it is no wonder. */
export function sectionFindings(
  { _type, sections }: Record<string, unknown>,
  written: Texts,
  products: readonly Product[],
): FindingDetail[] {
  const stored: readonly unknown[] = Array.isArray(sections) ? sections : [];
  if (_type !== "home" || stored.length === 0 || products.length === 0) return [];
  const texts = shownTexts(written, products);
  // Whether mails can be sent is a setting of the server, which is not looked at from here.
  const facts = factsOf({ catalogue: { revision: "", products }, texts, canConfirm: true });
  const places = stored.flatMap((section, index) => (isSectionType(typeOf(section)) ? [index + 1] : []));
  const notShown = texts.home.sections.flatMap((section, index) => {
    const reason = section.isHidden ? undefined : whyNotDrawn(section, facts);
    if (reason === undefined) return [];
    return [warning(`section ${places[index]} (${kindOf(section)?.title}) ${reason}: it is not shown`)];
  });
  const isEmpty = notShown.length === facts.sections.length;
  return isEmpty ? [...notShown, warning("no section of the page is shown: it is empty")] : notShown;
}

function typeOf(section: unknown): unknown {
  return typeof section === "object" && section !== null ? Reflect.get(section, "_type") : undefined;
}
