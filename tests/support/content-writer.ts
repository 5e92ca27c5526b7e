import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, type SanityClient } from "@sanity/client";
import { openContentLake } from "@trousseau/content-lake";
import { onTestFinished } from "vitest";

/** A client that may write into a lake of its own, without a server in between; both are gone when the test is. */
export async function openWriter(): Promise<SanityClient> {
  const folder = await mkdtemp(join(tmpdir(), "trousseau-retention-"));
  const token = "a secret of the process that starts the lake";
  const lake = await openContentLake({
    folder,
    projectId: "trousseau",
    dataset: "production",
    writerToken: token,
  });
  onTestFinished(async () => {
    await lake.close();
    await rm(folder, { recursive: true, force: true });
  });
  return createClient({
    projectId: "trousseau",
    dataset: "production",
    apiVersion: "2025-02-19",
    useCdn: false,
    apiHost: "http://lake.test",
    useProjectHostname: false,
    token,
    resolveFetch: () => lake.fetch,
  });
}
