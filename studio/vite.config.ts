import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { outsideFolders } from "./outside-folders.ts";

const { SANITY_STUDIO_PROJECT_ID, SANITY_STUDIO_DATASET, SANITY_STUDIO_SHOP_URL } = process.env;

/** Studio for the embedded lake, served by the shop at /studio. For the hosted service `sanity deploy` builds it from the same files. */
export default defineConfig({
  base: "/studio/",
  plugins: [react()],
  resolve: { alias: outsideFolders },
  define: {
    "process.env.SANITY_STUDIO_PROJECT_ID": JSON.stringify(SANITY_STUDIO_PROJECT_ID ?? ""),
    "process.env.SANITY_STUDIO_DATASET": JSON.stringify(SANITY_STUDIO_DATASET ?? ""),
    "process.env.SANITY_STUDIO_SHOP_URL": JSON.stringify(SANITY_STUDIO_SHOP_URL ?? ""),
  },
  // One person opens it, from the next room: fewer rules for chunks are worth more than smaller ones.
  build: { chunkSizeWarningLimit: 8_000 },
});
