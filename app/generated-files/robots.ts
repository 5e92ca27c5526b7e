import { shopContext } from "#app/shop-context.server.ts";
import { SORT_PARAM } from "#model/screens/url-parameters.ts";
import { cachePolicies } from "#model/web/cache-policies.ts";
import type { Route } from "./+types/robots.ts";

/** Everything may be read; data and sorted views only repeat what the pages say. */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(shopContext);
  const lines = [
    "User-agent: *",
    "Disallow: /*.data$",
    "Disallow: /*.data?",
    `Disallow: /*?${SORT_PARAM}=`,
    `Disallow: /*&${SORT_PARAM}=`,
    "",
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": cachePolicies.data },
  });
}
