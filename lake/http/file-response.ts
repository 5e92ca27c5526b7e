import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { isNotModified } from "@trousseau/host/etag.ts";
import { type HttpError, httpError } from "@trousseau/host/http-error.ts";
import { isMissing } from "@trousseau/host/safe-file.ts";
import { toWebStream } from "@trousseau/host/web-stream.ts";

/** The file is streamed, whole or in one range, and conditional. */
export async function serveFile(
  request: Request,
  file: string,
  mimeType: string,
  extra: Record<string, string> = {},
): Promise<Response> {
  const entry = await stat(file).catch((error: unknown) => {
    throw isMissing(error) ? noSuchFile() : error;
  });
  if (!entry.isFile()) throw noSuchFile();
  const etag = `"${entry.size.toString(36)}-${entry.mtimeMs.toString(36)}"`;
  const headers = { ...extra, "Content-Type": mimeType, "Accept-Ranges": "bytes", ETag: etag };
  if (isNotModified(request.headers, etag)) return new Response(null, { status: 304, headers });

  const ifRange = request.headers.get("If-Range");
  const range =
    ifRange === null || ifRange === etag ? readRange(request.headers.get("Range"), entry.size) : undefined;
  const { start, end } = range ?? { start: 0, end: entry.size - 1 };
  const length = end - start + 1;
  return new Response(
    request.method === "HEAD" || length === 0 ? null : toWebStream(createReadStream(file, { start, end })),
    {
      status: range === undefined ? 200 : 206,
      headers: {
        ...headers,
        "Content-Length": String(length),
        ...(range === undefined ? {} : { "Content-Range": `bytes ${start}-${end}/${entry.size}` }),
      },
    },
  );
}

function noSuchFile(): HttpError {
  return httpError(404, "There is no such file");
}

/** Several ranges, or other units, get the whole file, as the RFC allows. */
function readRange(header: string | null, size: number): { start: number; end: number } | undefined {
  const [, first, last] = header?.match(/^bytes=(\d*)-(\d*)$/) ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return undefined;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (start >= size || start > end) throw httpError(416, `The file has ${size} bytes`);
  return { start, end };
}

/** A shorter file gives fewer bytes. */
export async function readHead(file: string, length: number): Promise<Buffer> {
  const handle = await open(file, "r");
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

export function mimeTypeOf(extension: string): string {
  return mimeTypes[extension] ?? "application/octet-stream";
}

const mimeTypes: Readonly<Record<string, string>> = {
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
  gif: "image/gif",
  svg: "image/svg+xml",
  tif: "image/tiff",
  tiff: "image/tiff",
  mp4: "video/mp4",
  webm: "video/webm",
  mp3: "audio/mpeg",
  wav: "audio/wav",
  pdf: "application/pdf",
  json: "application/json",
  txt: "text/plain; charset=utf-8",
  vtt: "text/vtt; charset=utf-8",
  zip: "application/zip",
};

/** RFC 6266 gives a name in plain letters, and a second one with all letters for those who know it. */
export function downloadAs(name: string): Record<string, string> {
  const safeName = name
    .slice(0, LONGEST_NAME)
    .toWellFormed()
    .replaceAll(/[\p{Cc}/\\]/gu, "_");
  const plain = safeName.replaceAll(/[^\w.\- ]/g, "_");
  const encoded = encodeURIComponent(safeName).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  const other = plain === safeName ? "" : `; filename*=UTF-8''${encoded}`;
  return { "Content-Disposition": `attachment; filename="${plain}"${other}` };
}

/** No file system takes a longer one. */
const LONGEST_NAME = 200;
