import type { IncomingMessage, ServerResponse } from "node:http";
import { sendResponse } from "@remix-run/node-fetch-server";
import { cachePolicies } from "#app/cache-policies.ts";
import type { Catalogue } from "#app/catalogue/catalogue.ts";
import type { ContentStore } from "#app/content/content-store.server.ts";
import { localAddress } from "#app/label/local-address.ts";
import { keepSearchReady } from "#server/keep-search-ready.ts";
import { badRequest, fail, type Middleware, toNodeMiddleware } from "#server/middleware.ts";
import { clientIp, type ProxyConfig } from "#server/proxy-config.ts";
import type { RenderScreen } from "#server/render-screen.ts";
import { busyResponse } from "./busy-page.ts";
import { type CacheKey, redirectFor, renamedFor } from "./cache-key.ts";
import type { CachedResponse } from "./cached-response.ts";
import { createPageCache, type PageCache } from "./page-cache.ts";
import { createPageRenderer } from "./page-renderer.ts";
import { createPageRequests, type PageRequests } from "./page-request.ts";
import { isDataUrl } from "./page-url.ts";
import { readForm } from "./read-form.ts";
import { createRenderTurns } from "./render-turns.ts";
import { createScreenRenderer, type ScreenSources } from "./screen-renderer.ts";
import { type CacheStatus, cacheStatus, sendCachedResponse, wantsGzip } from "./send-cached-response.ts";
import type { TransformDocument } from "./transform-document.ts";
import { createUncachedRenders } from "./uncached-renders.ts";

type PageMiddlewares = {
  /** Pages that are in the cache: first in the chain, because most requests are hits. */
  serveCached: Middleware;
  /** Pages that must be rendered. Whatever has come this far is a page or nothing. */
  render: Middleware;
  /** Forms: answered for one visitor, never cached. */
  handleForm: Middleware;
};

/** Forms wait longer than pages that are not cached: somebody has written them. */
const FORMS = { most: 2, waiting: 100 };

export function createPageMiddlewares(
  shop: ScreenSources,
  renderScreen: RenderScreen,
  transformDocument: TransformDocument,
  proxy: ProxyConfig,
): PageMiddlewares {
  const { store } = shop;
  const screen = createScreenRenderer(shop, renderScreen);
  const forms = createRenderTurns(FORMS.most, FORMS.waiting);
  const renderer = createPageRenderer(store, screen, transformDocument);
  const cache = createPageCache(store, renderer);
  keepSearchReady(store, screen);
  const requests = createPageRequests(store, proxy);

  async function handleForm(form: Request, visitor: string): Promise<Response> {
    const response = await transformDocument(await screen(form, visitor), form.url);
    // What the visitor typed is in it.
    response.headers.set("Cache-Control", cachePolicies.never);
    return response;
  }

  return {
    serveCached: (request, response, next) =>
      serveCached(store, cache, requests, request, response) || next(),
    render: createRenderMiddleware(store, cache, requests, renderer.render, proxy),
    handleForm: toNodeMiddleware(async (request, visitor) => {
      const form = await readForm(request);
      const busy = () => busyResponse(isDataUrl(request.url) ? "data" : "form", store.texts().identity);
      if (form instanceof Response) return form.status === 503 ? busy() : form;
      return (await forms.run(() => handleForm(form, visitor), visitor)) ?? busy();
    }, proxy),
  };
}

function serveCached(
  store: ContentStore,
  cache: PageCache,
  requests: PageRequests,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (!isSafeMethod(request)) return false;
  const page = requests.read(request);
  if (!page?.isCacheable) return false;
  const found = cache.find(page.url, { gzip: wantsGzip(request) });
  if (!found) return false;
  const isCurrent = found.revision === store.current()?.revision;
  sendCachedResponse(request, response, found, isCurrent ? cacheStatus.hit : cacheStatus.stale);
  return true;
}

function createRenderMiddleware(
  store: ContentStore,
  cache: PageCache,
  requests: PageRequests,
  renderPage: (url: string) => Promise<CachedResponse>,
  proxy: ProxyConfig,
): Middleware {
  const renderUncached = createUncachedRenders(renderPage);

  function begin({ url, isCacheable }: CacheKey, request: IncomingMessage, response: ServerResponse) {
    const visitor = clientIp(request, proxy);
    return isCacheable
      ? cache.render(url, visitor)
      : renderUncached(url, { visitor, isGone: () => response.destroyed });
  }

  async function render(request: IncomingMessage, response: ServerResponse) {
    if (redirectIfMoved(request.url ?? "/", await store.whenReady(), response)) return;
    const page = requests.read(request);
    if (!page || !URL.canParse(page.url)) return badRequest(response);
    const rendered = await begin(page, request, response);
    if (response.destroyed) return;
    if (!rendered)
      return sendResponse(
        response,
        busyResponse(isDataUrl(page.url) ? "data" : "page", store.texts().identity),
      );
    const status = page.isOwn ? missStatus(rendered, page.isCacheable) : cacheStatus.foreign;
    sendCachedResponse(request, response, rendered, status);
  }

  return (request, response, next) => {
    if (!isSafeMethod(request)) return next();
    render(request, response).catch((error) => fail(request, response, error));
  };
}

/** Whether the page has another address, which is then the answer. */
function redirectIfMoved(url: string, catalogue: Catalogue, response: ServerResponse): boolean {
  const spelled = redirectFor(url, catalogue);
  const renamed = spelled ?? renamedFor(url, catalogue);
  if (spelled !== undefined) response.writeHead(308, { Location: localAddress(spelled) }).end();
  // Not stored, as the redirect of the dress's own page is not: a former slug may come back.
  else if (renamed !== undefined)
    response.writeHead(301, { Location: localAddress(renamed), "Cache-Control": cachePolicies.never }).end();
  return renamed !== undefined;
}

function missStatus({ isCacheable }: CachedResponse, isKey: boolean): CacheStatus {
  if (!isKey) return cacheStatus.bypass;
  return isCacheable ? cacheStatus.stored : cacheStatus.miss;
}

function isSafeMethod({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}
