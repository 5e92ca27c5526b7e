import { join } from "node:path";
import { readSeedRecord } from "@trousseau/content-lake/seed-record";
import { z } from "zod";
import { identityText } from "#app/content/documents/identity-document.ts";
import { documentsIn, sampleDocuments } from "#app/content/sample-documents.server.ts";
import { createDocumentReader } from "#app/content/texts/document-reader.server.ts";
import { line } from "#app/content/texts/text-rules.ts";
import { type Branding, identityOf } from "#app/label/brand/identity.ts";
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
  if (contentFolder === undefined) return brandingIn(sampleDocuments);
  const lakeFolder = join(dataFolder, "lake");
  const isFirstStart = (await readSeedRecord(lakeFolder)) === undefined;
  if (!isFirstStart && !(await isReadFrom(contentFolder, lakeFolder))) return identityOf("");
  return brandingIn(documentsIn(contentFolder));
}

function brandingIn(documents: readonly unknown[]): Branding {
  const { read } = createDocumentReader(documents);
  const { name } = read(labelName, "house");
  return read(identityText(name), "identity");
}
