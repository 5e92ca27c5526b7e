import type { Branding } from "#app/label/brand/identity.ts";
import { busyWords } from "#words/errors.ts";
import { bareDocument, bareDocumentHeaders, RETRY_AFTER, unavailable } from "./fallback-page.ts";

const refresh = `<meta http-equiv="refresh" content="${RETRY_AFTER}">`;

/** Answers a request that would have to wait too long for its rendering. */
export function busyResponse(kind: "page" | "form" | "data", label: Branding): Response {
  if (kind === "data") return new Response("Too much at once.", { status: 503, headers: unavailable });
  const end = `<p role="status">${busyWords[kind]}</p>${kind === "page" ? refresh : ""}</body></html>`;
  const headers = { ...unavailable, ...bareDocumentHeaders(label) };
  return new Response(bareDocument(label) + end, { status: 503, headers });
}
