import type { Texts } from "#model/texts/label-texts.server.ts";
import { languageTag, textDirection } from "#words/locale.ts";

/** Telephones ask for it when somebody puts the shop on their home screen. */
export function manifest({ labelSettings, identity }: Texts, base = ""): string {
  return JSON.stringify({
    lang: languageTag,
    dir: textDirection,
    name: labelSettings.name,
    short_name: labelSettings.name,
    description: labelSettings.description,
    id: base || "/",
    start_url: base || "/",
    display: "minimal-ui",
    background_color: identity.palette.paper,
    theme_color: identity.palette.paper,
    // Studio reads these, as browsers read the others.
    palette: identity.palette,
    pairing: identity.pairing,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  });
}
