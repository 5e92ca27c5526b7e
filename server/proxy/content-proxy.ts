import { Agent, type IncomingMessage, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { setTimeout } from "node:timers/promises";
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

/** The shop learns so late at most that its lake has ended: whoever was reading waits for the next one. In milliseconds. */
const NOTICE_MS = 400;

/** An uploaded picture is looked through in its turn: behind fifteen others, half a minute each, while nothing is said. */
const UPLOAD_IDLE_MS = 10 * 60_000;

const loginPath = /^\/v[^/]+\/login(\/password|\/forgotten)?(\?|$)/;

type ContentHost = {
  /** "http://127.0.0.1:3900" */
  url: string;
  /** Whether it is known to be up. Until then requests wait for a start that is under way, or are refused. */
  isResponsive(): boolean;
  /** Settles when the start that is under way has come to an end; undefined where none is. */
  startUnderWay(): Promise<void> | undefined;
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
  { url: target, isResponsive, identity, startUnderWay, secret }: ContentHost,
  config: ProxyConfig,
  idleMs = IDLE_MS,
) {
  const proxy = createHttpProxy(target, idleMs);
  const waitForStart = createStartQueue(startUnderWay);

  /** Whoever reads waits for a lake that starts, and for the next one where it has just ended. */
  async function isRead(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    await waitForStart(response);
    if (!isResponsive()) return false;
    if (await isAnswered(request, response)) return true;
    await setTimeout(NOTICE_MS);
    const nextStart = waitForStart(response);
    await nextStart;
    return nextStart !== undefined && isAnswered(request, response);
  }

  async function isAnswered(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    if (!isResponsive()) return false;
    try {
      await proxy.web(request, response, { proxyTimeout: isUpload(request) ? UPLOAD_IDLE_MS : idleMs });
      return true;
    } catch (error) {
      log("warning", "content host did not answer", { method: request.method, path: request.url, error });
      if (!response.headersSent) return false;
      response.destroy();
      return true;
    }
  }

  const middleware: Middleware = (request, response, next) => {
    const { url = "", method } = request;
    if (!contentPath.test(url)) return next();
    const origin = publicOrigin(request, config);
    if (origin === undefined) return unavailableTo(request, response);
    const label = loginPath.test(url) ? identity() : undefined;
    request.headers = forwardedHeaders(request, { ip: clientIp(request, config), origin, label, secret });
    const forward = method === "GET" || method === "HEAD" ? isRead : isAnswered;
    forward(request, response)
      .then((isDone) => isDone || unavailableTo(request, response))
      .catch((error: unknown) => fail(request, response, error));
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

  return { middleware, upgrade };
}

function createHttpProxy(url: string, idleMs: number) {
  const proxy = createProxyServer({
    target: url,
    // The library's own agent has 256 connections, so that as many listeners would keep every picture waiting. Node
    // keeps to the host's `Keep-Alive` only with a timeout, and so uses no connection that is about to close.
    agent: new Agent({ keepAlive: true, timeout: idleMs }),
    changeOrigin: true,
    selfHandleResponse: true,
  });

  proxy.on("proxyRes", (upstream, request, response) => {
    if (upstream.statusCode === 404 && isPictureInPage(request)) {
      upstream.resume();
      return sendNothing(response);
    }
    for (const [name, value] of returnedHeaders(upstream)) response.setHeader(name, value);
    response.statusCode = upstream.statusCode ?? 502;
    upstream.pipe(response);
  });
  proxy.on("proxyReqWs", (outgoing, _request, socket) => {
    outgoing.once("upgrade", (_upstream, other) => closeTogether(socket, other));
  });
  return proxy;
}

/** Sec-Fetch-Dest does not say so of what the service worker passes on. */
function isPictureInPage({ url, headers }: IncomingMessage): boolean {
  return url?.startsWith("/images/") === true && headers.accept?.startsWith("image/") === true;
}

/** A page shows its ground in the place of a picture that the host has lost: browsers draw the body of a 404, too. */
function sendNothing(response: ServerResponse) {
  response.writeHead(404, { "Content-Type": "image/svg+xml", "Cache-Control": cachePolicies.never });
  response.end('<svg xmlns="http://www.w3.org/2000/svg"/>');
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
