import { createClient, type SanityClient } from "@sanity/client";
import { type ContentLake, openContentLake } from "@trousseau/content-lake";
import { onTestFinished } from "vitest";
import { rules } from "#app/rental/overlap-rule.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** An address that nobody answers at: what reaches the lake does so through its own `fetch`. */
export const LAKE_URL = "http://lake.test";

const WRITER_TOKEN = "a secret of the process that starts the lake";

/**
 * A content lake without a server in between, empty unless a folder is given, gone when the test is. One without rules is as the
 * hosted service.
 */
export async function openLakeInProcess(folder = temporaryFolder(), ownRules = rules): Promise<ContentLake> {
  const lake = await openContentLake({
    folder,
    projectId: "trousseau",
    dataset: "production",
    writerToken: WRITER_TOKEN,
    rules: ownRules,
  });
  onTestFinished(() => lake.close());
  return lake;
}

/** The client of a person who may edit, as Studio has one. */
export function editorOf(lake: ContentLake): SanityClient {
  return clientOf(lake, lake.issueToken({ name: "Mara", role: "editor" }));
}

export async function createAll(
  client: SanityClient,
  documents: readonly { _id: string; _type: string }[],
): Promise<void> {
  await client.mutate(documents.map((document) => ({ create: document })));
}

/** The shop's own client, which may write. */
export async function openWriter(folder?: string): Promise<SanityClient> {
  return clientOf(await openLakeInProcess(folder), WRITER_TOKEN);
}

function clientOf(lake: ContentLake, token: string): SanityClient {
  return createClient({
    projectId: "trousseau",
    dataset: "production",
    apiVersion: "2025-02-19",
    apiHost: LAKE_URL,
    useProjectHostname: false,
    useCdn: false,
    token,
    resolveFetch: () => lake.fetch,
  });
}
