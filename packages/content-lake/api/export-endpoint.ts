import { setImmediate } from "node:timers/promises";
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
  const lines = exportedLines(
    file,
    (document) => {
      if (!isVisible(visibility, document._id)) return undefined;
      if (types.size > 0 && !types.has(document._type)) return undefined;
      return withoutForeignUrl(withAssetUrl(document, url.origin), url.origin);
    },
    release,
  );
  const encoder = new TextEncoder();
  const idle = setTimeout(end, limits.exportIdleSeconds * 1000);
  idle.unref();
  const tooLong = setTimeout(end, limits.exportMinutes * 60_000);
  tooLong.unref();
  let sink: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      sink = controller;
    },
    async pull(controller) {
      idle.refresh();
      let { done, value } = lines.next();
      // Other requests have their turn, because many documents may be skipped in a row.
      while (value === "") {
        await setImmediate();
        ({ done, value } = lines.next());
      }
      if (!done) return controller.enqueue(encoder.encode(value ?? ""));
      clearTimeout(idle);
      clearTimeout(tooLong);
      controller.close();
    },
    cancel: close,
  });

  function close(): void {
    clearTimeout(idle);
    clearTimeout(tooLong);
    release();
    lines.return();
  }

  function end(): void {
    close();
    sink?.error(new Error("Nobody reads this export"));
  }

  return new Response(body, {
    headers: { "Content-Type": "application/x-ndjson; charset=utf-8", "Cache-Control": "no-store" },
  });
}

/** The exporter fetches what a document of a file names. It leaves a file without an address out. */
function withoutForeignUrl(document: Document, origin: string): Document {
  const { url, ...rest } = document;
  if (!/^sanity\.\w+Asset$/.test(document._type) || typeof url !== "string") return document;
  return [origin, "https://cdn.sanity.io"].some((own) => url.startsWith(`${own}/`)) ? document : rest;
}

function* exportedLines(
  file: string,
  select: (document: Document) => Document | undefined,
  release: () => void,
): Generator<string, void> {
  const database = openForReading(file);
  try {
    let batch = "";
    let read = 0;
    for (const { body } of database.prepare("SELECT body FROM documents ORDER BY id").iterate()) {
      const readable = readState(body);
      read += typeof body === "string" ? body.length : 0;
      const document = readable && select(readable);
      if (document !== undefined) batch += `${JSON.stringify(document)}\n`;
      if (read > BATCH_CHARACTERS) {
        yield batch;
        batch = "";
        read = 0;
      }
    }
    if (batch !== "") yield batch;
  } finally {
    database.close();
    release();
  }
}

const BATCH_CHARACTERS = 64 * 1024;
