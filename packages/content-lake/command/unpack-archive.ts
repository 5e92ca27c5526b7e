import { createReadStream, createWriteStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createGunzip, gunzipSync } from "node:zlib";
import { unpackTar } from "modern-tar/fs";
import { readHead } from "../http/file-response.ts";
import { limits } from "../limits.ts";

/** Returns the folder of the documents within the unpacked archive. */
export async function unpackArchive(archive: string, folder: string): Promise<string> {
  const head = await readHead(archive, HEAD);
  const isPacked = head.length > 1 && head.readUInt16BE(0) === GZIP;
  const beginning = isPacked ? gunzipSync(head, { finishFlush: constants.Z_SYNC_FLUSH }) : head;
  const isTar = beginning.toString("latin1", 257, 262) === "ustar";
  const target = isTar
    ? unpackTar(folder, { fmode: 0o600, dmode: 0o700, filter: isPlain })
    : createWriteStream(join(folder, "data.ndjson"), { mode: 0o600 });
  const source = createReadStream(archive);
  if (isPacked) await pipeline(source, createGunzip(), atMost(await mostBytes(archive)), target);
  else await pipeline(source, target);
  const found = await findDocuments(folder, FOLDERS_DEEP);
  if (found === undefined) throw new Error(`There is no file of documents (.ndjson) in ${archive}.`);
  return found;
}

const GZIP = 0x1f8b;

/** These bytes hold the first header of a packed tar. */
const HEAD = 4096;

/** An export is packed as `name/data.ndjson`. */
const FOLDERS_DEEP = 2;

/** Text packs to a tenth of its size, and pictures hardly pack. */
const MOST_GROWTH = 50;

/** A link could lead anywhere. */
function isPlain({ type }: { type?: string | undefined }): boolean {
  return type === undefined || type === "file" || type === "directory";
}

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
    const found = await findDocuments(join(folder, entry.name), deep - 1);
    if (found !== undefined) return found;
  }
  return undefined;
}
