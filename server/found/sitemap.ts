import { pictureAddress } from "#model/dresses/product.ts";
import { type IndexedPage, indexedPages } from "#model/screens/indexed-pages.server.ts";
import { addressBelow, alternatesOf, isSpokenBelow, pageAddress } from "#model/screens/language-path.ts";
import { markupText, XML_DECLARATION, xmlElement } from "#model/web/markup.ts";
import type { FoundShop } from "./markdown-pages.ts";

const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** Every page that search engines should know: https://www.sitemaps.org/protocol.html. */
export function* sitemap({
  catalogue,
  texts,
  origin,
  host = origin,
  languages = [],
}: FoundShop): Generator<string> {
  yield `${XML_DECLARATION}<urlset ${NAMESPACES}>\n`;
  const base = origin.slice(host.length);
  for (const page of indexedPages(catalogue, texts)) {
    const unspoken = catalogue.unspoken?.get(page.path);
    if (isSpokenBelow(base, unspoken))
      yield `${entryOf(page, origin, alternates(page.path, host, alternatesOf(languages, unspoken)))}\n`;
  }
  yield "</urlset>\n";
}

/** https://developers.google.com/search/docs/specialty/international/localized-versions */
function alternates(path: string, host: string, languages: ReturnType<typeof alternatesOf>): string {
  return languages
    .map(
      ({ hreflang, base }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${markupText(host + addressBelow(base, path))}"/>`,
    )
    .join("");
}

function entryOf({ path, changedAt, pictures }: IndexedPage, origin: string, others: string): string {
  const images = pictures.map(
    ({ src }) => `<image:image>${xmlElement("image:loc", pictureAddress(src, origin))}</image:image>`,
  );
  return `<url>${xmlElement("loc", pageAddress(origin, path))}${xmlElement("lastmod", changedAt)}${others}${images.join("")}</url>`;
}
