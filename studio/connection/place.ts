/** Where Studio works: the embedded lake of the shop that serves it, or a dataset of the hosted service. */
export type Place = {
  kind: "embedded" | "hosted";
  projectId: string;
  dataset: string;
  /** Of the shop, without a slash at the end; empty when nobody has said where it stands. */
  shopUrl: string;
  basePath: string;
};

/** The embedded lake holds one project, under this name. */
const EMBEDDED_PROJECT = "trousseau";

export const place: Place = placeOf({
  projectId: process.env.SANITY_STUDIO_PROJECT_ID,
  dataset: process.env.SANITY_STUDIO_DATASET,
  shopUrl: process.env.SANITY_STUDIO_SHOP_URL,
});

function placeOf(settings: Record<"projectId" | "dataset" | "shopUrl", string | undefined>): Place {
  const dataset = settings.dataset || "production";
  const shopUrl = (settings.shopUrl ?? "").replace(/\/+$/, "");
  if (settings.projectId) {
    return { kind: "hosted", projectId: settings.projectId, dataset, shopUrl, basePath: "/" };
  }
  const { origin } = globalThis.location ?? { origin: "" };
  return { kind: "embedded", projectId: EMBEDDED_PROJECT, dataset, shopUrl: origin, basePath: "/studio" };
}
