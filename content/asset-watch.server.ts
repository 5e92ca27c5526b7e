import type { SanityClient } from "@sanity/client";
import { z } from "zod";
import { IMAGE_ASSET_ID } from "#model/dresses/picture-size.ts";
import type { Log } from "#model/services/logger.server.ts";
import { listenTo } from "./client.server.ts";

type AssetChanges = {
  /** A picture was deleted. `asset`: "{sha1}-{width}x{height}.{format}". */
  deleted(asset: string): void;
  /** All pictures that there are: said whenever deletions may have been missed. */
  listed(assets: ReadonlySet<string>): void;
};

const allPictures = `*[_type == "sanity.imageAsset"]`;

/** Listens to the content host for deleted pictures. Returns a function that stops it. */
export function watchAssets(client: SanityClient, changes: AssetChanges, log: Log): () => void {
  async function list() {
    const ids = await client.fetch<unknown>(`${allPictures}._id`, {}, { useCdn: false });
    changes.listed(new Set(z.array(z.string()).parse(ids).flatMap(assetOf)));
  }

  return listenTo(client, allPictures, {
    next(event, again) {
      // The first connection as well: deletions may have been missed while this process did not run.
      if (event.type === "welcome") list().catch(again);
      if (event.type === "mutation" && event.transition === "disappear")
        assetOf(event.documentId).forEach(changes.deleted);
    },
    failed: (error) => log("warning", "listening for deleted pictures failed", { error }),
  });
}

function assetOf(id: string): string[] {
  const [, hash, width, height, format] = IMAGE_ASSET_ID.exec(id) ?? [];
  return hash ? [`${hash}-${width}x${height}.${format}`] : [];
}
