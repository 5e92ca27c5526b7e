import { withAssetUrl } from "../store/asset-url.ts";
import { openForReading } from "../store/database.ts";
import { type Document, readState } from "../store/document.ts";
import { isPublicId } from "../store/document-id.ts";

/** `/data/export/{dataset}`: every document, one a line, all of one moment, streamed from a reader of its own. */
export function respondToExport(
  request: Request,
  isAnonymous: boolean,
  file: string,
  release: () => void,
): Response {
  const url = new URL(request.url);
  const types = new Set((url.searchParams.get("types") ?? "").split(",").filter((type) => type !== ""));
  const lines = exportedLines(
    file,
    (document) => {
      if (isAnonymous && !isPublicId(document._id)) return undefined;
      if (types.size > 0 && !types.has(document._type)) return undefined;
      return withAssetUrl(document, url.origin);
    },
    release,
  );
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const { done, value } = lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel() {
      release();
      lines.return();
    },
  });
  return new Response(body, {
    headers: { "Content-Type": "application/x-ndjson; charset=utf-8", "Cache-Control": "no-store" },
  });
}

function* exportedLines(
  file: string,
  select: (document: Document) => Document | undefined,
  release: () => void,
): Generator<string, void> {
  const database = openForReading(file);
  try {
    let batch = "";
    for (const { body } of database.prepare("SELECT body FROM documents ORDER BY id").iterate()) {
      const readable = readState(body);
      const document = readable && select(readable);
      if (document !== undefined) batch += `${JSON.stringify(document)}\n`;
      if (batch.length > BATCH_CHARACTERS) {
        yield batch;
        batch = "";
      }
    }
    if (batch !== "") yield batch;
  } finally {
    database.close();
    release();
  }
}

const BATCH_CHARACTERS = 64 * 1024;
