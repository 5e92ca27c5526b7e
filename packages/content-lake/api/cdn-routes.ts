import type { Route } from "../http/router.ts";
import type { AssetCall } from "./asset-endpoint.ts";
import { datasetNotFound } from "./data-routes.ts";
import { projectNotFound } from "./own-project.ts";

interface CdnContext {
  request: Request;
  address: string | undefined;
}

/** The hosted service serves `/images/…` and `/files/…` from another host. */
export function cdnRoutes(assetCall: AssetCall, projectId: string, dataset: string): Route<CdnContext>[] {
  function nameIn(values: Readonly<Record<string, string>>): string {
    if (values.project !== projectId) throw projectNotFound(values.project);
    if (values.dataset !== dataset) throw datasetNotFound(values.dataset, projectId);
    return values.name ?? "";
  }
  const image: Route<CdnContext>["respond"] = ({ request, address }, values) =>
    assetCall.respondImage(request, nameIn(values), address);
  const file: Route<CdnContext>["respond"] = ({ request }, values) =>
    assetCall.respondFile(request, nameIn(values));
  return [
    { method: "GET", path: "/images/:project/:dataset/:name", respond: image },
    // The last segment is the caller's choice and names a download.
    { method: "GET", path: "/images/:project/:dataset/:name/:vanity", respond: image },
    { method: "GET", path: "/files/:project/:dataset/:name", respond: file },
    { method: "GET", path: "/files/:project/:dataset/:name/:vanity", respond: file },
  ];
}
