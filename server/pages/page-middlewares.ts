import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { sendResponse } from "@remix-run/node-fetch-server";
import { isbot } from "isbot";
import type { ShownContent } from "#content/content-store.server.ts";
import { addressBelow } from "#model/screens/language-path.ts";
import { localAddress } from "#model/screens/local-address.ts";
import { notShownPath } from "#model/screens/url-parameters.ts";
import type { RenderScreen } from "#model/services/shop.ts";
import { cachePolicies } from "#model/web/cache-policies.ts";
import {
  badRequest,
  type FetchHandler,
  fail,
  type Middleware,
  securityHeadersFor,
} from "#server/http/middleware.ts";
import { clientIp, type ProxyConfig, publicOrigin } from "#server/http/proxy-config.ts";
import { log } from "#server/log.ts";
import { type CacheKey, cacheKeyOf } from "./cache-key.ts";
import {
  type CachedResponse,
  type CacheStatus,
  cachedResponseOf,
  cacheStatus,
  sendCachedResponse,
} from "./cached-response.ts";
import { busyResponse } from "./fallback-page.ts";
import { createPageCache, createRenderTurns, type PageCache } from "./page-cache.ts";
import { isDataUrl } from "./page-url.ts";
import { createScreenRenderer, type ScreenSources } from "./screen-renderer.ts";
import type { TransformDocument } from "./transform-document.ts";
import { readForm } from "./visitor-forms.ts";

/**
 * These are renders of searches, and of addresses and hosts that anybody can make up. On an idle machine the queue
 * takes half a second; the cache has a queue of its own.
 */
const UNCACHED = { most: 2, waiting: 40 };

/**
 * A visitor who has waited so long is told so: a render that nobody waits for would delay the others. In
 * milliseconds.
 */
const LONGEST_WAIT_MS = 5_000;

/** Forms may wait longer than pages that are not cached, because somebody has written them. */
const FORMS = { most: 2, waiting: 100 };

/** Plain http leaves this port out of an origin. */
const DEFAULT_PORT = 80;

export function createPageMiddlewares(
  shop: ScreenSources,
  renderScreen: RenderScreen,
  transformDocument: TransformDocument,
  proxy: ProxyConfig,
) {
  const { store } = shop;
  const screen = createScreenRenderer(shop, renderScreen);
  const renderPage = createPageRenderer(store, screen, transformDocument);
  const cache = createPageCache(store, renderPage);
  const readPage = createPageReader(store, proxy);
  const serveCached: Middleware = (request, response, next) => {
    const page = isForm(request) ? undefined : readPage(request);
    const cachedPage = page?.isCacheable && cache.find(page.url);
    if (!cachedPage) return next();
    const isCurrent = cachedPage.revision === store.current()?.revision;
    sendCachedResponse(request, response, cachedPage, isCurrent ? cacheStatus.hit : cacheStatus.stale);
  };
  return {
    /** Pages that are in the cache: first in the chain, because most requests are hits. */
    serveCached,
    /** Forms: answered for one visitor, never cached. */
    handleForm: createFormHandler(store, screen, transformDocument),
    /** Pages that must be rendered. Whatever has come this far is a page or nothing. */
    render: createRenderMiddleware({
      store,
      cache,
      renderPage,
      readPage,
      proxy,
      base: shop.place?.()?.base ?? "",
    }),
  };
}

function createPageRenderer(
  store: ShownContent,
  screen: ReturnType<typeof createScreenRenderer>,
  transformDocument: TransformDocument,
) {
  return async (url: string, isOwn = true): Promise<CachedResponse> => {
    const { revision } = store.current() ?? (await store.whenReady());
    // Everybody gets the same page: nothing of the visitor's request but its URL is in this one.
    const page = await screen(new Request(url), undefined, isOwn);
    const response = await transformDocument(page, url);
    // A page may be stricter than the others.
    for (const [name, value] of Object.entries(securityHeadersFor(url)))
      if (!response.headers.has(name)) response.headers.set(name, value);
    return cachedResponseOf(response, revision);
  };
}

/** The whole URL of the page that is requested, which is its key. `isOwn`: at an origin of the shop; a visitor has chosen any other one. */
type PageRequest = CacheKey & { isOwn: boolean };

/** Undefined without a usable host, or a catalogue. */
type ReadPage = (request: IncomingMessage) => PageRequest | undefined;

function createPageReader(store: ShownContent, proxy: ProxyConfig): ReadPage {
  let hasWarned = false;
  return (request) => {
    const catalogue = store.current();
    const origin = publicOrigin(request, proxy);
    if (!catalogue || !origin) return undefined;
    const { url, isCacheable, redirect } = cacheKeyOf(request.url ?? "/", catalogue);
    const isOwn = isOwnOrigin(origin, request.socket, proxy.publicUrl);
    if (!isOwn && !hasWarned) {
      hasWarned = true;
      log("warning", "pages for this origin are not cached", { origin, remedy: "PUBLIC_URL" });
    }
    return { url: origin + url, isCacheable: isCacheable && isOwn, redirect, isOwn };
  };
}

/**
 * Whether the machine can know that the origin is its own: PUBLIC_URL, or else the very address connected to. A page
 * names its origin, and anybody can send any Host header: pages for other origins are not cached.
 */
