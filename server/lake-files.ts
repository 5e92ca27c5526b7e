import type { ContentLake } from "@trousseau/content-lake";
import type { FetchHandler } from "./middleware.ts";

const ofTheLake = /^\/(images|files|v1|vX|v\d{4}-\d{2}-\d{2})\//;

/** The embedded lake at the shop's own address: its pictures, and its API for an editor's Studio. */
export function lakeAnswers(lake: ContentLake): FetchHandler {
  return (request, address) =>
    ofTheLake.test(new URL(request.url).pathname) ? lake.respond(request, { address }) : undefined;
}
