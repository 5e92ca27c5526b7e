import {
  type ArrayRule,
  type CustomValidatorResult,
  getPublishedId,
  type NumberRule,
  type SlugRule,
  type StringRule,
  type TextRule,
  type UrlRule,
  type ValidationContext,
} from "sanity";
import { formatPrice } from "#app/catalogue/price.ts";
import { slugOf } from "#app/catalogue/slug.ts";
import { slugOfId } from "#app/label/collection-id.ts";
import { filmFault } from "#app/label/film-types.ts";
import {
  HIGHEST_PRICE,
  LONGEST_LINE,
  LONGEST_SUMMARY,
  MOST_ENTRIES,
  MOST_LINES,
} from "#app/label/label-limits.ts";
import { isLink, isPageLink, isVisible, isWebAddress, pageSlug, slugFault } from "#app/label/link-address.ts";
import { holdsPlaceholder } from "#app/label/placeholder.ts";
import { withoutTerms } from "#app/label/terms.ts";

/** A text that somebody meant to finish never reaches a page: the shop would show its own text in its place. */
export function finished(text: string | undefined): CustomValidatorResult {
  return text && holdsPlaceholder(text) ? "This holds a placeholder. Write what belongs there." : true;
}

/** The same of a text in which the label's numbers of days may be named. */
function finishedButForTerms(text: string | undefined): CustomValidatorResult {
  return finished(text && withoutTerms(text));
}

/** The same of a text that stands on one line, or on a few of a headline: the shop shows none that is longer. */
export function finishedShort(text: string | undefined): CustomValidatorResult {
  const isLong = (text?.length ?? 0) > LONGEST_LINE;
  return isLong ? `The shop does not show more than ${LONGEST_LINE} characters here.` : finished(text);
}

export const finishedLine = (rule: StringRule) => rule.custom(finishedShort);
export const finishedHeading = (rule: TextRule) => rule.custom(finishedShort);
export const finishedText = (rule: TextRule) => rule.custom(finished);

export const finishedWithTerms = (rule: TextRule) => rule.custom(finishedButForTerms);

// A dress is shown in whatever words it has: here it is only pointed out.
export const doubtfulLine = (rule: StringRule) => rule.custom(finished).warning();
export const doubtfulText = (rule: TextRule) => rule.custom(finished).warning();

/** Of an entry of a list, which the shop leaves out without it. */
export function needed<Rule extends { required(): Rule; error(message: string): Rule }>(rule: Rule): Rule {
  return rule.required().error("Without it the shop leaves this entry out.");
}

export function year({ least, most }: { least: number; most: number }) {
  return (rule: NumberRule) => rule.integer().min(least).max(most).error(`A year from ${least} to ${most}.`);
}

export const amount = (rule: NumberRule) =>
  rule
    .positive()
    .max(HIGHEST_PRICE)
    .error(`Above zero, and at most ${formatPrice(HIGHEST_PRICE)}.`);

export const summaryLength = (rule: TextRule) =>
  rule.max(LONGEST_SUMMARY).error(`Search engines cut it off after ${LONGEST_SUMMARY} characters.`);

export const fewEnough = (rule: ArrayRule<unknown[]>) =>
  rule
    .max(MOST_ENTRIES)
    .error(`A list has ${MOST_ENTRIES} entries at most: those behind would not be shown.`);

export const fewLines = (rule: ArrayRule<unknown[]>) =>
  rule.max(MOST_LINES).error(`There are ${MOST_LINES} lines at most: those behind would not be shown.`);

/** Of two entries that say the same in this field the shop shows the first. */
export function eachOnce(field: string) {
  return (entries: unknown[] | undefined): CustomValidatorResult => {
    const said = (entries ?? []).map((entry) =>
      typeof entry === "object" && entry !== null ? Reflect.get(entry, field) : undefined,
    );
    const twice = said.find((value, at) => value !== undefined && said.indexOf(value) < at);
    return twice === undefined || `${twice} stands here twice: the shop shows the first.`;
  };
}

export const link = (rule: StringRule) =>
  rule.custom((address) =>
    !address || isLink(address)
      ? true
      : "Write a path of the shop, such as /collection/tulle-dresses, or an address that begins with https://.",
  );

/** As `link`, and a mail address or a telephone number. Words in a text that lead nowhere are no link. */
export const pageLink = (rule: StringRule) =>
  rule.custom((address) =>
    isPageLink(address ?? "")
      ? true
      : "Write a path of the shop, an address that begins with https://, mailto:… or tel:…. Otherwise its words are shown without a link.",
  );

export const webAddress = (rule: UrlRule) =>
  rule.custom((address) =>
    !address || isWebAddress(address) ? true : "An address that begins with https://.",
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
