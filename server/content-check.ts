import { checkContent } from "#app/content/check/check-content.server.ts";
import { gatherContent } from "#app/content/check/gather-content.server.ts";
import { createContentClient } from "#app/content/client.server.ts";
import { createPictureReader } from "#app/content/pictures.server.ts";
import { readSettings } from "#app/content/settings.server.ts";
import { createHouseMedia } from "#app/content/texts/house-media.server.ts";
import { createTextReader } from "#app/content/texts/read-texts.server.ts";
import { openLakeCopy } from "./lake-copy.ts";
import { places } from "./places.ts";

// What hurts the shop, one line each. Exit status 1 when shoppers see any of it, so that CI can tell.
const { content, dataFolder } = readSettings(process.env);
const copy =
  content.kind === "embedded" ? await openLakeCopy(content, dataFolder, places.content) : undefined;
try {
  const client = createContentClient(content, copy?.fetch);
  const checked = await gatherContent(copy ? client.withConfig({ token: copy.token }) : client);
  const findings = checkContent(checked, {
    readPicture: createPictureReader(content),
    readTexts: createTextReader(createHouseMedia(content)),
  });
  for (const { weight, name, id, says } of findings)
    console.log(`${weight.padEnd(7)} ${name} (${id || "shop"}): ${says}`);
  const errors = findings.filter(({ weight }) => weight === "error").length;
  console.log(
    `${errors} errors, ${findings.length - errors} warnings in ${checked.documents.length} documents`,
  );
  process.exitCode = errors > 0 ? 1 : 0;
} finally {
  await copy?.close();
}
