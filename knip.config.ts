import type { KnipConfig } from "knip";

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
          "scripts/*.mjs!",
          // Processes, and modules of which a process or the build is told the name.
          "server/{main,dev,render-screen,lake/lake-words}.ts!",
          "server/command/shop-command.ts!",
          "app/{oldest-browsers,rental/overlap-rule,site/route-modules}.ts!",
          "app/label/words/*/*.{json,ts}!",
          "content/*.ts",
          "bench/{bench,compare,baseline-server}.ts!",
          "tests/stress/*-process.ts",
          "tests/earlier-data/make-data.ts",
          "tests/support/{search-found,table-round-trip,studio-packages}.ts",
          "tests/studio/{playwright.config,shop-with-studio}.ts",
        ],
        project: ["**/*.{ts,tsx,mjs}!", "!tests/**!"],
        // These are called by the paths of their programs and files.
        ignoreDependencies: [
          "@biomejs/biome",
          "@fontsource*/*",
          ...(production ? ["@react-router/dev", "node"] : []),
        ],
      },
      "packages/content-lake": {
        entry: ["stress/*-process.ts", "testing/{picture-reader,task-child-in-process}.ts"],
        project: ["**/*.ts!", "!{testing,stress,contract}/**!"],
      },
      studio: {
        entry: ["{main.tsx,outside-folders.ts}!", "vite.config.ts"],
        project: ["**/*.{ts,tsx}!"],
        paths: { "#app/*": ["../app/*"], "#words/*": ["../app/label/words/en/*"] },
        "react-router": false,
        // Studio's packages may not be installed, so that knip reads its configuration but does not run it.
        vite: false,
      },
    },
    // Programs are the machine's; two words of a language may be the same.
    exclude: ["binaries", "duplicates"],
    ignoreExportsUsedInFile: production,
  }) satisfies KnipConfig;
