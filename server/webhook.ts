import { createHmac, timingSafeEqual } from "node:crypto";
import type { ServerPath } from "#model/screens/route-table.ts";
import { at } from "./http/at.ts";
import type { FetchHandler } from "./http/middleware.ts";
import { log } from "./log.ts";
import { readBody } from "./pages/visitor-forms.ts";

/** The hosted service calls here after a publish, when listening is not wanted or not possible. */
const PATH: ServerPath = "/webhooks/content";

/** Older calls may be replays. In milliseconds. */
const LONGEST_AGE_MS = 5 * 60_000;

/** The message may hold a whole document, whose limit is 32 MB; only its signature is of interest. */
const MAX_BYTES = 1024 * 1024;

/**
 * Accepts signed calls only. `sanity-webhook-signature: t={milliseconds},v1={signature}`, the signature being the HMAC-SHA256 of
 * "{t}.{body}" in base64url, as in https://github.com/sanity-io/webhook-toolkit.
 */
export function contentWebhook(secret: string | undefined, changed: () => void): FetchHandler {
  if (!secret) return () => undefined;
  const take: FetchHandler = async (request) => {
    const body = await readBody(request, MAX_BYTES);
    if (!body)
      return refused(
        413,
        `its message has more than ${MAX_BYTES} bytes: a projection such as {_id} makes it small`,
      );
    const signature = request.headers.get("sanity-webhook-signature") ?? "";
    if (!isSigned(body, signature, secret)) return refused(401, "its signature is not right, or old");
    changed();
    return new Response(null, { status: 202 });
  };
  return at(PATH, { POST: take });
}

function refused(status: number, reason: string): Response {
  log("warning", "webhook refused", { reason });
  return new Response(null, { status });
}

export function isSigned(body: string | Buffer, header: string, secret: string, now = Date.now()): boolean {
  const [, time = "", signature = ""] = /^t=(\d+),\s*v1=([\w-]+)$/.exec(header.trim()) ?? [];
  if (Math.abs(now - Number(time)) > LONGEST_AGE_MS) return false;
  const expected = createHmac("sha256", secret).update(`${time}.`).update(body).digest();
  const actual = Buffer.from(signature, "base64url");
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
