import { cachePolicies } from "#app/cache-policies.ts";
import type { ContentStore } from "#app/content/content-store.server.ts";
import { iconLetters, isDrawable } from "#app/label/brand/icon-letters.ts";
import { type Identity, samplePalette } from "#app/label/brand/identity.ts";
import { SAMPLE_PAIRING } from "#app/label/brand/type-pairings.ts";
import type { Middleware } from "#server/http/middleware.ts";
import { log } from "#server/log.ts";
import { iconFile, iconPng, iconSvg } from "./draw-icon.ts";

/** The icons in public/, which scripts/draw-icons.mjs has drawn, have this monogram. */
const SAMPLE_MONOGRAM = "A";

const FAVICON = 32;

/** A small mark is drawn sturdier: in hundredths of its size. */
const SMALL_WEIGHT = 1.2;

type Icon = { type: string; part: number; pixels?: number; weight?: number };

/**
 * The mark's part of the height is also in scripts/draw-icons.mjs. A maskable icon may lose all outside a circle of
 * 80 %.
 */
const icons: ReadonlyMap<string, Icon> = new Map(
  Object.entries({
    "/favicon.svg": { type: "image/svg+xml", part: 0.88, weight: SMALL_WEIGHT },
    "/favicon.ico": { type: "image/vnd.microsoft.icon", part: 0.88, pixels: FAVICON, weight: SMALL_WEIGHT },
    "/apple-touch-icon.png": { type: "image/png", part: 0.64, pixels: 180 },
    "/icon-192.png": { type: "image/png", part: 0.72, pixels: 192 },
    "/icon-512.png": { type: "image/png", part: 0.72, pixels: 512 },
    "/icon-maskable-512.png": { type: "image/png", part: 0.54, pixels: 512 },
  }),
);

type Drawn = string | Uint8Array<ArrayBuffer>;

/** Draws the icons of a label whose mark or colours are its own; the sample's are files in public/. */
export function labelIcons(store: Pick<ContentStore, "texts" | "onChange">, fontFolder: string): Middleware {
  const drawn = new Map<string, Promise<Drawn>>();
  store.onChange(() => drawn.clear());

  async function find(path: string, icon: Icon): Promise<Drawn | undefined> {
    const { identity, labelSettings } = store.texts();
    const underWay = drawn.get(path) ?? draw(icon, identity, labelSettings.name, fontFolder);
    drawn.set(path, underWay);
    return await underWay.catch((error: unknown) => {
      drawn.delete(path);
      log("warning", "icon not drawn", { path, error });
      return undefined;
    });
  }

  return (request, response, next) => {
    const [path = ""] = request.url?.split("?") ?? [];
    const icon = icons.get(path);
    if (!icon || isSample(store.texts().identity)) return next();
    void find(path, icon).then((body) => {
      if (body === undefined) return response.writeHead(404).end();
      response.setHeader("Content-Type", icon.type);
      response.setHeader("Cache-Control", cachePolicies.file);
      return response.end(body);
    });
  };
}

function isSample({ monogram, palette: { paper, ink }, pairing }: Identity): boolean {
  return (
    pairing === SAMPLE_PAIRING &&
    monogram === SAMPLE_MONOGRAM &&
    paper === samplePalette.paper &&
    ink === samplePalette.ink
  );
}

async function draw(icon: Icon, identity: Identity, name: string, fontFolder: string): Promise<Drawn> {
  // The outliner is loaded with the first icon: most processes never draw one.
  const { openTextOutliner } = await import("#server/pictures/open-graph/text-outline.ts");
  const { type, part, pixels, weight } = icon;
  const { monogram, palette, pairing } = identity;
  const mark = {
    palette,
    letters: iconLetters(identity, name),
    ownLetters: pixels || isDrawable(monogram) ? undefined : monogram,
  };
  const svg = iconSvg(mark, await openTextOutliner(fontFolder, pairing), part, weight);
  if (!pixels) return svg;
  const png = await iconPng(svg, pixels);
  return type === "image/png" ? png : iconFile(png, pixels);
}
