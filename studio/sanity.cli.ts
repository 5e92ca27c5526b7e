import { defineCliConfig } from "sanity/cli";
import { outsideFolders } from "./outside-folders.ts";

/** The plugin is the shop's, and reads a file with the shop's names of folders. */
const { languageWords } = await import(new URL("../vite-plugins/language-words.ts", import.meta.url).href);

/** Read by `sanity deploy` alone: the Studio of a hosted dataset. */
export default defineCliConfig({
  api: {
    projectId: process.env.SANITY_STUDIO_PROJECT_ID ?? "",
    dataset: process.env.SANITY_STUDIO_DATASET ?? "production",
  },
  vite: { resolve: { alias: outsideFolders }, plugins: [languageWords()] },
});
