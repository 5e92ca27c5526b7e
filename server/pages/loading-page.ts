import { join } from "node:path";
import { isSeededFrom, readSeedRecord } from "@trousseau/content-lake/folder";
import { z } from "zod";
import type { ContentStore } from "#content/content-store.server.ts";
import { type Branding, identityOf } from "#model/brand/identity.ts";
import { createDocumentReader } from "#model/documents/document-reader.server.ts";
import { identityText } from "#model/documents/identity-document.ts";
import { line } from "#model/texts/text-rules.ts";
import type { FetchHandler } from "#server/http/middleware.ts";
import { streamedText } from "#server/http/streamed-text.ts";
import { documentsIn, sampleDocuments } from "#server/lake/sample-documents.ts";
import type { Settings } from "#server/settings.ts";
import loadingWords from "#words/loading.json" with { type: "json" };
import { bareDocument, bareDocumentHeaders, RETRY_AFTER, unavailable } from "./fallback-page.ts";

/** How long one response stays open for the first catalogue, in milliseconds: below the timeouts of proxies. */
const TIMEOUT_MS = 25_000;

/** Responds while there is no catalogue at all; leaves the request to the next handler as soon as there is. */
export function serveLoadingPage(
  store: Pick<ContentStore, "current" | "whenReady">,
  label: Branding,
): FetchHandler {
  return async (request) => {
    if (store.current()) return undefined;
    const ready = store.whenReady();
    const isDocument = request.method === "GET" && request.headers.get("Accept")?.includes("text/html");
    if (isDocument) return loadingPage(ready, label);
    if (await arrivesInTime(ready)) return undefined;
    return new Response("The catalogue is not here yet.", { status: 503, headers: unavailable });
  };
}

/**
 * The page is shown until there is a catalogue, and then asks for the same address again. A tag does that rather than
 * a script, so that it recovers everywhere.
 */
export function loadingPage(catalogue: Promise<unknown>, label: Branding): Response {
  const headers = { ...unavailable, ...bareDocumentHeaders(label) };
  return new Response(streamedText(documentUntil(catalogue, label)), { status: 503, headers });
}

async function* documentUntil(catalogue: Promise<unknown>, label: Branding) {
  yield `${bareDocument(label)}<p role="status">${loadingWords.product}</p>`;
  const seconds = (await arrivesInTime(catalogue)) ? "0" : RETRY_AFTER;
  yield `<meta http-equiv="refresh" content="${seconds}"></body></html>`;
}

/** Whether it arrives before the timeout. */
function arrivesInTime(arrival: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, TIMEOUT_MS, false);
    void arrival.then(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}

const labelName = z.object({ name: line.default("") });

/**
 * How the label signs while its content first loads: as the folder says that its lake begins with. A label elsewhere
 * is not known yet, and signs with nothing.
 */
export async function loadingBranding({
  startsLake,
  contentFolder,
  dataFolder,
}: Pick<Settings, "startsLake" | "contentFolder" | "dataFolder">): Promise<Branding> {
  if (!startsLake) return identityOf("");
  if (contentFolder === undefined) return brandingIn(sampleDocuments);
  const lakeFolder = join(dataFolder, "lake");
  const isFirstStart = (await readSeedRecord(lakeFolder)) === undefined;
  if (!isFirstStart && !(await isSeededFrom(lakeFolder, contentFolder))) return identityOf("");
  return brandingIn(documentsIn(contentFolder));
}

function brandingIn(documents: readonly unknown[]): Branding {
  const { read } = createDocumentReader(documents);
  const { name } = read(labelName, "house");
  return read(identityText(name), "identity");
}
