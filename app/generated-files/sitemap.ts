import { cachePolicies } from "#app/cache-policies.ts";
import { listedIn } from "#app/catalogue/catalogue.ts";
import { collectionPath } from "#app/catalogue/category.ts";
import { productPath } from "#app/catalogue/product.ts";
import { shopContext } from "#app/content/shop-context.server.ts";
import { emptyScreens } from "#app/content/texts/shown-texts.server.ts";
import { SIZE_FINDER_PATH } from "#app/label/size-chart.ts";
import { carePath } from "#app/label/texts/care-page.ts";
import type { Route } from "./+types/sitemap.ts";

/** "/privacy" is among them: what a label says of personal data must be found by whoever looks for it. */
const screens = ["/", "/about", "/contact", "/faq", "/privacy"];

/** Every page a search engine should know, from the same catalogue as the pages themselves. */
export function loader({ context }: Route.LoaderArgs) {
  const { catalogue, texts, origin } = context.get(shopContext);
  const empty = emptyScreens(texts);
  const categories = new Set(
    listedIn(catalogue)
      .map(({ category }) => category)
      .filter(Boolean),
  );
  const paths = [
    ...screens.filter((path) => !empty.has(path)),
    ...(texts.sizeChart.rows.length > 0 ? [SIZE_FINDER_PATH] : []),
    ...texts.carePages.map(({ slug }) => carePath(slug)),
    ...[...categories].map(collectionPath),
    ...catalogue.products.map(({ slug }) => productPath(slug)),
  ];
  const entries = paths.map((path) => `<url><loc>${escaped(origin + path)}</loc></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
  return new Response(xml, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": cachePolicies.data },
  });
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("'", "&apos;");
}
