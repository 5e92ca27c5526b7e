import { defineCliConfig } from "sanity/cli";
import { packagesInLanguage, wordsInLanguage } from "./words-in-language.ts";

/** Only `sanity deploy` reads this file, for the Studio of a hosted dataset. */
export default defineCliConfig({
  api: {
    projectId: process.env.SANITY_STUDIO_PROJECT_ID ?? "",
    dataset: process.env.SANITY_STUDIO_DATASET ?? "production",
  },
  vite: { plugins: [packagesInLanguage], resolve: { alias: wordsInLanguage } },
});
