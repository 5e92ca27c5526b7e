import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ClientConfig, createClient, type SanityClient } from "@sanity/client";
import sharp from "sharp";
import { onTestFinished } from "vitest";
import type { Role } from "../access/permissions.ts";
import { importArchive } from "../command/import-archive.ts";
import { serveHere } from "../command/loopback.ts";
import { type ContentLake, type ContentLakeOptions, openContentLake } from "../content-lake.ts";
import type { Document } from "../documents/document.ts";
import type { ServeOptions } from "../serve-lake.ts";

/** Nobody answers at this address: requests reach the lake through the client's transport option. */
export const ORIGIN = "http://lake.test";

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "content-lake-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export async function openTestLake(options: Partial<ContentLakeOptions> = {}): Promise<ContentLake> {
  const lake = await openContentLake({
    folder: await temporaryFolder(),
    projectId: "atelier",
    dataset: "production",
    // A public hosted dataset is open without a token, too.
    isPublic: true,
    ...options,
  });
  onTestFinished(() => lake.close());
  return lake;
}

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

/** The client of somebody who has a token of this role. */
export function clientAs(lake: ContentLake, role: Role, config: ClientConfig = {}): SanityClient {
  return clientOf(lake, { token: lake.issueToken({ name: role, role }), ...config });
}

/** Opens a lake on this folder for as long as its editor works in it. */
export async function inLake<Result>(
  folder: string,
  work: (editor: SanityClient, lake: ContentLake) => Promise<Result>,
): Promise<Result> {
  const lake = await openContentLake({ folder, projectId: "atelier", dataset: "production" });
  try {
    return await work(clientAs(lake, "editor"), lake);
  } finally {
    await lake.close();
  }
}

/** The cookie of a browser that has opened the login page. */
export const browser = { Cookie: `lake-login=${"b".repeat(32)}` };

/** That browser sends a form: the login's own, or that of the page below it. */
export function sendLoginForm(
  lake: ContentLake,
  fields: Record<string, string>,
  { page = `?origin=${ORIGIN}/studio`, address = "192.0.2.1", headers = {} } = {},
): Promise<Response> {
  const body = new URLSearchParams(fields);
  const init = { method: "POST", headers: { ...browser, ...headers }, body };
  return lake.respond(new Request(`${ORIGIN}/v1/login${page}`, init), { address });
}

/** A password's hash is slow on purpose, except where it is not tested. */
export const quickPasswords = { passwordCost: 2 ** 10 };

/** Each named picture is small and has one colour. */
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

/** An import takes what an earlier lake has taken, and this one refuses. */
export async function importDocuments(
  lake: ContentLake,
  folder: string,
  documents: readonly unknown[],
): Promise<void> {
  const address = { folder, projectId: "atelier", dataset: "production" };
  const options = { operation: "create", url: await serveTestLake(lake) } as const;
  await importArchive(address, await writeDataset(documents), options);
}

export function paint(colour: string, width = 300, height = 400): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
}

export function sha1Of(bytes: Uint8Array): string {
  return createHash("sha1").update(bytes).digest("hex");
}

export async function serveTestLake(lake: ContentLake, options: ServeOptions = {}): Promise<string> {
  const { origin, close } = await serveHere(lake, options);
  onTestFinished(close);
  return origin;
}

/** Nobody has the returned database open. */
export async function writeDocuments(documents: readonly Document[]): Promise<string> {
  const folder = await temporaryFolder();
  await inLake(folder, async (editor) => {
    const transaction = editor.transaction();
    for (const document of documents) transaction.createOrReplace(document);
    await transaction.commit();
  });
  return join(folder, "lake.sqlite");
}
