import type { IncomingMessage, ServerResponse } from "node:http";
import type { CatalogueStore } from "#app/content/catalogue-store.server.ts";
import { cachePolicies } from "#app/http.ts";
import { badRequest, fail, type Middleware, toNodeMiddleware } from "#server/middleware.ts";
import { type ProxyConfig, publicOrigin } from "#server/proxy-config.ts";
import type { RenderScreen } from "#server/render-screen.ts";
import { securityHeadersFor } from "#server/security-headers.ts";
import type { Finish } from "./finished-page.ts";
import { keepPage } from "./kept-page.ts";
import { pageAddress, tidyAddress } from "./page-address.ts";
import { createPageKeeper, type PageKeeper } from "./page-keeper.ts";
import { readForm } from "./read-form.ts";
import { screens } from "./screens.ts";
import { sendPage } from "./send-page.ts";

export type Pages = {
  /** Pages that are there already: stands before everything else, because it is nearly everything. */
  kept: Middleware;
  /** Pages that must be drawn. Whatever has come this far is a page or nothing. */
  drawn: Middleware;
  /** Forms: answered for one visitor, never kept. */
  sent: Middleware;
};

export function createPages(
  store: CatalogueStore,
  renderScreen: RenderScreen,
  finish: Finish,
  proxy: ProxyConfig,
): Pages {
  const screen = screens(store, renderScreen);

  async function drawPage(address: string) {
    const { revision } = store.current() ?? (await store.whenReady());
    // The same for everybody: nothing of the visitor's request but its address is in this one.
    const answer = await finish(await screen(new Request(address)), address);
    for (const [name, value] of Object.entries(securityHeadersFor(address))) answer.headers.set(name, value);
    return keepPage(answer, revision);
  }

  const keeper = createPageKeeper(store, drawPage);
  return {
    kept: (request, response, next) => giveKept(keeper, request, response, proxy) || next(),
    drawn: (request, response, next) => {
      if (!isReading(request)) return next();
      draw(keeper, request, response, proxy).catch((error) => fail(request, response, error));
    },
    sent: toNodeMiddleware(async (request) => {
      const form = await readForm(request);
      if (form instanceof Response) return form;
      const answer = await finish(await screen(form), form.url);
      // What the visitor typed is in it.
      answer.headers.set("Cache-Control", cachePolicies.never);
      return answer;
    }, proxy),
  };
}

function giveKept(
  keeper: PageKeeper,
  request: IncomingMessage,
  response: ServerResponse,
  proxy: ProxyConfig,
): boolean {
  const address = isReading(request) ? addressOf(request, proxy) : undefined;
  const page = address && keeper.find(address);
  if (!page) return false;
  sendPage(request, response, page);
  return true;
}

async function draw(
  keeper: PageKeeper,
  request: IncomingMessage,
  response: ServerResponse,
  proxy: ProxyConfig,
) {
  const tidy = tidyAddress(request.url ?? "/");
  if (tidy) return response.writeHead(308, { Location: tidy }).end();
  const address = addressOf(request, proxy);
  if (!address || !URL.canParse(address)) return badRequest(response);
  const page = await keeper.draw(address);
  if (!response.destroyed) sendPage(request, response, page);
}

function addressOf(request: IncomingMessage, proxy: ProxyConfig): string | undefined {
  const origin = publicOrigin(request, proxy);
  return origin && origin + pageAddress(request.url ?? "/");
}

function isReading({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}
