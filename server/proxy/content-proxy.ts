import { Agent, type IncomingMessage, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { createProxyServer } from "httpxy";
import type { Branding } from "#model/brand/identity.ts";
import { cachePolicies } from "#model/web/cache-policies.ts";
import { fail, type Middleware } from "#server/http/middleware.ts";
import { clientIp, type ProxyConfig, publicOrigin } from "#server/http/proxy-config.ts";
import { isUpload, type UpgradeHandler } from "#server/http/server.ts";
import { log } from "#server/log.ts";
import { forwardedHeaders, returnedHeaders } from "./forwarded-headers.ts";
import { createStartQueue } from "./start-queue.ts";

const contentPath = /^\/(images|files|v1|vX|v\d{4}-\d{2}-\d{2})\//;

/** A host that has neither sent nor taken a byte for so long has failed. Listeners get a heartbeat every 15 seconds. */
const IDLE_MS = 30_000;

/** An uploaded picture is looked through in its turn: behind fifteen others, half a minute each, while nothing is said. */
const UPLOAD_IDLE_MS = 10 * 60_000;

const loginPath = /^\/v[^/]+\/login(\/password|\/forgotten)?(\?|$)/;

export type ContentProxy = ReturnType<typeof createContentProxy>;

type ForwardHooks = {
  /** Gets the host's response before the visitor does. Returns true when it has responded to the visitor itself. */
  onResponse?(upstream: IncomingMessage): boolean;
  /** Responds instead of a host that does not. */
  onFailure?(): void;
};

type ContentHost = {
  /** "http://127.0.0.1:3900" */
  url: string;
  /** Whether it is known to be up. Until then requests wait for its first start, or are refused. */
  isResponsive(): boolean;
  /** Settles when the host's first start has come to an end; left out where the shop starts none. */
  firstStart?: Promise<void> | undefined;
  /** A lake of the shop's own believes whoever knows it about visitors. */
  secret?: string | undefined;
  /** How the label signs just now. */
  identity(): Branding;
};

/**
 * The content host's addresses at the shop's own origin: Sanity's API, assets, and sockets. Bodies stream both ways; the visitor's own
 * Authorization goes through, the shop's token is never added.
 */
export function createContentProxy(
  { url, isResponsive, identity, firstStart, secret }: ContentHost,
  config: ProxyConfig,
  idleMs = IDLE_MS,
) {
  const hooksOf = new WeakMap<IncomingMessage, ForwardHooks>();
  const proxy = createHttpProxy(url, idleMs, hooksOf);
  const waitForStart = createStartQueue(firstStart);

  /** Passes one request on, whatever its path. */
  function forward(request: IncomingMessage, response: ServerResponse, hooks: ForwardHooks = {}) {
    const isReading = request.method === "GET" || request.method === "HEAD";
    const start = isResponsive() || !isReading || hooks.onFailure ? undefined : waitForStart(response);
    if (!start) return forwardNow(request, response, hooks);
    start
      .then(() => request.socket.destroyed || forwardNow(request, response, hooks))
      .catch((error: unknown) => fail(request, response, error));
  }

  function forwardNow(request: IncomingMessage, response: ServerResponse, hooks: ForwardHooks) {
    const refuse = hooks.onFailure ?? (() => unavailableTo(request, response));
    const origin = publicOrigin(request, config);
    if (origin === undefined || !isResponsive()) return refuse();
    hooksOf.set(request, hooks);
    const label = loginPath.test(request.url ?? "") ? identity() : undefined;
    request.headers = forwardedHeaders(request, { ip: clientIp(request, config), origin, label, secret });
    proxy
      .web(request, response, { proxyTimeout: isUpload(request) ? UPLOAD_IDLE_MS : idleMs })
      .catch((error: unknown) => {
        log("warning", "content host did not answer", {
          method: request.method,
          path: request.url,
          error,
        });
        if (response.headersSent) response.destroy();
        else refuse();
      });
  }

  const middleware: Middleware = (request, response, next) => {
    if (contentPath.test(request.url ?? "")) forward(request, response);
    else next();
  };

  const upgrade: UpgradeHandler = (request, socket, head) => {
    const origin = contentPath.test(request.url ?? "") ? publicOrigin(request, config) : undefined;
    if (origin === undefined || request.headers.upgrade?.toLowerCase() !== "websocket") return false;
    if (!isResponsive()) {
      socket.end(UNAVAILABLE);
      return true;
    }
    const headers = forwardedHeaders(request, { ip: clientIp(request, config), origin, secret });
    request.headers = { ...headers, connection: "Upgrade", upgrade: "websocket" };
    proxy.ws(request, request.socket, {}, head).catch(() => socket.destroy());
    return true;
  };

  return { forward, middleware, upgrade };
}

/** The library's proxy. A request's hooks get the host's response before the visitor does. */
function createHttpProxy(url: string, idleMs: number, hooksOf: WeakMap<IncomingMessage, ForwardHooks>) {
  const proxy = createProxyServer({
    target: url,
    // The library's own agent has 256 connections, so that as many listeners would keep every picture waiting. Node
    // keeps to the host's `Keep-Alive` only with a timeout, and so uses no connection that is about to close.
    agent: new Agent({ keepAlive: true, timeout: idleMs }),
    changeOrigin: true,
    selfHandleResponse: true,
  });

  proxy.on("proxyRes", (upstream, request, response) => {
    const { onResponse, onFailure } = hooksOf.get(request) ?? {};
    if (onFailure && (upstream.statusCode ?? 500) >= 500) {
      upstream.resume();
      return onFailure();
    }
    for (const [name, value] of returnedHeaders(upstream)) response.setHeader(name, value);
    if (onResponse?.(upstream)) return;
    response.statusCode = upstream.statusCode ?? 502;
    upstream.pipe(response);
  });
  proxy.on("proxyReqWs", (outgoing, _request, socket) => {
    outgoing.once("upgrade", (_upstream, other) => closeTogether(socket, other));
  });
  return proxy;
}

/** Studio throws an editor's words away on a 4xx, and tries again on this. */
function unavailableTo(request: IncomingMessage, response: ServerResponse) {
  // A body that is still coming would hold up the connection's next request.
  request.unpipe().resume();
  unavailable(response);
}

function closeTogether(one: Duplex, other: Duplex) {
  one.once("close", () => other.destroy());
  other.once("close", () => one.destroy());
}

/** A lake that ended is back in less. In seconds. */
const RETRY_AFTER = "1";

/** The form that Sanity's clients read. */
const body = JSON.stringify({
  statusCode: 503,
  error: "Service Unavailable",
  message: "The content host does not answer at the moment. Try again shortly.",
});

/** The answer to a connection that wanted to become a WebSocket. */
const UNAVAILABLE = `HTTP/1.1 503 Service Unavailable\r\nRetry-After: ${RETRY_AFTER}\r\nConnection: close\r\n\r\n`;

function unavailable(response: ServerResponse): void {
  response
    .writeHead(503, {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Length": Buffer.byteLength(body),
      "Cache-Control": cachePolicies.never,
      "Retry-After": RETRY_AFTER,
      // Studio may stand on another host: without this its browser would not let it see that it may try again.
      "Access-Control-Allow-Origin": "*",
    })
    .end(body);
}
