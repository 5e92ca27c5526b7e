import { once } from "node:events";
import { createWriteStream, type WriteStream } from "node:fs";
import { symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { exportDataset } from "@sanity/export";
import type { Report } from "@trousseau/host/progress.ts";
import { createFileSafely } from "@trousseau/host/safe-file.ts";
import { withTemporaryFilesIn, withTemporaryFolder } from "@trousseau/host/temporary-folder.ts";
import { copyDocuments } from "../storage/lake-folder.ts";
import { requireLake } from "./flags.ts";
import { type LakeAddress, openLoopback, toolClient } from "./loopback.ts";

/** Sanity's own exporter works on a copy of the documents, so the lake goes on and the archive is of one moment. */
export async function exportArchive(
  address: LakeAddress,
  archive: string,
  report: Report = () => undefined,
): Promise<{ documents: number; assets: number }> {
  const { folder, dataset } = address;
  requireLake(folder);
  return await withTemporaryFolder("content-lake-export", async (copy) => {
    copyDocuments(folder, join(copy, "lake.sqlite"));
    await symlink(resolve(folder, "assets"), join(copy, "assets"));
    const loopback = await openLoopback({ ...address, folder: copy });
    try {
      const token = loopback.lake.issueToken({ name: "export", role: "viewer" });
      const client = toolClient(loopback.origin, address, token);
      return await writeArchive(archive, async (outputPath) => {
        const options = { client, dataset, outputPath, assets: true, drafts: true, onProgress: report };
        const { documentCount, assetCount } = await withTemporaryFilesIn(copy, () => exportDataset(options));
        return { documents: documentCount, assets: assetCount };
      });
    } finally {
      await loopback.close();
    }
  });
}

/** An earlier archive of this name stays until the new one is whole. */
async function writeArchive<Result>(
  archive: string,
  write: (output: WriteStream) => Promise<Result>,
): Promise<Result> {
  const written = Promise.withResolvers<Result>();
  await createFileSafely(archive, async (unfinished) => {
    const output = createWriteStream(unfinished);
    // The exporter does not listen for errors, which would end the command and leave its copy behind.
    const failed = once(output, "error").then(([error]) => Promise.reject(error));
    written.resolve(await Promise.race([write(output), failed]));
  });
  return written.promise;
}
