import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import type { RenderScreen } from "#model/services/shop.ts";
import { shopContext } from "./shop-context.server.ts";
import { inLanguage, standBelow } from "./ui/language-base.ts";

let handleRequest: ReturnType<typeof createRequestHandler> | undefined;

/** This is the only entry of its bundle, so that the context has one instance. */
export const renderScreen: RenderScreen = async (request, shop) => {
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  const base = shop.place?.base ?? "";
  handleRequest ??= handlerBelow(base);
  const response = await handleRequest(base ? requestBelow(request) : request, context);
  const isJson = response.headers.get("Content-Type")?.startsWith("application/json");
  // A page of another build does not read this JSON: app/ui/fetch-json.ts.
  if (isJson) response.headers.set("X-Build", build.assets.version);
  if (response.status >= 500 && shop.requestId) response.headers.set("X-Request-Id", shop.requestId);
  return response;
};

function handlerBelow(base: string) {
  standBelow(base);
  // @ts-expect-error The router declares its own build without exactOptionalPropertyTypes in mind.
  return createRequestHandler({ ...build, basename: base || "/" }, import.meta.env.MODE);
}

/** The server has one address for a page of any language; the router has the whole of it. */
function requestBelow(request: Request): Request {
  const { origin, pathname, search } = new URL(request.url);
  return new Request(origin + inLanguage(pathname) + search, request);
}
