import type { SanityClient } from "@sanity/client";
import { httpError } from "@trousseau/host/http-error.ts";
import { type DraftContent, rolesOf } from "#content/draft-content.server.ts";
import { cachePolicies } from "#model/web/cache-policies.ts";
import { writingClient } from "#server/enquiries/content-commit.ts";

/** Studio may be on another host. It sends a token of its own and no cookie, so any origin is allowed. */
export const forStudios = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers": "Authorization, Content-Type",
  "Cache-Control": cachePolicies.never,
};

/** A browser asks this before a Studio on another host sends its session. */
export function preflight(): Response {
  return new Response(null, { status: 204, headers: forStudios });
}

/** The session of a request, where it is one of the label's people's. Throws a 503 where the content host does not say. */
export async function editorOf(
  request: Request,
  { isEditor }: Pick<DraftContent, "isEditor">,
): Promise<string | undefined> {
  const session = sessionOf(request);
  return session && (await isEditor(session).catch(unanswered)) ? session : undefined;
}

/** Studio asks again after a 503, and takes a 401 for the end of its session. */
function unanswered(): never {
  throw httpError(503, "The content host does not answer. Try again shortly.", { headers: forStudios });
}

/** A client with the rights of the person who asks; undefined for anybody whose roles are not allowed. Throws a 503 as above. */
export async function clientOf(
  request: Request,
  content: SanityClient,
  isAllowed: (role: string) => boolean,
) {
  const session = sessionOf(request);
  if (session === undefined) return undefined;
  const client = writingClient(content, session);
  const roles = await rolesOf(client).catch(unanswered);
  return roles.some(isAllowed) ? client : undefined;
}

/** The token that Studio authenticates with. */
function sessionOf(request: Request): string | undefined {
  return sessionIn(request.headers.get("Authorization"));
}

export function sessionIn(authorization: string | null | undefined): string | undefined {
  return /^Bearer (\S+)$/.exec(authorization ?? "")?.[1];
}

/** Undefined for what is no JSON, and for a body that was too long to be read. */
export function jsonIn(body: Buffer | undefined): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}

/** Studio shows the message to whoever has asked. */
export function refused(status: number, message: string): Response {
  return Response.json({ error: message }, { status, headers: forStudios });
}
