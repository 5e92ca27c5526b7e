import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { isSeededFrom, readSeedRecord, seedFaults } from "@trousseau/content-lake/folder";
import type { Log } from "#model/services/logger.server.ts";

const REMEDY = '"npm run label:new -- FOLDER" writes a folder to begin with.';

/** Throws where a lake that is still empty could not begin with this folder, and says all that is wrong. */
export async function checkContentFolder(contentFolder: string, lakeFolder: string): Promise<void> {
  const faults = await seedFaults(lakeFolder, contentFolder);
  if (faults.length === 0) return;
  if (statSync(contentFolder, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new Error(
      `CONTENT: ${contentFolder} is not a folder: name the one that data.ndjson is in. ${REMEDY}`,
    );
  if (!existsSync(join(contentFolder, "data.ndjson")))
    throw new Error(`CONTENT: there is no data.ndjson in ${contentFolder}. ${REMEDY}`);
  throw new Error(
    `CONTENT: the folder cannot be read. Mend this in it:\n${faults.map((fault) => `  ${fault}`).join("\n")}`,
  );
}

/** A lake is filled once: whoever names another folder later would wait in vain for it to show. */
export async function warnIfNotRead(contentFolder: string, lakeFolder: string, log: Log): Promise<void> {
  if (await isSeededFrom(lakeFolder, contentFolder)) return;
  const record = await readSeedRecord(lakeFolder);
  log("warning", "CONTENT is not read: this shop has content of its own already", {
    content: contentFolder,
    beganWith: record?.folder,
    remedy:
      "Edit the content in Studio. For another label take another DATA_DIR; or read the folder into this one: npm run content:import -- FOLDER --replace",
  });
}
