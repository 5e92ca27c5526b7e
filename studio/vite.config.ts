import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { outsideFolders } from "./outside-folders.ts";

const { SANITY_STUDIO_PROJECT_ID, SANITY_STUDIO_DATASET, SANITY_STUDIO_SHOP_URL } = process.env;

/**
 * Builds Studio for the embedded lake, where the shop serves it at /studio. `sanity deploy` builds the same files for
 * the hosted service.
 */
export default defineConfig({
  base: "/studio/",
  plugins: [react()],
  resolve: { alias: outsideFolders },
  define: {
    "process.env.SANITY_STUDIO_PROJECT_ID": JSON.stringify(SANITY_STUDIO_PROJECT_ID ?? ""),
    "process.env.SANITY_STUDIO_DATASET": JSON.stringify(SANITY_STUDIO_DATASET ?? ""),
    "process.env.SANITY_STUDIO_SHOP_URL": JSON.stringify(SANITY_STUDIO_SHOP_URL ?? ""),
  },
  // One person opens Studio, from the next room, so simple chunks are worth more than small ones.
  build: { chunkSizeWarningLimit: 8_000 },
});
