import { shopContext } from "#app/shop-context.server.ts";
import { pictureAddress } from "#model/dresses/product.ts";
import { type IndexedPage, indexedPages } from "#model/screens/indexed-pages.server.ts";
import { cachePolicies } from "#model/web/cache-policies.ts";
import { XML_DECLARATION, xmlElement } from "#model/web/markup.ts";
import type { Route } from "./+types/sitemap.ts";

const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

export function loader({ context }: Route.LoaderArgs) {
  const { catalogue, texts, origin } = context.get(shopContext);
  const entries = indexedPages(catalogue, texts).map((page) => entryOf(page, origin));
  return new Response(`${XML_DECLARATION}<urlset ${NAMESPACES}>\n${entries.join("\n")}\n</urlset>\n`, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": cachePolicies.data },
  });
}

function entryOf({ path, changedAt, pictures }: IndexedPage, origin: string): string {
  const images = pictures.map(
    ({ src }) => `<image:image>${xmlElement("image:loc", pictureAddress(src, origin))}</image:image>`,
  );
  return `<url>${xmlElement("loc", origin + path)}${xmlElement("lastmod", changedAt)}${images.join("")}</url>`;
}
