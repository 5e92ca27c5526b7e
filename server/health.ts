import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";
import type { ServerPath } from "#model/screens/route-table.ts";
import { cachePolicies } from "#model/web/cache-policies.ts";
import { fail, type Middleware } from "./http/middleware.ts";
import { sessionIn } from "./preview/editor-sessions.ts";
import { isSameSecret } from "./secrets.ts";
import type { RunningShop } from "./start.ts";
import type { ShopWatch } from "./watch/shop-watch.ts";

const headers = {
  "Content-Type": "application/json",
  "Cache-Control": cachePolicies.never,
  // Studio may stand on another host.
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers": "Authorization",
};

/** A monitor is answered while the content host is not, in milliseconds. */
const PATIENCE_MS = 1_000;

/**
 * /healthz: this process answers. /readyz: it has something to show, and is not about to end. A content host that is
 * down does not make it unready, because visitors do not notice. Strangers are told no more. A token alone tells the rest, and all of
 * /metrics: a proxy on this machine looks like somebody on this machine.
 */
export function health(shop: RunningShop, watch: ShopWatch): Middleware {
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const report = (await isTold(shop, request)) ? await watch.health() : { ready: watch.isReady() };
    const status = request.url === "/healthz" || report.ready ? 200 : 503;
    response.writeHead(status, headers).end(JSON.stringify(report));
  }

  async function measured(request: IncomingMessage, response: ServerResponse) {
    const { metrics } = watch;
    const isInsider = await isTold(shop, request);
    const text = isInsider ? await metrics.text() : "Send HEALTH_TOKEN as Authorization: Bearer …";
    const type = isInsider ? metrics.type : "text/plain; charset=utf-8";
    response.writeHead(isInsider ? 200 : 401, { "Content-Type": type, "Cache-Control": cachePolicies.never });
    response.end(text);
  }

  const answers = new Map<string | undefined, typeof answer>([
    ["/healthz" satisfies ServerPath, answer],
    ["/readyz" satisfies ServerPath, answer],
    ["/metrics" satisfies ServerPath, measured],
  ]);
  return (request, response, next) => {
    const respond = answers.get(request.url);
    if (!respond) return next();
    respond(request, response).catch((error) => fail(request, response, error));
  };
}

async function isTold(shop: RunningShop, { headers }: IncomingMessage): Promise<boolean> {
  const token = sessionIn(headers.authorization);
  return token !== undefined && (isMonitor(shop, token) || (await isEditor(shop, token)));
}

/** HEALTH_TOKEN works while the content host does not answer, too. */
function isMonitor({ settings: { healthToken } }: RunningShop, token: string): boolean {
  return healthToken !== undefined && isSameSecret(token, healthToken);
}

function isEditor({ draftContent }: RunningShop, token: string): Promise<boolean> {
  const editorCheck = draftContent.isEditor(token).catch(() => false);
  return Promise.race([editorCheck, setTimeout(PATIENCE_MS, false, { ref: false })]);
}
