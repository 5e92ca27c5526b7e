import { stat } from "node:fs/promises";
import { sanityImport } from "@sanity/import";
import { openAccess } from "../access/access.ts";
import { programs } from "../access/caller.ts";
import { FolderInUse } from "../storage/lock.ts";
import { withTemporaryFolder } from "../temporary-folder.ts";
import { UsageError } from "./flags.ts";
import { type LakeAddress, openLoopback, toolClient } from "./loopback.ts";
import { type ReadImport, readImport } from "./read-import.ts";
import { unpackArchive } from "./unpack-archive.ts";

interface ImportOptions {
  /** The importer knows these words for what happens to existing documents. */
  operation: "create" | "createOrReplace" | "createIfNotExists";
  /** The address is that of a running lake. */
  url?: string | undefined;
  fetchesAssets?: boolean;
}

/** Sanity's own importer reads the source, and nothing outside it. */
export async function importArchive(
  lake: LakeAddress,
  source: string,
  options: ImportOptions,
): Promise<{ documents: number }> {
  // A missing source fails before anything is made for it.
  if ((await stat(source)).isDirectory()) return await importFolder(lake, source, options);
  return await withTemporaryFolder("content-lake-import", async (folder) =>
    importFolder(lake, await unpackArchive(source, folder), options),
  );
}

async function importFolder(lake: LakeAddress, folder: string, options: ImportOptions) {
  const { fetchesAssets = false } = options;
  const source = await readImport(folder, { fetchesAssets });
  if (options.url === undefined) {
    const loopback = await openLoopback(lake).catch((error: unknown) => {
      throw error instanceof FolderInUse ? new Error(`${lake.folder} is in use. ${SAY_WHERE}`) : error;
    });
    return await importWithToken(loopback.origin, lake, source, options).finally(loopback.close);
  }
  return await importWithToken(await reachable(options.url), lake, source, options);
}

const SAY_WHERE =
  "If it is a running shop's, say where that answers: --url http://localhost:3000. Nothing has been imported.";

/** Whoever may write in the folder may write in the lake, so a token lasts as long as one import. */
async function importWithToken(
  origin: string,
  lake: LakeAddress,
  source: ReadImport,
  { operation }: ImportOptions,
) {
  const access = openAccess(lake.folder);
  const token = access.tokens.issue({ caller: programs.import, kind: "token", lifetimeMs: LONGEST_MS });
  try {
    const client = toolClient(origin, lake, token);
    const { numDocs } = await sanityImport(source.documents, { client, operation, ...source.options });
    return { documents: numDocs };
  } finally {
    access.tokens.forget(token);
    access.close();
  }
}

const LONGEST_MS = 60 * 60 * 1000;

async function reachable(url: string): Promise<string> {
  const { origin } = URL.parse(url) ?? {};
  if (origin === undefined)
    throw new UsageError(`--url must be an address like http://localhost:3000, not ${url}`);
  try {
    await fetch(new URL("/v1/ping", origin));
  } catch {
    throw new Error(
      `Nothing answers at ${origin}: start the shop, or leave --url away while it does not run.`,
    );
  }
  return origin;
}
