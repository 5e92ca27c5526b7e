import { checkContent } from "#app/content/check/check-content.server.ts";
import { gatherContent } from "#app/content/check/gather-content.server.ts";
import { createContentClient } from "#app/content/client.server.ts";
import { log } from "#app/content/log.server.ts";
import { createPictureReader } from "#app/content/pictures.server.ts";
import { type ContentSettings, readSettings } from "#app/content/settings.server.ts";
import { createHouseMedia } from "#app/content/texts/house-media.server.ts";
import { createTextReader } from "#app/content/texts/read-texts.server.ts";
import { withLakeCopy } from "./lake/lake-copy.ts";
import { places } from "./places.ts";

// What hurts the shop, one line each. Exit status 1 when shoppers see any of it, so that CI can tell.
const { content, startsLake, dataFolder } = readSettings(process.env);
const hasErrors = startsLake
  ? await withLakeCopy({ dataFolder, seed: places.content, content }, log, check)
  : await check(content);
process.exitCode = hasErrors ? 1 : 0;

async function check(host: ContentSettings): Promise<boolean> {
  const checked = await gatherContent(createContentClient(host));
  const findings = checkContent(checked, {
    readPicture: createPictureReader(host),
    readTexts: createTextReader(createHouseMedia(host)),
  });
  for (const { weight, name, id, says } of findings)
    console.log(`${weight.padEnd(7)} ${name} (${id || "shop"}): ${says}`);
  const errors = findings.filter(({ weight }) => weight === "error").length;
  console.log(
    `${errors} errors, ${findings.length - errors} warnings in ${checked.documents.length} documents`,
  );
  return errors > 0;
}
