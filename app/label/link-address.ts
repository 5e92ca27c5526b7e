/** Digits with the country code: what wa.me takes. */
export const phoneDigits = /^[1-9]\d{7,14}$/;

/** The end of an address, such as silk-slip. */
export const pageSlug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

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

/** In rich text also a mail or a telephone number: people look for these on such pages. */
export function isPageLink(address: string): boolean {
  return isLink(address) || /^(mailto|tel):\S+$/.test(address);
}
