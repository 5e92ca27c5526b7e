import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createClient } from "@sanity/client";
import { exportDataset } from "@sanity/export";
import { copyDocuments } from "./backup.ts";
import { openLoopback } from "./loopback.ts";

export interface LakeAddress {
  folder: string;
  projectId: string;
  dataset: string;
}

/**
 * Writes the archive that `sanity dataset import` reads, with Sanity's own exporter. It works on a copy of the documents, so that the
 * shop can go on meanwhile, and the archive is of one moment.
 */
export async function exportArchive(
  { folder, projectId, dataset }: LakeAddress,
  archive: string,
): Promise<{ documents: number; assets: number }> {
  const copy = await mkdtemp(join(tmpdir(), "content-lake-export-"));
  try {
    copyDocuments(folder, join(copy, "lake.sqlite"));
    await symlink(resolve(folder, "assets"), join(copy, "assets"));
    const loopback = await openLoopback({ folder: copy, projectId, dataset });
    try {
      const token = loopback.lake.issueToken({ name: "export", role: "viewer" });
      const connection = {
        apiHost: loopback.origin,
        useProjectHostname: false,
        useCdn: false,
        apiVersion: "2021-10-21",
      };
      const client = createClient({ ...connection, projectId, dataset, token });
      const { documentCount, assetCount } = await exportDataset({
        client,
        dataset,
        outputPath: archive,
        assets: true,
        drafts: true,
      });
      return { documents: documentCount, assets: assetCount };
    } finally {
      await loopback.close();
    }
  } finally {
    await rm(copy, { recursive: true });
  }
}
