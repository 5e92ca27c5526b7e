import {
  type ArrayRule,
  type CustomValidatorResult,
  getPublishedId,
  type NumberRule,
  type SlugRule,
  type StringRule,
  type TextRule,
  type ValidationContext,
} from "sanity";
import { formatPrice } from "#app/catalogue/price.ts";
import { slugOf } from "#app/catalogue/slug.ts";
import { slugOfId } from "#app/label/collection-id.ts";
import { filmFault } from "#app/label/film-types.ts";
import { HIGHEST_PRICE, LONGEST_LINE, MOST_ENTRIES } from "#app/label/label-limits.ts";
import { isPageLink, isVisible, pageSlug, slugFault } from "#app/label/link-address.ts";
import { holdsPlaceholder } from "#app/label/placeholder.ts";

/** A text that somebody meant to finish never reaches a page. */
export function finished(text: string | undefined): CustomValidatorResult {
  return text && holdsPlaceholder(text) ? "It holds a placeholder: write what belongs there." : true;
}

// A dress is shown in whatever words it has: Studio only points them out.
export const doubtfulLine = (rule: StringRule) => rule.custom(finished).warning();
export const doubtfulText = (rule: TextRule) => rule.custom(finished).warning();

export const amount = (rule: NumberRule) =>
  rule
    .positive()
    .max(HIGHEST_PRICE)
    .error(`Above zero, and at most ${formatPrice(HIGHEST_PRICE)}.`);

export const fewEnough = (rule: ArrayRule<unknown[]>) =>
  rule
    .max(MOST_ENTRIES)
    .error(`A list has ${MOST_ENTRIES} entries at most: those behind would not be shown.`);

/** A path, an address, a mail address or a telephone number. Words in a text that lead nowhere are no link. */
export const pageLink = (rule: StringRule) =>
  rule.custom((address) =>
    isPageLink(address ?? "")
      ? true
      : "Write a path of the shop, an address that begins with https://, mailto:… or tel:…. Otherwise its words are shown without a link.",
  );

/** Said in words at the film itself: Studio's own refusal of a file names no reason. */
export function playable(film: unknown): CustomValidatorResult {
  return (isFile(film) && filmFault(film.asset._ref)) || true;
}

function isFile(film: unknown): film is { asset: { _ref: string } } {
  if (typeof film !== "object" || film === null || !("asset" in film)) return false;
  const { asset } = film;
  return typeof asset === "object" && asset !== null && "_ref" in asset && typeof asset._ref === "string";
}

export const shopSlug = (rule: SlugRule) =>
  rule
    .required()
    .error("Without an address there is no page. “Generate” makes one.")
    .custom((slug) =>
      !slug?.current || pageSlug.test(slug.current)
        ? isFitSlug(slug)
        : "Use small letters, digits and hyphens only, such as silk-slip.",
    );

/** Letters of every script, as in the categories of dresses. One that its id names needs none. */
export const collectionSlug = (rule: SlugRule) =>
  rule.custom((slug, { document }) => {
    if (!slug?.current)
      return slugOfId(getPublishedId(document?._id ?? ""))
        ? true
        : "Without an address there is no page. “Generate” makes one.";
    return slugOf(slug.current) === slug.current
      ? isFitSlug(slug)
      : "Use small letters, digits and hyphens only, such as silk-slips.";
  });

function isFitSlug(slug: { current?: string } | undefined): CustomValidatorResult {
  const said = slug?.current ?? "";
  if (said && !isVisible(said)) return "Nobody can see this address: write letters or digits.";
  return slugFault(said) ? `An address has ${LONGEST_LINE} characters at most here.` : true;
}

/** Unavailable sizes are still sizes of the dress. */
export function availableSizes(
  gone: unknown[] | undefined,
  { document }: ValidationContext,
): CustomValidatorResult {
  const sizes = Array.isArray(document?.sizes) ? document.sizes : [];
  const stray = (gone ?? []).filter((size) => !sizes.includes(size));
  return stray.length === 0 ? true : `Not among the sizes above: ${stray.join(", ")}.`;
}
