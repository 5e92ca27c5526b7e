import { t } from "@trousseau/words/translate.ts";
import {
  type ArrayRule,
  type CustomValidatorResult,
  getPublishedId,
  type SlugRule,
  type StringRule,
} from "sanity";
import { LONGEST_LINE, MOST_ENTRIES } from "#model/documents/label-limits.ts";
import { slugOfId } from "#model/dresses/category.ts";
import { slugOf } from "#model/dresses/slug.ts";
import { isPageLink, pageSlug, slugFault } from "#model/entries/link-address.ts";
import { filmFault } from "#model/pictures/media-types.ts";
import { isVisible } from "#model/texts/is-visible.ts";

export const fewEnough = (rule: ArrayRule<unknown[]>) =>
  rule
    .max(MOST_ENTRIES)
    .error(t("A list has {{most}} entries at most: the rest would not be shown.", { most: MOST_ENTRIES }));

/** A path, an address, a mail address or a telephone number. Words in a text that lead nowhere are no link. */
export const pageLink = (rule: StringRule) =>
  rule.custom((address) =>
    isPageLink(address ?? "")
      ? true
      : t(
          "Write a path of the shop, or an address that begins with https://, mailto: or tel:. Otherwise its words are shown without a link.",
        ),
  );

/** Said in words at the film itself: Studio's own refusal of a file names no reason. */
export function playable(film: unknown): CustomValidatorResult {
  return (isFile(film) && filmFault(film.asset._ref)) || true;
}

export function isFile(film: unknown): film is { asset: { _ref: string } } {
  if (typeof film !== "object" || film === null || !("asset" in film)) return false;
  const { asset } = film;
  return typeof asset === "object" && asset !== null && "_ref" in asset && typeof asset._ref === "string";
}

export const shopSlug = (rule: SlugRule) =>
  rule
    .required()
    .error(t("Without an address there is no page. “Generate” makes one."))
    .custom((slug) =>
      !slug?.current || pageSlug.test(slug.current)
        ? isFitSlug(slug)
        : t("Use small letters, digits and hyphens only, such as silk-slip."),
    );

/** Letters of every script, as in the categories of dresses. One that its id names needs none. */
export const collectionSlug = (rule: SlugRule) =>
  rule.custom((slug, { document }) => {
    if (!slug?.current)
      return slugOfId(getPublishedId(document?._id ?? ""))
        ? true
        : t("Without an address there is no page. “Generate” makes one.");
    return slugOf(slug.current) === slug.current
      ? isFitSlug(slug)
      : t("Use small letters, digits and hyphens only, such as silk-slips.");
  });

function isFitSlug(slug: { current?: string } | undefined): CustomValidatorResult {
  const address = slug?.current ?? "";
  if (address && !isVisible(address))
    return t("This address has no visible character: write letters or digits.");
  return slugFault(address)
    ? t("An address has {{most}} characters at most here.", { most: LONGEST_LINE })
    : true;
}
