import { cachePolicies } from "#app/cache-policies.ts";
import type { DraftContent } from "#app/content/draft-content.server.ts";
import type { VisitorServices } from "#app/content/shop-context.server.ts";
import { log } from "#server/log.ts";
import type { FetchHandler, Middleware } from "#server/middleware.ts";
import type { TransformDocument } from "#server/pages/transform-document.ts";
import type { RenderScreen } from "#server/render-screen.ts";
import { readPreview } from "./preview-cookie.ts";
import type { PreviewTokens } from "./preview-tokens.ts";

/** For one visitor, at this moment, and for no search engine. */
const PRIVATE = { "Cache-Control": cachePolicies.preview, "X-Robots-Tag": "noindex, nofollow" };

export type PreviewParts = {
  tokens: PreviewTokens;
  draftContent: DraftContent;
  services: VisitorServices;
  renderScreen: RenderScreen;
  transformDocument: TransformDocument;
};

/** Pages for an editor, rendered from the drafts, or from a release, as they are now; other requests are passed on. */
export function previewPages({
  tokens,
  draftContent,
  services,
  renderScreen,
  transformDocument,
}: PreviewParts): FetchHandler {
  return async (request, visitor) => {
    const preview = readPreview(request.headers.get("Cookie"), tokens);
    if (preview === undefined) return undefined;
    const read = await draftContent.readPreview(preview).catch((error: unknown) => {
      log("error", "preview not fetched", { error });
    });
    if (!read)
      return new Response("The preview cannot be fetched just now.", { status: 503, headers: PRIVATE });
    const { origin } = new URL(request.url);
    const { title, ...content } = read;
    const shown = { title, findings: draftContent.findings };
    const rendered = await renderScreen(request, {
      ...content,
      origin,
      ...services,
      visitor,
      preview: shown,
      // An editor is no visitor.
      countsVisits: false,
    });
    const { status, headers, body } = await transformDocument(rendered, request.url);
    const own = new Headers(headers);
    for (const [name, value] of Object.entries(PRIVATE)) own.set(name, value);
    return new Response(body, { status, headers: own });
  };
}

/** Skips a middleware for an editor who looks at a preview. */
export function unlessPreviewing(tokens: PreviewTokens, middleware: Middleware): Middleware {
  return (request, response, next) =>
    readPreview(request.headers.cookie, tokens) ? next() : middleware(request, response, next);
}
