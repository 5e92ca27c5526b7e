import { shopContext } from "#app/shop-context.server.ts";
import { cachePolicies } from "#model/web/cache-policies.ts";
import { languageTag, textDirection } from "#words/locale.ts";
import type { Route } from "./+types/manifest.ts";

/** Telephones ask for it when somebody puts the shop on their home screen. */
export function loader({ context }: Route.LoaderArgs) {
  const { labelSettings, identity } = context.get(shopContext).texts;
  const manifest = {
    lang: languageTag,
    dir: textDirection,
    name: labelSettings.name,
    short_name: labelSettings.name,
    description: labelSettings.description,
    id: "/",
    start_url: "/",
    display: "minimal-ui",
    background_color: identity.palette.paper,
    theme_color: identity.palette.paper,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": cachePolicies.data },
  });
}
