import { t } from "@trousseau/words/translate.ts";
import type { DraftContent } from "#content/draft-content.server.ts";
import type { Branding } from "#model/brand/identity.ts";
import type { ContentIssue } from "#model/checks/content-issue.server.ts";
import { localAddress } from "#model/screens/local-address.ts";
import { cachePolicies } from "#model/web/cache-policies.ts";
import type { FetchHandler } from "#server/http/middleware.ts";
import { log } from "#server/log.ts";
import { bareResponse } from "#server/pages/fallback-page.ts";
import { isForeign, readBody } from "#server/pages/visitor-forms.ts";
import previewNames from "#words/preview.json" with { type: "json" };
import { editorOf, forStudios, preflight } from "./editor-sessions.ts";
import { type PreviewTokens, previewCookie, readPreview } from "./preview-tokens.ts";

const LARGEST_BODY = 2_000;

const routes: Record<string, (request: Request, parts: PreviewRouteParts) => Response | Promise<Response>> = {
  "OPTIONS /preview/token": preflight,
  "POST /preview/token": issuePreviewToken,
  "OPTIONS /preview/issues": preflight,
  "GET /preview/issues": tellIssues,
  "GET /preview": enter,
  "GET /preview/frame": enterFrame,
  "POST /preview/perspective": changePerspective,
  "GET /preview/leave": leave,
};

type PreviewRouteParts = {
  tokens: PreviewTokens;
  draftContent: DraftContent;
  /** The origins of Studios elsewhere that may show the shop in a frame. */
  studios: readonly string[];
  /** The faults of the content that the check finds. */
  issues(): Promise<readonly ContentIssue[]>;
  /** How the label signs, at this moment. */
  identity(): Branding;
};

/** How an editor comes to see drafts or a release, and leaves again. */
export function previewRoutes(parts: PreviewRouteParts): FetchHandler {
  return (request) => {
    const { pathname } = new URL(request.url);
    // Node leaves out the body of a response to HEAD.
    const method = request.method === "HEAD" ? "GET" : request.method;
    return routes[`${method} ${pathname}`]?.(request, parts);
  };
}

/** Studio authenticates, and receives a link that opens the shop with its drafts, or as a release will make it. */
async function issuePreviewToken(
  request: Request,
  { tokens, draftContent, studios }: PreviewRouteParts,
): Promise<Response> {
  const session = await editorOf(request, draftContent);
  if (!session) return refused();
  const body = await readBody(request, LARGEST_BODY);
  if (!body) return new Response(null, { status: 413, headers: forStudios });
  const { to, release, isFramed } = readPreviewRequest(body);
  if (isFramed) {
    const studio = studioOf(request, studios);
    if (studio === undefined) return unknownStudio(request);
    const token = tokens.issue({ session, release, studio });
    return Response.json(
      { link: `/preview/frame?${new URLSearchParams({ token })}` },
      { headers: forStudios },
    );
  }
  const link = `/preview?${new URLSearchParams({ token: tokens.issue({ session, release }), to })}`;
  return Response.json({ link }, { headers: forStudios });
}

/** Studio's start page counts what the check finds, and leads there. */
async function tellIssues(request: Request, { draftContent, issues }: PreviewRouteParts): Promise<Response> {
  if (!(await editorOf(request, draftContent))) return refused();
  return Response.json({ issues: await issues() }, { headers: forStudios });
}

function refused(): Response {
  log("warning", "preview refused");
  return Response.json(
    { error: "This needs the session of an editor." },
    { status: 401, headers: forStudios },
  );
}

/** Only the shop's own Studio, or one that a setting names, may show the shop in a frame: any page could have a session. */
function studioOf(request: Request, studios: readonly string[]): string | undefined {
  if (!isForeign(request)) return new URL(request.url).origin;
  return studios.find((studio) => studio === request.headers.get("Origin"));
}

function unknownStudio({ headers }: Request): Response {
  log("warning", "a Studio that no setting names may not show the shop", {
    origin: headers.get("Origin"),
    remedy: "STUDIO_URL",
  });
  return Response.json(
    {
      error: t(
        "The shop does not open in a Studio at this address. Please ask whoever looks after its server to add it to the setting STUDIO_URL.",
      ),
    },
    { status: 403, headers: forStudios },
  );
}

/** Studio's script requests this before it shows the shop in a frame, so that the frame has the cookie. */
function enterFrame(request: Request, { tokens, identity }: PreviewRouteParts): Response {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const preview = tokens.read(token);
  if (!preview?.studio) return ended(identity());
  return new Response(null, { status: 204, headers: withCookie(previewCookie(request, token, preview)) });
}

/** The editor has chosen what the preview shows until its time is up: a release, or the published content. */
async function changePerspective(
  request: Request,
  { tokens, identity }: PreviewRouteParts,
): Promise<Response> {
  const preview = readPreview(request.headers.get("Cookie"), tokens);
  if (!preview || isForeign(request)) return ended(identity());
  const body = await readBody(request, LARGEST_BODY);
  if (!body) return new Response(null, { status: 413 });
  const { release } = readPreviewRequest(body);
  const token = tokens.issue({ ...preview, release }, preview.end);
  const headers = withCookie(previewCookie(request, token, preview));
  return Response.json({ isChanged: release !== preview.release }, { headers });
}

function withCookie(cookie: string) {
  return { "Set-Cookie": cookie, "Cache-Control": cachePolicies.never };
}

function enter(request: Request, { tokens, identity }: PreviewRouteParts): Response {
  const { searchParams } = new URL(request.url);
  const token = searchParams.get("token") ?? "";
  const preview = tokens.read(token);
  if (!preview) return ended(identity());
  return goTo(searchParams.get("to"), previewCookie(request, token, preview));
}

/** Another site may lead here, or have a picture here: that ends no preview, and clears nobody's cache. */
function leave(request: Request, { tokens }: PreviewRouteParts): Response {
  const to = new URL(request.url).searchParams.get("to");
  const preview = readPreview(request.headers.get("Cookie"), tokens);
  if (preview && !isForeign(request)) return goTo(to, previewCookie(request, "", { timeLeft: 0 }));
  return new Response(null, {
    status: 303,
    headers: { Location: localAddress(to), "Cache-Control": cachePolicies.never },
  });
}

function goTo(to: string | null, cookie: string): Response {
  const headers = {
    Location: localAddress(to),
    "Set-Cookie": cookie,
    "Cache-Control": cachePolicies.never,
    // The token is in this address: it goes no further.
    "Referrer-Policy": "no-referrer",
    // The browser's copies of the public shop must not stand in for drafts, nor drafts for them.
    "Clear-Site-Data": '"cache"',
  };
  return new Response(null, { status: 303, headers });
}

function ended(label: Branding): Response {
  return bareResponse(label, previewNames.ended, {
    status: 403,
    headers: { "Cache-Control": cachePolicies.never },
  });
}

/** A link that cannot be understood leads to the first page, with drafts. */
function readPreviewRequest(body: Buffer): { to: string; release: string | undefined; isFramed: boolean } {
  try {
    const { to, release, isFramed }: Record<string, unknown> = JSON.parse(body.toString());
    return {
      to: localAddress(typeof to === "string" ? to : null),
      release: typeof release === "string" && /^[\w-]{1,100}$/.test(release) ? release : undefined,
      isFramed: isFramed === true,
    };
  } catch {
    return { to: "/", release: undefined, isFramed: false };
  }
}