export function isOwnOrigin(
  origin: string,
  { localAddress: connected = "", localPort = 0 }: Pick<Socket, "localAddress" | "localPort">,
  publicUrl: string | undefined,
): boolean {
  if (publicUrl) return origin === publicUrl;
  const address = connected.replace(/^::ffff:/, "");
  const port = localPort === DEFAULT_PORT ? "" : `:${localPort}`;
  const names = ["localhost", address.includes(":") ? `[${address}]` : address];
  return names.some((name) => origin === `http://${name}${port}`);
}

type RenderParts = {
  store: ShownContent;
  cache: PageCache;
  renderPage: (url: string, isOwn: boolean) => Promise<CachedResponse>;
  readPage: ReadPage;
  proxy: ProxyConfig;
  /** The path of the language. */
  base: string;
};

function createRenderMiddleware({
  store,
  cache,
  renderPage,
  readPage,
  proxy,
  base,
}: RenderParts): Middleware {
  const renderUncached = createUncachedRenders(({ url, isOwn }: PageRequest) => renderPage(url, isOwn));

  async function render(request: IncomingMessage, response: ServerResponse) {
    await store.whenReady();
    const page = readPage(request);
    if (page?.redirect) return redirectTo(page.redirect, base, response);
    if (!page || !URL.canParse(page.url)) return badRequest(response);
    const visitor = { visitor: clientIp(request, proxy), isGone: () => response.destroyed };
    const rendered = await begin(page, visitor);
    if (response.destroyed) return;
    if (!rendered) return sendBusy(page.url, response);
    if (isGone(rendered) && isCrawler(request))
      return sayGone(store.texts().labelSettings.notShown, response);
    const status = page.isOwn ? missStatus(rendered, page.isCacheable) : cacheStatus.foreign;
    sendCachedResponse(request, response, rendered, status);
  }

  function begin(page: PageRequest, requester: Requester) {
    return page.isCacheable ? cache.render(page.url, requester.visitor) : renderUncached(page, requester);
  }

  function sendBusy(url: string, response: ServerResponse) {
    return sendResponse(response, busyResponse(isDataUrl(url) ? "data" : "page", store.texts().identity));
  }

  return (request, response, next) => {
    if (isForm(request)) return next();
    render(request, response).catch((error) => fail(request, response, error));
  };
}

/** A dress or a collection that has left: its address leads visitors to the home page, which says so. */
function isGone({ status, br }: CachedResponse): boolean {
  return status === 302 && br.headers["location"] === notShownPath;
}

/** A search engine's crawler names its owner's page. Other programs do as people tell them, and get what people get. */
function isCrawler({ headers: { "user-agent": program = "" } }: IncomingMessage): boolean {
  return program.includes("+http") && isbot(program);
}

/** A crawler that is led to the home page would keep the address for ever. */
function sayGone(text: string, response: ServerResponse) {
  response
    .writeHead(404, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": cachePolicies.never })
    .end(text);
}

type Requester = {
  /** Their address. */
  visitor: string;
  isGone(): boolean;
};

/** The result is undefined when too many wait, when one has waited too long, and when its visitor has gone. */
export function createUncachedRenders<P, T>(renderPage: (page: P) => Promise<T>) {
  const turns = createRenderTurns(UNCACHED.most, UNCACHED.waiting);
  return (page: P, { visitor, isGone }: Requester): Promise<T | undefined> => {
    const since = Date.now();
    const isTooLate = () => Date.now() - since > LONGEST_WAIT_MS;
    return turns.run(async () => (isGone() || isTooLate() ? undefined : await renderPage(page)), visitor);
  };
}

function redirectTo(
  { status, to }: NonNullable<CacheKey["redirect"]>,
  base: string,
  response: ServerResponse,
) {
  // A former slug may come back, so its redirect is not stored, as that of the dress's own page is not.
  const caching = status === 301 ? { "Cache-Control": cachePolicies.never } : {};
  response.writeHead(status, { Location: localAddress(addressBelow(base, to)), ...caching }).end();
}

function missStatus({ isCacheable }: CachedResponse, isKey: boolean): CacheStatus {
  if (!isKey) return cacheStatus.bypass;
  return isCacheable ? cacheStatus.stored : cacheStatus.miss;
}

function createFormHandler(
  store: ShownContent,
  screen: (request: Request, visitor: string) => Promise<Response>,
  transformDocument: TransformDocument,
): FetchHandler {
  const forms = createRenderTurns(FORMS.most, FORMS.waiting);

  async function handle(form: Request, visitor: string): Promise<Response> {
    const response = await transformDocument(await screen(form, visitor), form.url);
    // The response has the visitor's own words in it.
    response.headers.set("Cache-Control", cachePolicies.never);
    return response;
  }

  return async (request, visitor) => {
    if (!isForm(request)) return undefined;
    const form = await readForm(request);
    const busy = () => busyResponse(isDataUrl(request.url) ? "data" : "form", store.texts().identity);
    if (form instanceof Response) return form.status === 503 ? busy() : form;
    return (await forms.run(() => handle(form, visitor), visitor)) ?? busy();
  };
}

/** Any request that may change something: `readForm` refuses those that are none. */
function isForm({ method }: { method?: string | undefined }): boolean {
  return method !== "GET" && method !== "HEAD";
}
