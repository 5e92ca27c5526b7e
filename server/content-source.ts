import { join } from "node:path";
import type { SanityClient } from "@sanity/client";
import { createContentClient } from "#app/content/client.server.ts";
import { type ContentEvents, createContentEvents } from "#app/content/content-events.server.ts";
import type { ContentSettings } from "#app/content/content-settings.server.ts";
import { type ContentStore, createContentStore } from "#app/content/content-store.server.ts";
import { createDraftContent, type DraftContent } from "#app/content/draft-content.server.ts";
import { createLastGoodCopy } from "#app/content/last-good-copy.server.ts";
import { createPictureReader } from "#app/content/pictures.server.ts";
import { allProducts, allShown } from "#app/content/queries.server.ts";
import { createLabelMedia } from "#app/content/texts/label-media.server.ts";
import { createPictureShades } from "#app/content/texts/picture-shades.server.ts";
import { createTextReader } from "#app/content/texts/read-texts.server.ts";
import { createTextSource } from "#app/content/texts/text-source.server.ts";
import { hideInLog, log } from "#server/log.ts";
import type { Settings } from "#server/settings.ts";
import { checkContentFolder, warnIfNotRead } from "./lake/content-folder.ts";
import { type LakeProcess, startLake } from "./lake/lake-process.ts";
import { projectPaths } from "./project-paths.ts";

export type ContentSource = {
  client: SanityClient;
  store: ContentStore;
  events: ContentEvents;
  draftContent: DraftContent;
  /** The settings', or those of the lake that was started for this shop. */
  content: ContentSettings;
  /** Writes what visitors send. Undefined where the shop may not write. */
  writeToken: string | undefined;
  /** The lake that this shop has started. */
  lake: LakeProcess | undefined;
};

/** What reads the content: from the host that the settings name, or from a lake that is started here. */
export async function openContentSource(settings: Settings): Promise<ContentSource> {
  const { dataFolder, mayShrink } = settings;
  const lake = settings.startsLake ? await startOwnLake(settings) : undefined;
  const content = lake ? { ...settings.content, apiHost: lake.url, token: lake.token } : settings.content;
  const writeToken = lake ? lake.writerToken : settings.writeToken;
  for (const token of [content.token, writeToken]) if (token) hideInLog(token);
  const client = createContentClient(content);
  const shades = createPictureShades(client, log);
  const readers = {
    readPicture: createPictureReader(content),
    readTexts: createTextReader(createLabelMedia(content, shades.of)),
  };
  const store = createContentStore({
    fetchDocuments: ({ now }) => client.fetch<unknown>(allProducts, {}, now ? { useCdn: false } : {}),
    readPicture: readers.readPicture,
    texts: createTextSource(client, readers.readTexts, shades, log),
    lastGoodCopy: createLastGoodCopy(dataFolder, content),
    mayShrink,
    log,
  });
  const events = createContentEvents(client, allShown, log);
  const draftContent = createDraftContent({
    client,
    readers,
    shades,
    rejectedCatalogue: store.rejectedCatalogue,
  });
  return { client, store, events, content, writeToken, lake, draftContent };
}

async function startOwnLake({ content, dataFolder, contentFolder }: Settings): Promise<LakeProcess> {
  const { projectId, dataset } = content;
  const folder = join(dataFolder, "lake");
  if (contentFolder) await checkContentFolder(contentFolder, folder);
  const seed = contentFolder ?? projectPaths.content;
  const lake = await startLake({ folder, projectId, dataset, seed }, log);
  if (contentFolder)
    void lake.firstStart.then(async () => {
      // One that could not be filled has said why.
      if (lake.state() === "running") await warnIfNotRead(contentFolder, folder, log);
    });
  return lake;
}
