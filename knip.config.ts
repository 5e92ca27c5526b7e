import type { KnipConfig } from "knip";
import { files } from "./model/screens/route-table.ts";
import { eachScreen } from "./model/screens/screens.ts";

/** React Router reads them from their table. */
const routes = [...Object.values(files), ...eachScreen.map(([, { module }]) => module)];

/**
 * `knip` names what nobody uses: files, exports and packages. `knip --production` sees no tests, so that it names what they alone use.
 * An exclamation mark stands behind what both see.
 */
export default ({ production = false }) =>
  ({
    workspaces: {
      ".": {
        entry: [
          "{vitest*,playwright}.config.ts",
          "{vite,react-router}.config.ts!",
          "bench/{bench,compare}.ts!",
        ],
        project: ["*.ts!", "bench/**/*.ts!"],
        // These are called by the paths of their programs.
        ignoreDependencies: ["@biomejs/biome", ...(production ? ["@react-router/dev", "node"] : [])],
      },
      words: { entry: ["language-hook.ts!", "*/*.{json,ts}!"], project: ["**/*.ts!"] },
      model: { entry: ["rental/overlap-rule.ts!"], project: ["**/*.ts!"] },
      content: { project: ["**/*.ts!"] },
      app: {
        entry: [
          "{routes,root,entry.client,entry.server,render-screen,oldest-browsers,styles/sheet-rules}.{ts,tsx}!",
          "site/{screens.tsx,not-found.tsx,route-modules.ts}!",
          ...routes.map((route) => `${route}!`),
        ],
        project: ["**/*.{ts,tsx}!"],
        ignoreDependencies: ["@fontsource*/*"],
      },
      server: {
        // Processes, and modules of which a process is told the name.
        entry: ["{main,dev,lake/lake-words,languages/open-language,command/shop-command}.ts!"],
        project: ["**/*.ts!"],
      },
      sample: { entry: ["*.ts"] },
      scripts: { entry: ["*.mjs!"], project: ["*.mjs!"] },
      tests: {
        entry: [
          "**/*.{test,spec}.{ts,tsx}",
          "stress/*-process.ts",
          "earlier-data/make-data.ts",
          "support/{search-found,shop-for-journeys,table-round-trip,studio-packages}.ts",
          "studio/{playwright.config,shop-with-studio}.ts",
        ],
        project: ["**/*.{ts,tsx}"],
      },
      "packages/host": { project: ["**/*.ts!", "!testing/**!"] },
      lake: {
        entry: ["stress/*-process.ts", "testing/{picture-reader,task-child-in-process}.ts"],
        project: ["**/*.ts!", "!{testing,stress,contract}/**!"],
      },
      studio: {
        entry: ["{main.tsx,words-in-language.ts,said-by-packages.ts,vite.config.ts}!"],
        project: ["**/*.{ts,tsx}!"],
        "react-router": false,
        // Studio's packages may not be installed, so that knip reads its configuration but does not run it.
        vite: false,
        // The project runs Studio's tests, and has what they need.
        ignoreDependencies: ["fast-check"],
      },
    },
    // Programs are the machine's; two words of a language may be the same.
    exclude: ["binaries", "duplicates"],
    ignoreExportsUsedInFile: production,
  }) satisfies KnipConfig;
