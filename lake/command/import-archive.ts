import { createReadStream, createWriteStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createGunzip, gunzipSync } from "node:zlib";
import { sanityImport } from "@sanity/import";
import { FolderInUse } from "@trousseau/host/lock.ts";
import type { Report } from "@trousseau/host/progress.ts";
import { withTemporaryFolder } from "@trousseau/host/temporary-folder.ts";
import { unpackTar } from "modern-tar/fs";
import { openAccess } from "../access/access.ts";
import { programs } from "../access/caller.ts";
import { readHead } from "../http/file-response.ts";
import { limits } from "../limits.ts";
import { UsageError } from "./flags.ts";
import { type LakeAddress, openLoopback, toolClient } from "./loopback.ts";
import { type ReadImport, readImport } from "./read-import.ts";
import { isPlain } from "./restore.ts";

type ImportOptions = {
  /** The importer knows these words for what happens to existing documents. */
  operation: "create" | "createOrReplace" | "createIfNotExists";
  /** The address is that of a running lake. */
  url?: string | undefined;
  fetchesAssets?: boolean;
  report?: Report;
};

/** Sanity's own importer reads the source, and nothing outside it. */
export async function importArchive(
  lake: LakeAddress,
  source: string,
  options: ImportOptions,
): Promise<{ documents: number }> {
  // A missing source fails before anything is made for it.
  if ((await stat(source)).isDirectory()) return await importFolder(lake, source, options);
  return await withTemporaryFolder("content-lake-import", async (folder) => {
    options.report?.({ step: "Unpacking" });
    return await importFolder(lake, await unpackArchive(source, folder), options);
  });
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
  { operation, report }: ImportOptions,
) {
  const access = openAccess(lake.folder);
  const token = access.tokens.issue({ caller: programs.import, kind: "token", lifetimeMs: LONGEST_MS });
  try {
    const client = toolClient(origin, lake, token);
    const options = { client, operation, ...source.options, ...(report && { onProgress: report }) };
    const { numDocs } = await sanityImport(source.documents, options);
    return { documents: numDocs };
  } finally {
    access.tokens.drop(token);
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

/** Returns the folder of the documents within the unpacked archive. */
async function unpackArchive(archive: string, folder: string): Promise<string> {
  const head = await readHead(archive, HEAD);
  const isPacked = head.length > 1 && head.readUInt16BE(0) === GZIP;
  const beginning = isPacked ? gunzipSync(head, { finishFlush: constants.Z_SYNC_FLUSH }) : head;
  const isTar = beginning.toString("latin1", 257, 262) === "ustar";
  const target = isTar
    ? unpackTar(folder, { strict: true, fmode: 0o600, dmode: 0o700, filter: isPlain })
    : createWriteStream(join(folder, "data.ndjson"), { mode: 0o600 });
  const source = createReadStream(archive);
  if (isPacked) await pipeline(source, createGunzip(), atMost(await mostBytes(archive)), target);
  else await pipeline(source, target);
  const documentsFolder = await findDocuments(folder, FOLDERS_DEEP);
  if (documentsFolder === undefined)
    throw new Error(`There is no file of documents (.ndjson) in ${archive}.`);
  return documentsFolder;
}

const GZIP = 0x1f8b;

/** These bytes hold the first header of a packed tar. */
const HEAD = 4096;

/** An export is packed as `name/data.ndjson`. */
const FOLDERS_DEEP = 2;

/** Text packs to a tenth of its size, and pictures hardly pack. */
const MOST_GROWTH = 50;

async function mostBytes(archive: string): Promise<number> {
  const { size } = await stat(archive);
  return Math.max(limits.unpackedBytes, size * MOST_GROWTH);
}

/** A small archive can be made that fills the disk. */
function atMost(most: number): Transform {
  let total = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, callback) {
      total += chunk.length;
      if (total <= most) callback(null, chunk);
      else callback(new Error(`Unpacked, the archive has more than ${most} bytes: too many for its size.`));
    },
  });
}

async function findDocuments(folder: string, deep: number): Promise<string | undefined> {
  const entries = await readdir(folder, { withFileTypes: true });
  if (entries.some((entry) => entry.isFile() && entry.name.endsWith(".ndjson"))) return folder;
  if (deep === 0) return undefined;
  for (const entry of entries.filter((one) => one.isDirectory())) {
    const nestedFolder = await findDocuments(join(folder, entry.name), deep - 1);
    if (nestedFolder !== undefined) return nestedFolder;
  }
  return undefined;
}
