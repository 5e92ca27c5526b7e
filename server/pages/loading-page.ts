import type { ContentStore } from "#app/content/content-store.server.ts";
import type { Branding } from "#app/label/brand/identity.ts";
import type { FetchHandler } from "#server/http/middleware.ts";
import { loadingWords } from "#words/controls.ts";
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
 * Shown while the first load still runs, or the content host is down and there is no last good copy. It stays open until the
 * catalogue is there and then asks for the same address again, by a tag rather than a script, so that it recovers by itself
 * everywhere.
 */
export function loadingPage(catalogue: Promise<unknown>, label: Branding): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(
        encoder.encode(`${bareDocument(label)}<p role="status">${loadingWords.product}</p>`),
      );
      const seconds = (await arrivesInTime(catalogue)) ? "0" : RETRY_AFTER;
      controller.enqueue(encoder.encode(`<meta http-equiv="refresh" content="${seconds}"></body></html>`));
      controller.close();
    },
  });
  return new Response(body, { status: 503, headers: { ...unavailable, ...bareDocumentHeaders(label) } });
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
