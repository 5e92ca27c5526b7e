import { join } from "node:path";
import { openContentLake } from "../content-lake.ts";
import type { Document } from "../documents/document.ts";
import { clientOf, temporaryFolder } from "./test-lake.ts";

/** Nobody has the returned database open. */
export async function writeDocuments(documents: readonly Document[]): Promise<string> {
  const folder = await temporaryFolder();
  const lake = await openContentLake({ folder, projectId: "atelier", dataset: "production" });
  const client = clientOf(lake, { token: lake.issueToken({ name: "test", role: "editor" }) });
  const transaction = client.transaction();
  for (const document of documents) transaction.createOrReplace(document);
  await transaction.commit();
  await lake.close();
  return join(folder, "lake.sqlite");
}
