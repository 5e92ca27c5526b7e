import { checkContent } from "#app/content/check/check-content.server.ts";
import { gatherContent } from "#app/content/check/gather-content.server.ts";
import { refusalAfter } from "#app/content/check/refusal-after.server.ts";
import { createContentClient } from "#app/content/client.server.ts";
import type { ContentSettings } from "#app/content/content-settings.server.ts";
import { createLastGoodCopy } from "#app/content/last-good-copy.server.ts";
import { createPictureReader } from "#app/content/pictures.server.ts";
import { createLabelMedia } from "#app/content/texts/label-media.server.ts";
import { createTextReader } from "#app/content/texts/read-texts.server.ts";

import { withLakeCopy } from "#server/lake/lake-copy.ts";
import { log } from "#server/log.ts";
import { confirmsNewsletter } from "#server/newsletter/confirms-newsletter.ts";
import { projectPaths } from "#server/project-paths.ts";
import { readSettings } from "#server/settings.ts";

// What is wrong with the content, one line each. Exit status 1 when shoppers see any of it, so that CI can tell.
const settings = readSettings(process.env);
const { content, startsLake, dataFolder, contentFolder, mayShrink } = settings;
const hasErrors = startsLake
  ? await withLakeCopy({ dataFolder, seed: contentFolder ?? projectPaths.content, content }, log, check)
  : await check(content);
process.exitCode = hasErrors ? 1 : 0;

async function check(host: ContentSettings): Promise<boolean> {
  const checked = await gatherContent(createContentClient(host));
  const readers = {
    readPicture: createPictureReader(host),
    readTexts: createTextReader(createLabelMedia(host)),
  };
  const shown = await createLastGoodCopy(dataFolder, host).read();
  const refusal =
    mayShrink || !shown ? undefined : refusalAfter(shown, checked.documents, readers.readPicture);
  const findings = checkContent({ ...checked, refusal, canConfirm: confirmsNewsletter(settings) }, readers);
  for (const { severity, name, id, message } of findings)
    console.log(`${severity.padEnd(7)} ${name} (${id || "shop"}): ${message}`);
  const errors = findings.filter(({ severity }) => severity === "error").length;
  console.log(
    `${errors} errors, ${findings.length - errors} warnings in ${checked.documents.length} documents`,
  );
  return errors > 0;
}
