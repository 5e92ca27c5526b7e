import { join } from "node:path";
import { type ContentLake, openContentLake } from "@trousseau/content-lake";
import { type Backstage, createBackstage } from "#app/content/backstage.server.ts";
import { type CatalogueStore, createCatalogueStore } from "#app/content/catalogue-store.server.ts";
import { createContentClient } from "#app/content/client.server.ts";
import { type ContentEvents, createContentEvents } from "#app/content/content-events.server.ts";
import { createLastGoodCopy } from "#app/content/last-good-copy.server.ts";
import { log } from "#app/content/log.server.ts";
import { createPictureReader } from "#app/content/pictures.server.ts";
import { allProducts, allShown } from "#app/content/queries.server.ts";
import type { EmbeddedContent, Settings } from "#app/content/settings.server.ts";
import { createHouseMedia } from "#app/content/texts/house-media.server.ts";
import { createTextReader } from "#app/content/texts/read-texts.server.ts";
import { createTextSource } from "#app/content/texts/text-source.server.ts";
import { createDraftsToken } from "./preview/drafts-token.ts";

export type ContentSource = {
  store: CatalogueStore;
  events: ContentEvents;
  backstage: Backstage;
  lake: ContentLake | undefined;
};

/** Opens the embedded lake, if the settings name no other host, and the store that reads from the one or the other. */
export async function openContentSource(settings: Settings, contentFolder: string): Promise<ContentSource> {
  const { content, dataFolder, mayShrink } = settings;
  const lake = content.kind === "embedded" ? await openLake(content, dataFolder, contentFolder) : undefined;
  const client = createContentClient(content, lake?.fetch);
  const readers = {
    readPicture: createPictureReader(content),
    readTexts: createTextReader(createHouseMedia(content)),
  };
  const store = createCatalogueStore({
    fetchDocuments: ({ now }) => client.fetch<unknown>(allProducts, {}, now ? { useCdn: false } : {}),
    readPicture: readers.readPicture,
    texts: createTextSource(client, readers.readTexts, log),
    lastGoodCopy: createLastGoodCopy(dataFolder, `${content.kind}-${content.projectId}-${content.dataset}`),
    mayShrink,
    log,
  });
  const events = createContentEvents(client, allShown, log);
  const token = lake
    ? createDraftsToken(lake)
    : () => (content.kind === "hosted" ? content.token : undefined);
  return { store, events, backstage: createBackstage({ client, token, readers }), lake };
}

function openLake({ projectId, dataset }: EmbeddedContent, dataFolder: string, contentFolder: string) {
  return openContentLake({
    folder: join(dataFolder, "lake"),
    projectId,
    dataset,
    seed: contentFolder,
    log: ({ level, message, ...details }) => log(level === "warn" ? "warning" : level, message, details),
  });
}
