import { pictureAddress } from "#model/dresses/product.ts";
import { type IndexedPage, indexedPages } from "#model/screens/indexed-pages.server.ts";
import { XML_DECLARATION, xmlElement } from "#model/web/markup.ts";
import type { FoundShop } from "./markdown-pages.ts";

const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/** Every page that search engines should know: https://www.sitemaps.org/protocol.html. */
export function* sitemap({ catalogue, texts, origin }: FoundShop): Generator<string> {
  yield `${XML_DECLARATION}<urlset ${NAMESPACES}>\n`;
  for (const page of indexedPages(catalogue, texts)) yield `${entryOf(page, origin)}\n`;
  yield "</urlset>\n";
}

function entryOf({ path, changedAt, pictures }: IndexedPage, origin: string): string {
  const images = pictures.map(
    ({ src }) => `<image:image>${xmlElement("image:loc", pictureAddress(src, origin))}</image:image>`,
  );
  return `<url>${xmlElement("loc", origin + path)}${xmlElement("lastmod", changedAt)}${images.join("")}</url>`;
}
