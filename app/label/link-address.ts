import { LONGEST_LINE } from "./label-limits.ts";

/** Digits with the country code: what wa.me takes. */
export const phoneDigits = /^[1-9]\d{7,14}$/;

/** The end of an address, such as silk-slip. */
export const pageSlug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Why a slug, in the letters of whatever script, cannot be the end of an address; undefined: it can. */
export function slugFault(slug: string): string | undefined {
  if (slug && !isVisible(slug)) return "its address has no character that can be seen";
  if (slug.length > LONGEST_LINE) return `its address is longer than ${LONGEST_LINE} characters`;
  // Browsers take dots for the folder itself and the one above, the router ".data" for a page's data and "%2F" for a slash.
  return /^\.\.?$|\.data$|%2F/.test(slug) ? `"${slug}" is no address` : undefined;
}

/** Some letters are drawn as nothing, such as the filler of Korean. */
export function isVisible(slug: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(slug.replace(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, ""));
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
