import { addressBelow } from "#model/screens/language-path.ts";

declare global {
  // The router's own, from the document. Not part of its types.
  var __reactRouterContext: { basename?: string } | undefined;
}

/** A bundle serves one language: the browser's router knows below which path, and the server's is told. */
let base = (globalThis.__reactRouterContext?.basename ?? "/").replace(/\/$/, "");

/** `path`: "/fr", or nothing for the shop's first language. */
export function standBelow(path: string): void {
  base = path;
}

/** "/fr", or nothing in the shop's first language. */
export function languageBase(): string {
  return base;
}

/** The address of a screen in this language: "/fr/about" of "/about". What is no path of the shop stays as it is. */
export function inLanguage(path: string): string {
  if (!path.startsWith("/") || path.startsWith("//")) return path;
  return addressBelow(base, path);
}

/** The path that all languages share: "/about" of "/fr/about". */
export function sharedPath(pathname: string): string {
  const isBelow = base !== "" && (pathname === base || pathname.startsWith(`${base}/`));
  return isBelow ? pathname.slice(base.length) || "/" : pathname;
}
