import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { type Shop, shopContext } from "#app/content/shop-context.server.ts";

// @ts-expect-error The router declares its own build without exactOptionalPropertyTypes in mind.
const handleRequest = createRequestHandler(build, import.meta.env.MODE);

/** The built shop as one function, and the only entry of its bundle: the context has a single instance in there. */
export function renderScreen(request: Request, shop: Shop): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  return handleRequest(request, context);
}

export type RenderScreen = typeof renderScreen;
