import { join } from "node:path";
import { readSeedRecord } from "@trousseau/content-lake/seed-record";
import { z } from "zod";
import { documentsIn } from "#app/content/sample-documents.server.ts";
import { createDocumentReader } from "#app/content/texts/document-reader.server.ts";
import { identityText } from "#app/content/texts/identity-text.server.ts";
import { sampleTexts } from "#app/content/texts/sample-texts.server.ts";
import { line } from "#app/content/texts/text-fields.server.ts";
import { type Branding, identityOf } from "#app/label/identity.ts";
import { isReadFrom } from "#server/lake/content-folder.ts";
import type { Settings } from "#server/settings.ts";

const labelName = z.object({ name: line.default("") });

/**
 * How the label signs while its content is on its way for the first time: as the folder says that its lake begins with. A label
 * elsewhere is not known yet, and signs with nothing.
 */
export async function loadingBranding({
  startsLake,
  contentFolder,
  dataFolder,
}: Pick<Settings, "startsLake" | "contentFolder" | "dataFolder">): Promise<Branding> {
  if (!startsLake) return identityOf("");
  if (contentFolder === undefined) return sampleTexts.identity;
  const lakeFolder = join(dataFolder, "lake");
  const isFirstStart = (await readSeedRecord(lakeFolder)) === undefined;
  if (!isFirstStart && !(await isReadFrom(contentFolder, lakeFolder))) return identityOf("");
  const { read } = createDocumentReader(documentsIn(contentFolder));
  const { name } = read(labelName, "house");
  return read(identityText(name), "identity");
}
