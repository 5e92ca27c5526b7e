import type { SanityClient } from "@sanity/client";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { imageAssetIdsIn } from "#app/catalogue/picture-size.ts";
import { limited } from "#app/content/document-limits.server.ts";
import type { Log } from "#app/content/logger.server.ts";
import { channelsOf, contrast, luminance } from "#app/label/brand/colour-contrast.ts";
import { hexColour } from "#app/label/brand/palette.ts";
import type { Shade } from "#app/label/label-picture.ts";

/** Knows which pictures are dark: words over them are light then. */
export type PictureShades = {
  /** Asks the content host about pictures that it has not told of. It never throws: words have a ground of their own as well. */
  learn(documents: readonly unknown[]): Promise<void>;
  /** Undefined of a picture of which nothing is known. */
  of(assetId: string): Shade | undefined;
};

const hex = z.string().regex(hexColour);
const asset = z.object({
  _id: z.string(),
  metadata: z.object({ palette: z.object({ dominant: z.object({ background: hex }) }) }),
});
const answer = z.array(z.unknown());
const document = z.looseObject({ _id: z.string() });

/** How long texts wait for it, in milliseconds. */
const TIMEOUT_MS = 2_000;

/** A label's texts show far fewer pictures; editors may try many in a process's life. */
const MAX_KNOWN = 10_000;

const palettes = `*[_id in $ids]{_id, metadata{palette{dominant{background}}}}`;

export function createPictureShades(client: SanityClient, log: Log): PictureShades {
  const known = new LRUCache<string, Shade>({ max: MAX_KNOWN });

  async function ask(ids: readonly string[]) {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answered = answer.parse(await client.fetch<unknown>(palettes, { ids }, { signal }));
    for (const { _id, metadata } of answered.flatMap((one) => asset.safeParse(one).data ?? []))
      known.set(_id, shadeOf(metadata.palette.dominant.background));
  }

  return {
    of: (assetId) => known.get(assetId),
    async learn(documents) {
      const ids = picturesIn(documents).filter((id) => !known.has(id));
      if (ids.length > 0)
        await ask(ids).catch((error) => log("warning", "shades of pictures not fetched", { error }));
    },
  };
}

function picturesIn(documents: readonly unknown[]): string[] {
  const shown = documents.flatMap((raw) => {
    const { success, data } = document.safeParse(raw);
    return success ? limited(data) : [];
  });
  return imageAssetIdsIn(JSON.stringify(shown));
}

/** Dark is what white stands out from more than black does. */
function shadeOf(colour: string): Shade {
  const light = luminance(channelsOf(colour));
  return contrast(light, 1) > contrast(light, 0) ? "dark" : "light";
}
