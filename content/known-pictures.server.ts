import type { SanityClient } from "@sanity/client";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { channelsOf, contrast, luminance } from "#model/brand/colour-contrast.ts";
import { hexColour } from "#model/brand/palette.ts";
import { limited } from "#model/documents/document-limits.server.ts";
import { IMAGE_ASSET_ID } from "#model/dresses/picture-size.ts";
import type { KnownPictures } from "#model/pictures/label-media.server.ts";
import type { Shade } from "#model/pictures/label-picture.ts";
import type { Log } from "#model/services/logger.server.ts";

const hex = z.string().regex(hexColour);
const asset = z.object({ _id: z.string() });
const measured = z.object({
  metadata: z.object({ palette: z.object({ dominant: z.object({ background: hex }) }) }),
});
const answer = z.array(z.unknown());
const document = z.looseObject({ _id: z.string(), _rev: z.string().optional() });

/** How long texts wait for it, in milliseconds. */
const TIMEOUT_MS = 2_000;

/** So many ids fit into one request. */
const MOST_IDS = 500;

/** A label shows far fewer pictures, in far fewer documents; editors may try many in a process's life. */
const MAX_KNOWN = 100_000;

/** A cache that has `max` takes the memory of all entries when it is made. */
const size = { maxSize: MAX_KNOWN, sizeCalculation: () => 1 };

const assets = `*[_id in $ids]{_id, metadata{palette{dominant{background}}}}`;

export function createKnownPictures(client: SanityClient, log: Log): KnownPictures {
  /** These are there. A picture that the host has not measured yet is asked about again. */
  const knownShades = new LRUCache<string, Shade | "unmeasured">(size);
  const gone = new Set<string>();
  const inRevisions = new LRUCache<string, readonly string[]>(size);

  function shadeOf(assetId: string) {
    const shade = knownShades.get(assetId);
    return shade === "unmeasured" ? undefined : shade;
  }

  async function ask(ids: readonly string[], signal: AbortSignal) {
    // A host that shows nobody its files tells of none, not even of one that is there.
    const [control] = knownShades.keys();
    const requestedIds = control === undefined ? ids : [...ids, control];
    const answered = answer
      .parse(await client.fetch<unknown>(assets, { ids: requestedIds }, { signal }))
      .filter((picture) => requestedIds.includes(asset.safeParse(picture).data?._id ?? ""));
    answered.forEach(remember);
    if (answered.length > 0) for (const id of ids) if (!knownShades.has(id)) gone.add(id);
  }

  function remember(picture: unknown) {
    const { _id } = asset.parse(picture);
    const { data } = measured.safeParse(picture);
    knownShades.set(_id, data ? shadeOfColour(data.metadata.palette.dominant.background) : "unmeasured");
    gone.delete(_id);
  }

  function idsIn(raw: unknown): readonly string[] {
    const { success, data } = document.safeParse(raw);
    if (!success) return [];
    const revision = data._rev && `${data._id} ${data._rev}`;
    const before = revision ? inRevisions.get(revision) : undefined;
    const ids = before ?? [...new Set(assetIdsIn(limited(data).document))];
    if (revision) inRevisions.set(revision, ids);
    return ids;
  }

  return {
    shadeOf,
    isGone: (assetId) => gone.has(assetId),
    async learn(documents) {
      const ids = [...new Set(documents.flatMap(idsIn))].filter((id) => !shadeOf(id));
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      try {
        for (let start = 0; start < ids.length; start += MOST_IDS)
          await ask(ids.slice(start, start + MOST_IDS), signal);
      } catch (error) {
        log("warning", "pictures not asked about", { error });
      }
    },
  };
}

/** The document's own strings: ids cut out of its JSON would each keep all of that in memory. */
function assetIdsIn(value: unknown): string[] {
  if (typeof value === "string") return IMAGE_ASSET_ID.test(value) ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(assetIdsIn) : [];
}

/** Dark is what white stands out from more than black does. */
function shadeOfColour(colour: string): Shade {
  const light = luminance(channelsOf(colour));
  return contrast(light, 1) > contrast(light, 0) ? "dark" : "light";
}
