import type { SanityClient } from "@sanity/client";
import { z } from "zod";
import { IMAGE_ASSET_ID } from "#app/catalogue/picture-size.ts";
import type { Log } from "./logger.server.ts";

type AssetChanges = {
  /** A picture was deleted. `asset`: "{sha1}-{width}x{height}.{format}". */
  deleted(asset: string): void;
  /** All pictures that there are: said whenever deletions may have been missed. */
  listed(assets: ReadonlySet<string>): void;
};

/** The client itself reconnects after a lost connection; this is for a host that has refused. In milliseconds. */
const RETRY_MS = 30_000;

const allPictures = `*[_type == "sanity.imageAsset"]`;

/** Listens to the content host for deleted pictures. Returns a function that stops it. */
export function watchAssets(client: SanityClient, changes: AssetChanges, log: Log): () => void {
  let subscription: { unsubscribe(): void } | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function list() {
    const ids = await client.fetch<unknown>(`${allPictures}._id`, {}, { useCdn: false });
    changes.listed(new Set(z.array(z.string()).parse(ids).flatMap(assetOf)));
  }

  function again(error: unknown) {
    subscription?.unsubscribe();
    if (isStopped) return;
    log("warning", "listening for deleted pictures failed", { error });
    timer = setTimeout(listen, RETRY_MS);
  }

  function listen() {
    const options = { events: ["welcome", "mutation"], includeResult: false, visibility: "query" } as const;
    subscription = client.listen(allPictures, {}, { ...options, events: [...options.events] }).subscribe({
      next(event) {
        // The first connection as well: deletions may have been missed while this process did not run.
        if (event.type === "welcome") list().catch(again);
        if (event.type === "mutation" && event.transition === "disappear")
          assetOf(event.documentId).forEach(changes.deleted);
      },
      error: again,
    });
  }

  listen();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    subscription?.unsubscribe();
  };
}

function assetOf(id: string): string[] {
  const [, hash, width, height, format] = IMAGE_ASSET_ID.exec(id) ?? [];
  return hash ? [`${hash}-${width}x${height}.${format}`] : [];
}
