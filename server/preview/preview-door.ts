import { cachePolicies } from "#app/cache-policies.ts";
import type { Backstage } from "#app/content/backstage.server.ts";
import { log } from "#app/content/log.server.ts";
import type { FetchHandler } from "#server/middleware.ts";
import { cookieOf } from "./pass-cookie.ts";
import type { Passes } from "./passes.ts";

const LARGEST_QUESTION = 2_000;

const doors: Record<string, (request: Request, parts: DoorParts) => Response | Promise<Response>> = {
  "OPTIONS /preview/pass": () => new Response(null, { status: 204, headers: forStudios }),
  "POST /preview/pass": givePass,
  "GET /preview": enter,
  "GET /preview/leave": leave,
};

export type DoorParts = { passes: Passes; backstage: Backstage };

/** Studio may stand on another host. It shows a token of its own and no cookie, so that any page may ask. */
const forStudios = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers": "Authorization, Content-Type",
  "Cache-Control": cachePolicies.never,
};

/** How an editor comes to see drafts, and leaves again. */
export function previewDoor(parts: DoorParts): FetchHandler {
  return (request) => {
    const { pathname } = new URL(request.url);
    const door = doors[`${request.method} ${pathname}`];
    return door?.(request, parts);
  };
}

/** Studio shows whose it is, and is given a link that opens the shop with its drafts. */
async function givePass(request: Request, { passes, backstage }: DoorParts): Promise<Response> {
  const token = /^Bearer (\S+)$/.exec(request.headers.get("Authorization") ?? "")?.[1];
  if (!token || !(await backstage.isEditor(token))) {
    log("warning", "preview refused");
    return Response.json(
      { error: "This needs the session of an editor." },
      { status: 401, headers: forStudios },
    );
  }
  const length = Number(request.headers.get("Content-Length") ?? Number.POSITIVE_INFINITY);
  if (!(length <= LARGEST_QUESTION)) return new Response(null, { status: 413, headers: forStudios });
  const to = placeIn(await request.text());
  const link = `/preview?${new URLSearchParams({ pass: passes.issue(), to })}`;
  return Response.json({ link }, { headers: forStudios });
}

function enter(request: Request, { passes }: DoorParts): Response {
  const { searchParams } = new URL(request.url);
  const pass = searchParams.get("pass") ?? "";
  const timeLeft = passes.timeLeft(pass);
  if (timeLeft === 0) return ended();
  return goTo(searchParams.get("to"), cookieOf(request, pass, timeLeft));
}

function leave(request: Request): Response {
  return goTo(new URL(request.url).searchParams.get("to"), cookieOf(request, "", 0));
}

function goTo(to: string | null, cookie: string): Response {
  const headers = {
    Location: local(to),
    "Set-Cookie": cookie,
    "Cache-Control": cachePolicies.never,
    // The pass is in this address: it goes no further.
    "Referrer-Policy": "no-referrer",
    // What the browser has kept of the public shop must not stand in for drafts, nor they for it.
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

function placeIn(body: string): string {
  try {
    const { to }: { to?: unknown } = JSON.parse(body);
    return local(typeof to === "string" ? to : null);
  } catch {
    return "/";
  }
}

/** A page of the shop, whatever was asked for: a link with our signature must not lead anywhere else. */
function local(to: string | null): string {
  const HERE = "http://shop.invalid";
  if (!to?.startsWith("/") || !URL.canParse(to, HERE)) return "/";
  const { origin, pathname, search } = new URL(to, HERE);
  return origin === HERE && !pathname.startsWith("//") ? pathname + search : "/";
}
