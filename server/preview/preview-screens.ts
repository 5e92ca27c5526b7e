import { cachePolicies } from "#app/cache-policies.ts";
import type { Backstage } from "#app/content/backstage.server.ts";
import { log } from "#app/content/log.server.ts";
import type { FetchHandler, Middleware } from "#server/middleware.ts";
import type { TransformDocument } from "#server/pages/transform-document.ts";
import type { RenderScreen } from "#server/render-screen.ts";
import { isPreviewing } from "./pass-cookie.ts";
import type { Passes } from "./passes.ts";

/** For one visitor, at this moment, and for no search engine. */
const PRIVATE = { "Cache-Control": cachePolicies.preview, "X-Robots-Tag": "noindex, nofollow" };

export type PreviewParts = {
  passes: Passes;
  backstage: Backstage;
  renderScreen: RenderScreen;
  transformDocument: TransformDocument;
};

/** Pages for an editor, drawn from the drafts as they are now; everybody else is handed on. */
export function previewScreens({
  passes,
  backstage,
  renderScreen,
  transformDocument,
}: PreviewParts): FetchHandler {
  return async (request) => {
    if (!isPreviewing(request.headers.get("Cookie"), passes)) return undefined;
    const content = await backstage.readDrafts().catch((error: unknown) => {
      log("error", "drafts not fetched", { error });
    });
    if (!content)
      return new Response("The drafts cannot be fetched just now.", { status: 503, headers: PRIVATE });
    const { origin } = new URL(request.url);
    const drawn = await renderScreen(request, { ...content, origin, backstage });
    const { status, headers, body } = await transformDocument(drawn, request.url);
    const own = new Headers(headers);
    for (const [name, value] of Object.entries(PRIVATE)) own.set(name, value);
    return new Response(body, { status, headers: own });
  };
}

/** Keeps what is drawn for everybody from an editor who looks at drafts. */
export function unlessPreviewing(passes: Passes, middleware: Middleware): Middleware {
  return (request, response, next) =>
    isPreviewing(request.headers.cookie, passes) ? next() : middleware(request, response, next);
}
