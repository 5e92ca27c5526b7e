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

export const workspace = workspaceOf(
  process.env.SANITY_STUDIO_PROJECT_ID,
  process.env.SANITY_STUDIO_DATASET || "production",
);

function workspaceOf(projectId: string | undefined, dataset: string): Workspace {
  if (projectId) {
    const shopUrl = (process.env.SANITY_STUDIO_SHOP_URL ?? "").replace(/\/+$/, "");
    return { kind: "hosted", projectId, dataset, shopUrl, basePath: "/" };
  }
  const { origin } = globalThis.location ?? { origin: "" };
  return { kind: "embedded", projectId: EMBEDDED_PROJECT, dataset, shopUrl: origin, basePath: "/studio" };
}
