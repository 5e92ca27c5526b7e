import { cachePolicies } from "#app/cache-policies.ts";
import type { DraftContent } from "#app/content/draft-content.server.ts";
import { log } from "#server/log.ts";
import type { FetchHandler } from "#server/middleware.ts";
import { previewCookie } from "./preview-cookie.ts";
import type { PreviewTokens } from "./preview-tokens.ts";
import { forStudios, sessionOf } from "./studio-requests.ts";

const LARGEST_BODY = 2_000;

const routes: Record<string, (request: Request, parts: PreviewRouteParts) => Response | Promise<Response>> = {
  "OPTIONS /preview/token": () => new Response(null, { status: 204, headers: forStudios }),
  "POST /preview/token": issuePreviewToken,
  "GET /preview": enter,
  "GET /preview/leave": leave,
};

export type PreviewRouteParts = { tokens: PreviewTokens; draftContent: DraftContent };

/** How an editor comes to see drafts or a release, and leaves again. */
export function previewRoutes(parts: PreviewRouteParts): FetchHandler {
  return (request) => {
    const { pathname } = new URL(request.url);
    return routes[`${request.method} ${pathname}`]?.(request, parts);
  };
}

/** Studio authenticates, and receives a link that opens the shop with its drafts, or as a release will make it. */
async function issuePreviewToken(
  request: Request,
  { tokens, draftContent }: PreviewRouteParts,
): Promise<Response> {
  const session = sessionOf(request);
  if (!session || !(await draftContent.isEditor(session))) {
    log("warning", "preview refused");
    return Response.json(
      { error: "This needs the session of an editor." },
      { status: 401, headers: forStudios },
    );
  }
  const length = Number(request.headers.get("Content-Length") ?? Number.POSITIVE_INFINITY);
  if (!(length <= LARGEST_BODY)) return new Response(null, { status: 413, headers: forStudios });
  const { to, release } = readPreviewRequest(await request.text());
  const link = `/preview?${new URLSearchParams({ token: tokens.issue({ release }), to })}`;
  return Response.json({ link }, { headers: forStudios });
}

function enter(request: Request, { tokens }: PreviewRouteParts): Response {
  const { searchParams } = new URL(request.url);
  const token = searchParams.get("token") ?? "";
  const preview = tokens.read(token);
  if (!preview) return ended();
  return goTo(searchParams.get("to"), previewCookie(request, token, preview.timeLeft));
}

function leave(request: Request): Response {
  return goTo(new URL(request.url).searchParams.get("to"), previewCookie(request, "", 0));
}

function goTo(to: string | null, cookie: string): Response {
  const headers = {
    Location: local(to),
    "Set-Cookie": cookie,
    "Cache-Control": cachePolicies.never,
    // The token is in this address: it goes no further.
    "Referrer-Policy": "no-referrer",
    // What the browser has cached of the public shop must not stand in for drafts, nor they for it.
    "Clear-Site-Data": '"cache"',
  };
  return new Response(null, { status: 303, headers });
}

function ended(): Response {
  return new Response("This preview has ended. Open it once more from Studio.", {
    status: 403,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": cachePolicies.never },
  });
}

/** A link that cannot be understood leads to the first page, with drafts. */
function readPreviewRequest(body: string): { to: string; release: string | undefined } {
  try {
    const { to, release }: { to?: unknown; release?: unknown } = JSON.parse(body);
    const isName = typeof release === "string" && /^[\w-]{1,100}$/.test(release);
    return { to: local(typeof to === "string" ? to : null), release: isName ? release : undefined };
  } catch {
    return { to: "/", release: undefined };
  }
}

/** A page of the shop, whatever was requested: a link with our signature must not lead anywhere else. */
function local(to: string | null): string {
  const HERE = "http://shop.invalid";
  if (!to?.startsWith("/") || !URL.canParse(to, HERE)) return "/";
  const { origin, pathname, search } = new URL(to, HERE);
  return origin === HERE && !pathname.startsWith("//") ? pathname + search : "/";
}
