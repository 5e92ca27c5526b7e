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

/** A page names itself in each language; a reader of any other one is led to the first. None where the shop speaks one. */
export function alternatesOf(languages: readonly ShopLanguage[]): { hreflang: string; base: string }[] {
  if (languages.length < 2) return [];
  return [
    ...languages.map(({ tag, base }) => ({ hreflang: tag, base })),
    { hreflang: "x-default", base: "" },
  ];
}
