import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { sheetsWithLogicalSides } from "./logical-sides.ts";
import { packagesInLanguage, spelling, wordsInLanguage } from "./words-in-language.ts";

const {
  SHOP_LANGUAGE,
  SHOP_DIGITS,
  SANITY_STUDIO_PROJECT_ID,
  SANITY_STUDIO_DATASET,
  SANITY_STUDIO_SHOP_URL,
} = process.env;

/**
 * Builds Studio for the embedded lake, where the shop serves it at /studio. `sanity deploy` builds the same files for
 * the hosted service.
 */
export default defineConfig({
  base: "/studio/",
  plugins: [spelling, packagesInLanguage, sheetsWithLogicalSides, react()],
  resolve: { alias: wordsInLanguage },
  define: {
    "process.env.SHOP_LANGUAGE": JSON.stringify(SHOP_LANGUAGE ?? ""),
    "process.env.SHOP_DIGITS": JSON.stringify(SHOP_DIGITS ?? ""),
    "process.env.SANITY_STUDIO_PROJECT_ID": JSON.stringify(SANITY_STUDIO_PROJECT_ID ?? ""),
    "process.env.SANITY_STUDIO_DATASET": JSON.stringify(SANITY_STUDIO_DATASET ?? ""),
    "process.env.SANITY_STUDIO_SHOP_URL": JSON.stringify(SANITY_STUDIO_SHOP_URL ?? ""),
  },
  // One person opens Studio, from the next room, so simple chunks are worth more than small ones.
  build: { chunkSizeWarningLimit: 8_000 },
});
