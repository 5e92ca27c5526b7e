/** Studio works on the embedded lake of the shop that serves it, or on a dataset of the hosted service. */
type Workspace = {
  kind: "embedded" | "hosted";
  projectId: string;
  dataset: string;
  /** The shop's address without a slash at the end; empty when it is unknown. */
  shopUrl: string;
  basePath: string;
};

/** The embedded lake holds one project under this name. */
const EMBEDDED_PROJECT = "trousseau";

export const workspace: Workspace = workspaceOf({
  projectId: process.env.SANITY_STUDIO_PROJECT_ID,
  dataset: process.env.SANITY_STUDIO_DATASET,
  shopUrl: process.env.SANITY_STUDIO_SHOP_URL,
});

function workspaceOf(settings: Record<"projectId" | "dataset" | "shopUrl", string | undefined>): Workspace {
  const dataset = settings.dataset || "production";
  const shopUrl = (settings.shopUrl ?? "").replace(/\/+$/, "");
  if (settings.projectId) {
    return { kind: "hosted", projectId: settings.projectId, dataset, shopUrl, basePath: "/" };
  }
  const { origin } = globalThis.location ?? { origin: "" };
  return { kind: "embedded", projectId: EMBEDDED_PROJECT, dataset, shopUrl: origin, basePath: "/studio" };
}
