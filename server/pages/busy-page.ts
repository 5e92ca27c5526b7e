import { bareDocument, bareDocumentHeaders, RETRY_AFTER, unavailable } from "./fallback-page.ts";

const refresh = `<meta http-equiv="refresh" content="${RETRY_AFTER}">`;

const sentences = {
  page: "Many visitors have come at once. This page asks again in a moment.",
  form: "Many visitors have come at once. Please go back, where your words still are, and send them again in a moment.",
};

/** For a request that would have to wait too long for its rendering. */
export function busyResponse(kind: "page" | "form" | "data", name: string): Response {
  if (kind === "data") return new Response("Too much at once.", { status: 503, headers: unavailable });
  const end = `<p role="status">${sentences[kind]}</p>${kind === "page" ? refresh : ""}</body></html>`;
  return new Response(bareDocument(name) + end, { status: 503, headers: bareDocumentHeaders });
}
