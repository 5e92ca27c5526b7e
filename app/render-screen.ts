import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import type { RenderScreen } from "#model/services/shop.ts";
import { shopContext } from "./shop-context.server.ts";

// @ts-expect-error The router declares its own build without exactOptionalPropertyTypes in mind.
const handleRequest = createRequestHandler(build, import.meta.env.MODE);

/** This is the only entry of its bundle, so that the context has one instance. */
export const renderScreen: RenderScreen = async (request, shop) => {
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  const response = await handleRequest(request, context);
  const isJson = response.headers.get("Content-Type")?.startsWith("application/json");
  // A page of another build does not read this JSON: app/ui/fetch-json.ts.
  if (isJson) response.headers.set("X-Build", build.assets.version);
  if (response.status >= 500 && shop.requestId) response.headers.set("X-Request-Id", shop.requestId);
  return response;
};
