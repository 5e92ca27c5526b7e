import type { DraftContent } from "#content/draft-content.server.ts";
import type { Branding } from "#model/brand/identity.ts";
import { localAddress } from "#model/screens/local-address.ts";
import type { LanguagePlace, RenderScreen, VisitorServices } from "#model/services/shop.ts";
import { cachePolicies } from "#model/web/cache-policies.ts";
import type { FetchHandler, Middleware } from "#server/http/middleware.ts";
import { log } from "#server/log.ts";
import { bareResponse } from "#server/pages/fallback-page.ts";
import type { TransformDocument } from "#server/pages/transform-document.ts";
import { readForm } from "#server/pages/visitor-forms.ts";
import { requestId } from "#server/watch/request-id.ts";
import previewNames from "#words/preview.json" with { type: "json" };
import { type Preview, type PreviewTokens, previewCookie, readPreview } from "./preview-tokens.ts";

/** The page is for one visitor, at this moment, and for no search engine. */
const PRIVATE = { "Cache-Control": cachePolicies.preview, "X-Robots-Tag": "noindex, nofollow" };

type PreviewParts = {
  tokens: PreviewTokens;
  draftContent: DraftContent;
  services: VisitorServices;
  place?: () => LanguagePlace | undefined;
  /** Whether a session is still an editor's: see recent-answers.ts. */
  isEditor: DraftContent["isEditor"];
  /** How the label signs, at this moment: where the drafts do not say. */
  identity(): Branding;
  renderScreen: RenderScreen;
  transformDocument: TransformDocument;
};

/** Renders pages for an editor from today's drafts, or from a release; other requests are passed on. */
export function previewPages({
  tokens,
  draftContent,
  services,
  place: placeNow,
  isEditor,
  identity,
  renderScreen,
  transformDocument,
}: PreviewParts): FetchHandler {
  /** Reads what the editor may see, or why not. */
  async function read(request: Request, preview: Preview) {
    const { session, studio } = preview;
    try {
      if (await isEditor(session)) return await draftContent.readPreview(preview);
      const cookie = previewCookie(request, "", { timeLeft: 0, studio });
      const headers = { ...PRIVATE, "Set-Cookie": cookie };
      return bareResponse(identity(), previewNames.ended, { status: 403, headers });
    } catch (error) {
      log("error", "preview not fetched", { error });
      return bareResponse(identity(), previewNames.unavailable, { status: 503, headers: PRIVATE });
    }
  }

  async function show(request: Request, visitor: string, preview: Preview): Promise<Response> {
    const { studio } = preview;
    const place = placeNow?.();
    const base = place?.base ?? "";
    const shorter = studio && withoutStudiosParameters(request.url);
    if (shorter)
      return new Response(null, {
        status: 302,
        headers: { ...PRIVATE, Location: localAddress(base + shorter) },
      });
    const previewContent = await read(request, preview);
    if (previewContent instanceof Response) return previewContent;
    const origin = new URL(request.url).origin + base;
    const { title, documentIds, ...content } = previewContent;
    const { canConfirm } = services.newsletter;
    const screen = await renderScreen(request, {
      ...content,
      origin,
      place,
      ...services,
      visitor,
      requestId: requestId(),
      preview: {
        title,
        documentIds: studio === undefined ? undefined : documentIds,
        issues: () => draftContent.issues({ canConfirm }),
      },
      // An editor is no visitor.
      countsVisits: false,
      // Drafts stay on no device: the worker that a visit has left ends here, too.
      worksOffline: false,
      log,
    });
    const { status, headers, body } = await transformDocument(screen, request.url);
    const own = new Headers(headers);
    for (const [name, value] of Object.entries(PRIVATE)) own.set(name, value);
    if (studio) allowFrame(own, studio);
    return new Response(body, { status, headers: own });
  }

  return async (request, visitor) => {
    const preview = readPreview(request.headers.get("Cookie"), tokens);
    if (preview === undefined) return undefined;
    const wholeRequest = request.method === "POST" ? await readForm(request) : request;
    return wholeRequest instanceof Response ? wholeRequest : await show(wholeRequest, visitor, preview);
  };
}

/** A path without what Studio adds to the address of the frame; undefined where it has added nothing. */
function withoutStudiosParameters(url: string): string | undefined {
  const { pathname, searchParams } = new URL(url);
  const added = [...searchParams.keys()].filter((name) => name.startsWith("sanity-preview-"));
  for (const name of added) searchParams.delete(name);
  const query = searchParams.size > 0 ? `?${searchParams}` : "";
  return added.length > 0 ? pathname + query : undefined;
}

/** The hash of an empty style element, which the overlays fill by script. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** This page alone, in this Studio alone; every other page only in one at the shop's own address. */
function allowFrame(headers: Headers, studio: string) {
  const policy = headers.get("Content-Security-Policy");
  if (policy === null) return;
  const framed = policy
    .replace("frame-ancestors 'self'", `frame-ancestors 'self' ${studio}`)
    .replace("style-src 'self'", `style-src 'self' ${EMPTY_STYLE}`);
  headers.set("Content-Security-Policy", framed);
}

export function unlessPreviewing(tokens: PreviewTokens, middleware: Middleware): Middleware {
  return (request, response, next) =>
    readPreview(request.headers.cookie, tokens) ? next() : middleware(request, response, next);
}
