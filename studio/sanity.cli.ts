import { defineCliConfig } from "sanity/cli";
import { wordsInLanguage } from "./words-in-language.ts";

/** Only `sanity deploy` reads this file, for the Studio of a hosted dataset. */
export default defineCliConfig({
  api: {
    projectId: process.env.SANITY_STUDIO_PROJECT_ID ?? "",
    dataset: process.env.SANITY_STUDIO_DATASET ?? "production",
  },
  vite: { resolve: { alias: wordsInLanguage } },
});
