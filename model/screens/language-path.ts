import type { ShopLanguage } from "#model/services/shop.ts";

/** The shop's first language has no path of its own; each other one stands below its name: "/fr". */

/** The address of a page in a language: "/fr/about" of "/about", and "/fr" of "/". */
export function addressBelow(base: string, path: string): string {
  return base && /^\/(?:[?#]|$)/.test(path) ? base + path.slice(1) : base + path;
}

/** The two parts of the path of a page in any language: no screen of the shop has a name of two letters. */
export function partsOf(pathname: string): { base: string; path: string } {
  const [base = ""] = /^\/[a-z]{2}(?=\/|$)/.exec(pathname) ?? [];
  return { base, path: pathname.slice(base.length) || "/" };
}

/** The whole address of a page. The origin ends in the path of the language. */
export function pageAddress(origin: string, path: string): string {
  const { origin: host } = new URL(origin);
  return host + addressBelow(origin.slice(host.length), path);
}

/**
 * A page names itself in each language that says something of it; a reader of any other one is led to the first. None where that is one
 * alone. `unspoken`: the other languages.
 */
export function alternatesOf(
  languages: readonly ShopLanguage[],
  unspoken: readonly string[] = [],
): { hreflang: string; base: string }[] {
  const spoken = languages.filter(({ base }) => isSpokenBelow(base, unspoken));
  if (spoken.length < 2) return [];
  return [
    // Search engines know no digits of a language: "ar-u-nu-latn" is "ar".
    ...spoken.map(({ tag, base }) => ({ hreflang: new Intl.Locale(tag).baseName, base })),
    { hreflang: "x-default", base: "" },
  ];
}

/** Whether search engines are offered a page below this path of a language. The first one says all there is. */
export function isSpokenBelow(base: string, unspoken: readonly string[] = []): boolean {
  return base === "" || !unspoken.includes(base.slice(1));
}
