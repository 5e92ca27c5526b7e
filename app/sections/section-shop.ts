import type { Catalogue } from "#app/catalogue/catalogue.ts";
import type { Texts } from "#app/content/texts/label-texts.server.ts";
import type { PageFacts } from "./section-kind.ts";

/** Sections are drawn from these, beside their own words. */
export type SectionShop = {
  catalogue: Catalogue;
  texts: Texts;
  /** Whether the newsletter can be signed up for by mail. */
  canConfirm: boolean;
};

/** The facts of a page whose sections need something of the shop. */
export function factsOf({
  catalogue,
  texts,
  canConfirm,
}: SectionShop): PageFacts & { firstCollection: string } {
  return {
    sections: texts.home.sections.filter(({ isHidden }) => !isHidden),
    dressCounts: countByCategory(catalogue),
    firstCollection: texts.explore[0]?.id ?? "",
    questions: texts.questions.length,
    canSignUp: canConfirm || texts.labelSettings.phone !== "",
  };
}

function countByCategory({ products }: Catalogue): ReadonlyMap<string, number> {
  const groups = Map.groupBy(products, ({ category }) => category);
  return new Map([...groups].map(([category, { length }]) => [category, length]));
}
