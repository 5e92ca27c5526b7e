import { t } from "@trousseau/words/translate.ts";
import { LONGEST_LINE } from "#model/documents/label-limits.ts";
import { isVisible } from "#model/texts/is-visible.ts";
import { plainDigits } from "#model/texts/plain-digits.ts";

/** E.164 has so many digits, with the country code. */
const phoneDigits = /^[1-9]\d{7,14}$/;

/** A zero in brackets is dialled within the country alone, and never after the country's code: "+49 (0)170 …". */
const trunkZero = /(\d\D*)[([（［]\s*0\s*[)\]）］]/;

/** The digits of a telephone number as wa.me takes them: "+49 (0)170 …", "0049 170 …" and "49170…" are one number. */
export function phoneDigitsOf(text: string): string {
  return plainDigits(text).replace(trunkZero, "$1").replace(/\D/g, "").replace(/^00/, "");
}

/** Says whether these digits begin with a country's code. Only a number with one can be reached from everywhere. */
export function isPhoneNumber(digits: string): boolean {
  return phoneDigits.test(digits);
}

/** The end of an address, such as silk-slip. */
export const pageSlug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Why a slug, in the letters of whatever script, cannot be the end of an address; undefined: it can. */
export function slugFault(slug: string): string | undefined {
  if (slug && !isVisible(slug)) return t("its address has no character that can be seen");
  if (slug.length > LONGEST_LINE)
    return t("its address is longer than {{most}} characters", { most: LONGEST_LINE });
  // Browsers take dots for the folder itself and the one above, the router ".data" for a page's data and "%2F" for a slash.
  return /^\.\.?$|\.data$|%2F/.test(slug) ? t("“{{slug}}” is not an address", { slug }) : undefined;
}

/** A screen of the shop, such as /collection/tulle-dresses. */
export function isShopPath(address: string): boolean {
  return /^\/(?![/\\])\S*$/.test(address);
}

/** A site of somebody else. */
export function isWebAddress(address: string): boolean {
  return /^https:\/\//i.test(address) && URL.canParse(address);
}

export function isLink(address: string): boolean {
  return isShopPath(address) || isWebAddress(address);
}

/** Rich text may also link to a mail address or a telephone number, which people look for on such pages. */
export function isPageLink(address: string): boolean {
  return isLink(address) || /^(mailto|tel):\S+$/.test(address);
}
