import { defineCliConfig } from "sanity/cli";
import { outsideFolders } from "./outside-folders.ts";

/** Read by `sanity deploy` alone: the Studio of a hosted dataset. */
export default defineCliConfig({
  api: {
    projectId: process.env.SANITY_STUDIO_PROJECT_ID ?? "",
    dataset: process.env.SANITY_STUDIO_DATASET ?? "production",
  },
  vite: { resolve: { alias: outsideFolders } },
});
