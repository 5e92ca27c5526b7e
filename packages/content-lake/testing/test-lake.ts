import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ClientConfig, createClient, type SanityClient } from "@sanity/client";
import sharp from "sharp";
import { onTestFinished } from "vitest";
import { type ContentLake, type ContentLakeOptions, openContentLake } from "../content-lake.ts";

/** An address that nobody answers at: whatever reaches the lake does so through the client's own transport option. */
export const ORIGIN = "http://lake.test";

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "content-lake-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A lake of its own for one test, gone when the test is. */
export async function openTestLake(options: Partial<ContentLakeOptions> = {}): Promise<ContentLake> {
  const lake = await openContentLake({
    folder: await temporaryFolder(),
    projectId: "atelier",
    dataset: "production",
    // Open to a client without a token, as a public hosted dataset is.
    isPublic: true,
    ...options,
  });
  onTestFinished(() => lake.close());
  return lake;
}

/** The real client, connected to this lake. */
export function clientOf(lake: ContentLake, config: ClientConfig = {}): SanityClient {
  return createClient({
    projectId: "atelier",
    dataset: "production",
    apiVersion: "2021-10-21",
    useCdn: false,
    apiHost: ORIGIN,
    useProjectHostname: false,
    resolveFetch: () => lake.fetch,
    ...config,
  });
}

/** A password's hash is slow on purpose: not where it is not what is tested. */
export const quickPasswords = { passwordCost: 2 ** 10 };

/** Writes a dataset folder; names of pictures are made into small pictures of one colour each. */
export async function writeDataset(
  documents: readonly unknown[],
  pictures: Readonly<Record<string, string>> = {},
): Promise<string> {
  const folder = await temporaryFolder();
  await mkdir(join(folder, "images"));
  await writeFile(
    join(folder, "data.ndjson"),
    documents.map((document) => JSON.stringify(document)).join("\n"),
  );
  for (const [name, colour] of Object.entries(pictures))
    await writeFile(join(folder, "images", name), await paint(colour));
  return folder;
}

export function paint(colour: string, width = 300, height = 400): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
}

export function sha1Of(bytes: Uint8Array): string {
  return createHash("sha1").update(bytes).digest("hex");
}
