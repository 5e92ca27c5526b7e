import { setImmediate } from "node:timers/promises";
import { toWebStream } from "@trousseau/host/web-stream.ts";
import { isVisible, type Visibility } from "../access/permissions.ts";
import { withAssetUrl } from "../assets/asset-url.ts";
import { type Document, readState } from "../documents/document.ts";
import { limits } from "../limits.ts";
import { openForReading } from "../storage/database.ts";

/** `/data/export/{dataset}` streams all documents of one moment, one a line, from a database connection of its own. */
export function respondToExport(
  request: Request,
  visibility: Visibility,
  file: string,
  release: () => void,
): Response {
  const url = new URL(request.url);
  const types = new Set((url.searchParams.get("types") ?? "").split(",").filter((type) => type !== ""));
  const unread = new AbortController();
  const end = () => unread.abort(new Error("Nobody reads this export"));
  const idle = setTimeout(end, limits.exportIdleSeconds * 1000).unref();
  const tooLong = setTimeout(end, limits.exportMinutes * 60_000).unref();

  async function* lines() {
    try {
      let batch = "";
      let read = 0;
      for (const body of bodiesIn(file)) {
        batch += lineOf(body);
        read += body.length;
        if (read < BATCH_CHARACTERS) continue;
        if (batch !== "") yield encoder.encode(batch);
        // Other requests have their turn, because many documents may be skipped in a row.
        else await setImmediate();
        idle.refresh();
        batch = "";
        read = 0;
      }
      if (batch !== "") yield encoder.encode(batch);
    } finally {
      clearTimeout(idle);
      clearTimeout(tooLong);
      release();
    }
  }

  function lineOf(body: string): string {
    const document = readState(body);
    if (document === undefined || !isVisible(visibility, document._id)) return "";
    if (types.size > 0 && !types.has(document._type)) return "";
    return `${JSON.stringify(withoutForeignUrl(withAssetUrl(document, url.origin), url.origin))}\n`;
  }

  const body = toWebStream(lines()).pipeThrough(new TransformStream(), { signal: unread.signal });
  return new Response(body, {
    headers: { "Content-Type": "application/x-ndjson; charset=utf-8", "Cache-Control": "no-store" },
  });
}

const encoder = new TextEncoder();

/** The exporter fetches what a document of a file names. It leaves a file without an address out. */
function withoutForeignUrl(document: Document, origin: string): Document {
  const { url, ...rest } = document;
  if (!/^sanity\.\w+Asset$/.test(document._type) || typeof url !== "string") return document;
  return [origin, "https://cdn.sanity.io"].some((own) => url.startsWith(`${own}/`)) ? document : rest;
}

function* bodiesIn(file: string): Generator<string> {
  const database = openForReading(file);
  try {
    for (const { body } of database.prepare("SELECT body FROM documents ORDER BY id").iterate())
      if (typeof body === "string") yield body;
  } finally {
    database.close();
  }
}

const BATCH_CHARACTERS = 64 * 1024;
