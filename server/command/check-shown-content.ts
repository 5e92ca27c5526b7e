import { existsSync } from "node:fs";
import { join } from "node:path";
import { copyDocuments, lostAssets } from "@trousseau/content-lake/folder";
import { withProgress } from "@trousseau/host/progress.ts";
import { withTemporaryFolder } from "@trousseau/host/temporary-folder.ts";
import { t } from "@trousseau/words/translate.ts";
import { createContentClient } from "#content/client.server.ts";
import { gatherContent } from "#content/gather-content.server.ts";
import { createLastGoodCopy } from "#content/last-good-copy.server.ts";
import { findRejectedCatalogue } from "#content/loss-guard.server.ts";
import { checkContent } from "#model/checks/check-content.server.ts";
import { translationsByLanguage } from "#model/checks/translation-issues.server.ts";
import { createLabelMedia } from "#model/pictures/label-media.server.ts";
import { createPictureReader } from "#model/pictures/pictures.server.ts";
import type { ContentSettings } from "#model/services/content-settings.ts";
import type { Log } from "#model/services/logger.server.ts";
import { createTextReader } from "#model/texts/read-texts.server.ts";
import { isDataFolder } from "#server/data-folder.ts";
import { startLake } from "#server/lake/lake-process.ts";
import { log } from "#server/log.ts";
import { projectPaths } from "#server/project-paths.ts";
import { confirmsNewsletter, readSettings, type Settings } from "#server/settings.ts";
import type { Terminal } from "./run-command.ts";

/** Says what is wrong with the content, one line each. Fails when visitors see any of it, so that CI can tell. */
export async function checkShownContent({ environment, say, warn }: Terminal): Promise<boolean> {
  const settings = readSettings(environment);
  const { content, startsLake, dataFolder, contentFolder } = settings;
  if (startsLake && !isDataFolder(dataFolder))
    warn(`No shop has ever used that folder: what is checked is ${contentFolder ?? "the sample label"}.`);
  const source = { dataFolder, seed: contentFolder ?? projectPaths.content, content };
  const { issues, documents } = await withProgress((report) => {
    const step = t("Reading the content");
    report({ step });
    const check = (host: ContentSettings) =>
      checkHost(host, settings, (current, total) => report({ step, current, total }));
    return startsLake ? withLakeCopy(source, log, check) : check(content);
  });
  for (const { severity, name, id, message, translation } of issues)
    say(
      `${severity.padEnd(7)} ${name} (${id || "shop"}${translation ? `, ${translation.language}` : ""}): ${message}`,
    );
  for (const { heading } of translationsByLanguage(issues)) say(heading);
  const count = (level: string) => issues.filter(({ severity }) => severity === level).length;
  const errors = count("error");
  say(`${errors} errors, ${count("warning")} warnings, ${count("hint")} hints in ${documents} documents`);
  const lost = startsLake ? await lostIn(dataFolder) : [];
  for (const path of lost)
    say(`error   ${path}: the shop has lost this file. Restore a backup, or upload it again`);
  return errors === 0 && lost.length === 0;
}

async function lostIn(dataFolder: string): Promise<string[]> {
  const lake = join(dataFolder, "lake");
  return existsSync(join(lake, "lake.sqlite")) ? await lostAssets(lake) : [];
}

async function checkHost(
  host: ContentSettings,
  settings: Settings,
  onRead: (count: number, all: number) => void,
) {
  const checked = await gatherContent(createContentClient(host), onRead);
  const readers = {
    readPicture: createPictureReader(host),
    readTexts: createTextReader(createLabelMedia(host)),
  };
  const lastGoodContent = await createLastGoodCopy(settings.dataFolder, host).read();
  const rejected =
    settings.mayShrink || !lastGoodContent
      ? undefined
      : findRejectedCatalogue(lastGoodContent, checked.documents, readers.readPicture);
  const issues = checkContent({ ...checked, rejected, canConfirm: confirmsNewsletter(settings) }, readers);
  return { issues, documents: checked.documents.length };
}

type LakeCopySource = {
  /** The shop's: its lake may be running, and goes on. */
  dataFolder: string;
  /** The shop would open with this folder, where no lake has been opened yet. */
  seed: string;
  content: ContentSettings;
};

/** Runs a lake on the documents of this moment for as long as `use` takes, and throws it away. */
export async function withLakeCopy<T>(
  { dataFolder, seed, content }: LakeCopySource,
  log: Log,
  use: (content: ContentSettings) => Promise<T>,
): Promise<T> {
  const original = join(dataFolder, "lake");
  return await withTemporaryFolder("trousseau-lake", async (folder) => {
    const isThere = existsSync(join(original, "lake.sqlite"));
    if (isThere) copyDocuments(original, join(folder, "lake.sqlite"));
    const { projectId, dataset } = content;
    const lake = await startLake({ folder, projectId, dataset, ...(isThere ? {} : { seed }) }, log);
    try {
      await lake.firstStart;
      return await use({ ...content, apiHost: lake.url, token: lake.token });
    } finally {
      await lake.close();
    }
  });
}
